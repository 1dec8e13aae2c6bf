import { describe, expect, test } from "vitest";
import type { Answer } from "../../../gateway/answers/answer.ts";
import { eventually } from "../../support/eventually.ts";
import { aFailure, anAnswer, counted, heldFill, openAnswers, page, settle, textOf } from "./support/open-answers.ts";
import type { TestAnswers } from "./support/open-answers.ts";

describe("an answer that is not stored", () => {
  test("is filled once, then served from memory while fresh", async () => {
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

  test("is filled once for 200 concurrent requests", async () => {
    const site = openAnswers();
    const { fill, release } = heldFill();
    const slow = counted(fill);
    const asked = Array.from({ length: 200 }, () => site.ask("a", slow.fill));
    release(anAnswer("for all", site.now()));
    expect(new Set((await Promise.all(asked)).map(({ text }) => text))).toEqual(new Set(["for all"]));
    expect(slow.runs()).toBe(1);
  });
});

describe("a missing page", () => {
  const none = (site: TestAnswers) => counted(() => anAnswer("none", site.now(), { status: 404 }));

  test("is remembered for 5 s, in a separate store", async () => {
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

  test("is found as soon as it exists, and is then no longer remembered as missing", async () => {
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

describe("never stored:", () => {
  test.each([500, 502, 503, 504, 400, 405, 301])("status %i", async (status) => {
    const site = openAnswers();
    const { fill, runs } = page(site, { status });
    expect(await site.ask("a", fill)).toMatchObject({ status, stored: false });
    await site.ask("a", fill);
    expect(runs()).toBe(2);
    expect(site.store.count() + site.missing.count()).toBe(0);
  });

  test("an answer that forbids it", async () => {
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

test("an answer that never expires stays fresh", async () => {
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

  test.each(breaking)("$way is reported, and answered with a 500 that is not stored", async ({ fill }) => {
    const site = openAnswers();
    const { entry, source, stored } = await site.answers.get("a", fill);
    expect({ status: entry.answer.status, source, stored }).toEqual({ status: 500, source: "error", stored: false });
    expect(textOf(entry.answer)).not.toContain("bug");
    expect(site.bugs).toEqual([thrown]);
    expect(await site.ask("a", page(site).fill)).toMatchObject({ status: 200, source: "miss" });
  });

  test.each(breaking)("$way in a refresh leaves the stale copy, and later refreshes still run", async ({ fill }) => {
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
