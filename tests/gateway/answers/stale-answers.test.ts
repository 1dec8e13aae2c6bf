import { describe, expect, test } from "vitest";
import { aFailure, anAnswer, counted, heldFill, openAnswers, page, settle } from "./support/open-answers.ts";

describe("a stale answer", () => {
  test("is served at once to every request while exactly one refresh runs", async () => {
    const site = openAnswers();
    const { fill, release } = heldFill();
    const next = counted(fill);
    await site.ask("a", page(site).fill);
    site.forward(61);
    for (let times = 0; times < 50; times += 1)
      expect(site.answers.peek("a", next.fill)).toMatchObject({ source: "stale", stored: true });
    await settle();
    expect(site.answers.peek("a", next.fill)?.source).toBe("stale");
    expect(next.runs()).toBe(1);
    release(anAnswer("new", site.now()));
    await settle();
    expect(await site.ask("a", next.fill)).toMatchObject({ text: "new", source: "hit" });
    expect(next.runs()).toBe(1);
  });

  test("is also one that was stored before the clock was set back", async () => {
    const site = openAnswers();
    site.forward(3_600);
    await site.ask("a", page(site).fill);
    site.forward(-3_600);
    const next = counted(() => anAnswer("new", site.now()));
    expect(site.answers.hit("a")).toBeNull();
    expect(site.answers.peek("a", next.fill)?.source).toBe("stale");
    await settle();
    expect(await site.ask("a", next.fill)).toMatchObject({ text: "new", source: "hit" });
  });

  test("is refreshed with at most four fills at a time", async () => {
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
    fills[0]?.release(anAnswer("new", site.now()));
    await settle();
    expect(begun.runs()).toBe(5);
    for (const { release } of fills) release(anAnswer("new", site.now()));
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

  test("stays when its refresh brings an answer that may not be stored, and the next refresh waits too", async () => {
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

  test("is replaced by an answer that is complete, though that may not be stored either", async () => {
    const site = openAnswers();
    const first = counted((run) => anAnswer(`first page ${run}`, site.now(), { usableUntil: 0, isComplete: true }));
    await site.ask("a", page(site).fill);
    site.forward(61);
    expect((await site.ask("a", first.fill)).source).toBe("stale");
    await settle();
    expect(site.store.count()).toBe(0);
    expect(await site.ask("a", first.fill)).toMatchObject({ text: "first page 2", source: "miss", stored: false });
    expect(await site.ask("a", counted(aFailure).fill)).toMatchObject({ status: 503, source: "error" });
  });

  test("is served instead of a failure until it is no longer usable; then the failure is served", async () => {
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

  test("filled from stale data is stored as stale, and the next refresh waits for 5 s", async () => {
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

  test("that a slow backend returned after its freshness had passed is no failure, so the next refresh does not wait", async () => {
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

  test("is replaced when its page is gone or has moved", async () => {
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
