import { expect, test } from "vitest";
import { cacheControlOf } from "../../../gateway/answers/cache-control.ts";
import type { Answer } from "../../../gateway/answers/answer.ts";
import type { Entry } from "../../../gateway/answers/entry.ts";
import { anAnswer } from "./support/open-answers.ts";

const now = 5_000_000;

function anEntry(freshSeconds: number, usableSeconds: number, fields: Partial<Answer> = {}): Entry {
  const times = { freshUntil: now + freshSeconds * 1_000, usableUntil: now + usableSeconds * 1_000 };
  return {
    answer: anAnswer("", now, { ...times, ...fields }),
    epoch: 0,
    storedAt: now,
    ...times,
    variants: new Map(),
    blockedUntil: 0,
    refreshing: false,
  };
}

test.each([
  [60, 86_460, "s-maxage=60, stale-while-revalidate=60, stale-if-error=86400"],
  [12.9, 100, "s-maxage=12, stale-while-revalidate=60, stale-if-error=100"],
  [0, 100, "s-maxage=0, stale-while-revalidate=60, stale-if-error=100"],
  [-30, 20, "s-maxage=0, stale-while-revalidate=20, stale-if-error=20"],
  [-30, -20, "s-maxage=0, stale-while-revalidate=0, stale-if-error=0"],
])("fresh for %d s, usable for %d s: browsers revalidate each time, a CDN keeps it for %s", (fresh, usable, shared) => {
  expect(cacheControlOf(anEntry(fresh, usable), true, now)).toBe(`public, max-age=0, must-revalidate, ${shared}`);
});

test("an answer that never expires is kept no longer by caches than other answers", () => {
  const forever = Number.POSITIVE_INFINITY;
  expect(cacheControlOf(anEntry(forever, forever), true, now)).toBe(
    "public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
  );
});

test("an answer that is not stored here is no-store for caches", () => {
  expect(cacheControlOf(anEntry(60, 100), false, now)).toBe("no-store");
});

test.each([404, 400, 503])("status %i is no-store for caches, even when it is remembered here", (status) => {
  expect(cacheControlOf(anEntry(5, 5, { status }), true, now)).toBe("no-store");
});

test("an answer's own Cache-Control is kept", () => {
  const headers = { "content-type": "text/plain", "cache-control": "public, max-age=60" };
  expect(cacheControlOf(anEntry(0, 0, { status: 301, headers }), false, now)).toBe("public, max-age=60");
});
