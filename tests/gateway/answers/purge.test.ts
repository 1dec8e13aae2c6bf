import { expect, test } from "vitest";
import { cacheControlOf } from "../../../gateway/answers/cache-control.ts";
import { aFailure, anAnswer, counted, heldFill, openAnswers, page, settle } from "./support/open-answers.ts";

test("a purge makes every answer stale: it is refilled before it is served, although it was fresh", async () => {
  const site = openAnswers();
  const { fill } = page(site);
  await site.ask("a", fill);
  site.purge();
  expect(site.answers.peek("a", fill)).toBeNull();
  expect(await site.ask("a", fill)).toMatchObject({ text: "run 2", source: "miss" });
  expect((await site.ask("a", fill)).source).toBe("hit");
});

test("a purge leaves the old copy as a fallback for a failing backend, and for a partial answer", async () => {
  const site = openAnswers();
  const { fill } = page(site);
  await site.ask("a", fill);
  site.purge();
  expect(await site.ask("a", counted(aFailure).fill)).toMatchObject({ text: "run 1", source: "stale" });
  expect(await site.ask("a", counted(() => anAnswer("half", site.now(), { usableUntil: 0 })).fill)).toMatchObject({
    text: "run 1",
    source: "stale",
  });
  expect(await site.ask("a", fill)).toMatchObject({ text: "run 2", source: "miss" });
});

test("after a purge a complete answer takes the place of the old copy, though it may not be stored", async () => {
  const site = openAnswers();
  await site.ask("a", page(site).fill);
  site.purge();
  const first = counted(() => anAnswer("first page", site.now(), { usableUntil: 0, isComplete: true }));
  expect(await site.ask("a", first.fill)).toMatchObject({ text: "first page", source: "miss", stored: false });
  expect(site.store.count()).toBe(0);
});

test("a complete answer whose fill began before a purge leaves what was stored after it", async () => {
  const site = openAnswers();
  const before = heldFill();
  const asked = site.ask("a", before.fill);
  site.purge();
  await site.ask("a", page(site).fill);
  before.release(anAnswer("first page", site.now(), { usableUntil: 0, isComplete: true }));
  expect((await asked).text).toBe("first page");
  expect(await site.ask("a", page(site).fill)).toMatchObject({ text: "run 1", source: "hit" });
});

test("what is served in place of a failed or partial fill after a purge is fresh for no cache, and its page says that it may be out of date", async () => {
  const site = openAnswers();
  await site.ask("a", page(site).fill);
  site.purge();
  const half = counted(() => anAnswer("half", site.now(), { usableUntil: 0 }));
  for (const { fill } of [counted(aFailure), half]) {
    const { entry, stored } = await site.answers.get("a", fill);
    expect(cacheControlOf(entry, stored, site.now())).toContain("s-maxage=0,");
    // What the notice needs (write-answer.test.ts).
    expect(entry.freshUntil).toBeLessThan(site.now());
    expect(entry.blockedUntil).toBeGreaterThan(0);
    expect(site.store.get("a")).toBe(entry);
  }
});

test("a purge during a fill: later requests do not join it, and its result is not served as fresh", async () => {
  const site = openAnswers();
  const before = heldFill();
  const after = page(site);
  const asked = site.ask("a", before.fill);
  site.purge();
  const askedAfter = site.ask("a", after.fill);
  before.release(anAnswer("before", site.now()));
  expect((await asked).text).toBe("before");
  expect((await askedAfter).text).toBe("run 1");
  expect(await site.ask("a", after.fill)).toMatchObject({ text: "run 1", source: "hit" });
  expect(after.runs()).toBe(1);
});

test("a purge during a fill without other requests: the next request fills again", async () => {
  const site = openAnswers();
  const before = heldFill();
  const asked = site.answers.get("a", before.fill);
  site.purge();
  before.release(anAnswer("before", site.now()));
  const { entry } = await asked;
  expect(entry.freshUntil).toBeLessThanOrEqual(site.now());
  expect(await site.ask("a", page(site).fill)).toMatchObject({ text: "run 1", source: "miss" });
});

test("a purge during a refresh wins, in whichever order they end", async () => {
  const site = openAnswers();
  const refresh = heldFill();
  const after = page(site);
  await site.ask("a", counted(() => anAnswer("first", site.now())).fill);
  site.forward(61);
  await site.ask("a", refresh.fill);
  await settle();
  site.purge();
  expect(await site.ask("a", after.fill)).toMatchObject({ text: "run 1", source: "miss" });
  refresh.release(anAnswer("before the purge", site.now()));
  await settle();
  expect(await site.ask("a", after.fill)).toMatchObject({ text: "run 1", source: "hit" });
});
