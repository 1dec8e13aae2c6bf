import { describe, expect, test } from "vitest";
import type { Answer } from "../../../gateway/answers/answer.ts";
import { eventually } from "../../support/eventually.ts";
import { aFailure, anAnswer, counted, heldFill, openAnswers, page, settle, textOf } from "./support/open-answers.ts";
import type { TestAnswers } from "./support/open-answers.ts";

describe("what nobody has asked for yet", () => {
  test("is made once and then served from memory while it is fresh", async () => {
    const site = openAnswers();
    const { fill, runs } = page(site);
    expect(site.answers.peek("a", fill)).toBeNull();
    expect(await site.ask("a", fill)).toEqual({ text: "run 1", status: 200, source: "miss", stored: true });
    site.forward(59.9);
    expect(await site.ask("a", fill)).toEqual({ text: "run 1", status: 200, source: "hit", stored: true });
    expect(await site.ask("b", fill)).toMatchObject({ text: "run 2", source: "miss" });
    await settle();
    expect(runs()).toBe(2);
  });

  test("is made once for 200 who ask at the same time", async () => {
    const site = openAnswers();
    const { fill, letGo } = heldFill();
    const slow = counted(fill);
    const asked = Array.from({ length: 200 }, () => site.ask("a", slow.fill));
    letGo(anAnswer("for all", site.now()));
    expect(new Set((await Promise.all(asked)).map(({ text }) => text))).toEqual(new Set(["for all"]));
    expect(slow.runs()).toBe(1);
  });
});

describe("what is no longer fresh", () => {
  test("is served at once, however many ask, while exactly one refresh runs", async () => {
    const site = openAnswers();
    const { fill, letGo } = heldFill();
    const next = counted(fill);
    await site.ask("a", page(site).fill);
    site.forward(61);
    for (let times = 0; times < 50; times += 1)
      expect(site.answers.peek("a", next.fill)).toMatchObject({ source: "stale", stored: true });
    await settle();
    expect(site.answers.peek("a", next.fill)?.source).toBe("stale");
    expect(next.runs()).toBe(1);
    letGo(anAnswer("new", site.now()));
    await settle();
    expect(await site.ask("a", next.fill)).toMatchObject({ text: "new", source: "hit" });
    expect(next.runs()).toBe(1);
  });

  test("is refreshed four keys at a time", async () => {
    const site = openAnswers();
    const keys = Array.from({ length: 10 }, (_, index) => `key ${index}`);
    for (const key of keys) await site.ask(key, page(site).fill);
    site.forward(61);
    const fills = keys.map(() => heldFill());
    const begun = counted(() => anAnswer("", 0));
    keys.forEach((key, index) =>
      site.answers.peek(key, () =>
        Promise.all([begun.fill(), fills[index]?.fill()]).then(([, answer]) => answer ?? aFailure()),
      ),
    );
    await settle();
    expect(begun.runs()).toBe(4);
    fills[0]?.letGo(anAnswer("new", site.now()));
    await settle();
    expect(begun.runs()).toBe(5);
    for (const { letGo } of fills) letGo(anAnswer("new", site.now()));
    await settle();
    expect(begun.runs()).toBe(10);
  });

  test("stays when its refresh fails, and the next refresh waits for 5 s", async () => {
    const site = openAnswers();
    const failing = counted(aFailure);
    await site.ask("a", page(site).fill);
    site.forward(61);
    for (const [seconds, runs] of [
      [0, 1],
      [4.9, 1],
      [0.2, 2],
      [4.9, 2],
      [0.2, 3],
    ] as const) {
      site.forward(seconds);
      expect(await site.ask("a", failing.fill)).toMatchObject({ text: "run 1", source: "stale", stored: true });
      await settle();
      expect(failing.runs()).toBe(runs);
    }
  });

  test("stays when its refresh brings an answer that may not be kept, and the next refresh waits too", async () => {
    const site = openAnswers();
    const partial = counted(() => anAnswer("half", site.now(), { usableUntil: 0 }));
    await site.ask("a", page(site).fill);
    site.forward(61);
    for (let times = 0; times < 5; times += 1) {
      expect(await site.ask("a", partial.fill)).toMatchObject({ text: "run 1", source: "stale" });
      await settle();
    }
    expect(partial.runs()).toBe(1);
  });

  test("stands in for a failure until it is too old, and then the failure is told", async () => {
    const site = openAnswers();
    await site.ask("a", page(site).fill);
    site.forward(3_599);
    expect(await site.ask("a", counted(aFailure).fill)).toMatchObject({ text: "run 1", source: "stale" });
    await settle();
    site.forward(2);
    expect(await site.ask("a", counted(aFailure).fill)).toMatchObject({
      text: "down",
      status: 503,
      source: "error",
      stored: false,
    });
  });

  test("made of stale data: is stored already stale, and the next try waits for 5 s", async () => {
    const site = openAnswers();
    const next = page(site);
    await site.ask("a", page(site, { freshUntil: site.now() - 1 }).fill);
    expect((await site.ask("a", next.fill)).source).toBe("stale");
    await settle();
    expect(next.runs()).toBe(0);
    site.forward(5.1);
    expect((await site.ask("a", next.fill)).source).toBe("stale");
    await settle();
    expect(next.runs()).toBe(1);
    expect((await site.ask("a", next.fill)).source).toBe("hit");
  });

  test("because the backend was slower than it is fresh: nothing failed, so the next try does not wait", async () => {
    const site = openAnswers();
    const slow = counted((run) => {
      const freshUntil = site.now() + 1_000;
      site.forward(2);
      return anAnswer(`run ${run}`, site.now(), { freshUntil });
    });
    await site.ask("a", slow.fill);
    expect((await site.ask("a", slow.fill)).source).toBe("stale");
    await settle();
    expect(slow.runs()).toBe(2);
  });

  test("gives way to what has taken its place: gone, or moved", async () => {
    for (const status of [404, 410, 301]) {
      const site = openAnswers();
      const gone = counted(() => anAnswer("gone", site.now(), { status, freshUntil: 0, usableUntil: 0 }));
      await site.ask("a", page(site).fill);
      site.forward(61);
      await site.ask("a", gone.fill);
      await settle();
      expect(await site.ask("a", gone.fill)).toMatchObject({ status, text: "gone" });
    }
  });
});

describe("what is not there", () => {
  const none = (site: TestAnswers) => counted(() => anAnswer("none", site.now(), { status: 404 }));

  test("is remembered for 5 s, in a place of its own", async () => {
    const site = openAnswers();
    const { fill, runs } = none(site);
    expect(await site.ask("a", fill)).toMatchObject({ status: 404, source: "miss" });
    site.forward(4.9);
    expect(await site.ask("a", fill)).toMatchObject({ status: 404, source: "hit" });
    site.forward(0.2);
    expect(await site.ask("a", fill)).toMatchObject({ status: 404, source: "miss" });
    expect(runs()).toBe(2);
    expect(site.store.count()).toBe(0);
    expect(site.missing.count()).toBe(1);
  });

  test("is found as soon as it is there, and is not missing beside it", async () => {
    const site = openAnswers();
    await site.ask("a", none(site).fill);
    site.forward(5.1);
    expect(await site.ask("a", page(site).fill)).toMatchObject({ text: "run 1", source: "miss" });
    expect(site.missing.count()).toBe(0);
  });

  test("is never served for longer, even while the backend fails", async () => {
    const site = openAnswers();
    await site.ask("a", none(site).fill);
    site.forward(5.1);
    expect(await site.ask("a", counted(aFailure).fill)).toMatchObject({ status: 503, source: "error" });
  });
});

describe("what is never kept", () => {
  test.each([500, 502, 503, 504, 400, 405, 301])("status %i", async (status) => {
    const site = openAnswers();
    const { fill, runs } = page(site, { status });
    expect(await site.ask("a", fill)).toMatchObject({ status, stored: false });
    await site.ask("a", fill);
    expect(runs()).toBe(2);
    expect(site.store.count() + site.missing.count()).toBe(0);
  });

  test("an answer that says so", async () => {
    const site = openAnswers();
    const { fill, runs } = page(site, { freshUntil: 0, usableUntil: 0 });
    expect(await site.ask("a", fill)).toMatchObject({ status: 200, source: "miss", stored: false });
    await site.ask("a", fill);
    expect(runs()).toBe(2);
  });
});

test("an answer is fresh exactly as long as its data", async () => {
  const site = openAnswers();
  const { entry } = await site.answers.get("a", page(site).fill);
  expect((entry.freshUntil - site.now()) / 1_000).toBe(60);
  expect(entry.usableUntil).toBe(site.now() + 3_600_000);
});

test("an answer without an end stays one", async () => {
  const site = openAnswers();
  const forever = { freshUntil: Number.POSITIVE_INFINITY, usableUntil: Number.POSITIVE_INFINITY };
  await site.ask("a", page(site, forever).fill);
  site.forward(1e9);
  expect((await site.ask("a", page(site).fill)).source).toBe("hit");
});

describe("a fill that throws", () => {
  const thrown = new Error("a bug");
  const breaking = [
    { way: "later", fill: () => Promise.reject<Answer>(thrown) },
    {
      way: "at once",
      fill: (): Promise<Answer> => {
        throw thrown;
      },
    },
  ];

  test.each(breaking)("$way is reported, and is a 500 that nobody keeps", async ({ fill }) => {
    const site = openAnswers();
    const { entry, source, stored } = await site.answers.get("a", fill);
    expect({ status: entry.answer.status, source, stored }).toEqual({ status: 500, source: "error", stored: false });
    expect(textOf(entry.answer)).not.toContain("bug");
    expect(site.bugs).toEqual([thrown]);
    expect(await site.ask("a", page(site).fill)).toMatchObject({ status: 200, source: "miss" });
  });

  test.each(breaking)("$way in a refresh leaves the old copy, and further refreshes go on", async ({ fill }) => {
    const site = openAnswers();
    await site.ask("a", page(site).fill);
    site.forward(61);
    for (let times = 1; times <= 6; times += 1) {
      expect(await site.ask("a", fill)).toMatchObject({ text: "run 1", source: "stale" });
      await eventually(
        () => site.bugs.length,
        (bugs) => bugs === times,
      );
      await settle();
      site.forward(5.1);
    }
    const next = counted(() => anAnswer("new", site.now()));
    await site.ask("a", next.fill);
    await settle();
    expect(await site.ask("a", next.fill)).toMatchObject({ text: "new", source: "hit" });
  });
});
