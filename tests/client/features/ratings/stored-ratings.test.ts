// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { storeRating } from "../../../../client/features/ratings/store-rating.ts";
import { onRatingStored, readRating } from "../../../../client/features/ratings/stored-ratings.ts";
import type { RatingStorage } from "../../../../client/features/ratings/stored-ratings.ts";

function memory(initial?: string): RatingStorage & { readonly text: () => string | null } {
  let text = initial ?? null;
  return {
    getItem: () => text,
    setItem: (_key, value) => {
      text = value;
    },
    text: () => text,
  };
}

describe("stored ratings", () => {
  test("are one map, 'userDocRatings', keyed by slug and holding rating and ip", () => {
    const keys: string[] = [];
    const storage = memory();
    storeRating({ ...storage, setItem: (key, value) => (keys.push(key), storage.setItem(key, value)) }, "a", {
      rating: 3.5,
      ip: null,
    });
    storeRating(storage, "b", { rating: 5, ip: "203.0.113.7" });
    expect(keys).toEqual(["userDocRatings"]);
    expect(JSON.parse(storage.text() ?? "")).toEqual({
      a: { rating: 3.5, ip: null },
      b: { rating: 5, ip: "203.0.113.7" },
    });
    expect(readRating(storage, "a")).toEqual({ rating: 3.5, ip: null });
    expect(readRating(storage, "c")).toBeNull();
  });

  test("replace an earlier rating of the same document", () => {
    const storage = memory();
    storeRating(storage, "a", { rating: 1, ip: null });
    storeRating(storage, "a", { rating: 4.5, ip: null });
    expect(readRating(storage, "a")?.rating).toBe(4.5);
  });

  test("accept a slug such as __proto__", () => {
    const storage = memory();
    storeRating(storage, "__proto__", { rating: 2, ip: null });
    expect(readRating(storage, "__proto__")?.rating).toBe(2);
    expect(readRating(storage, "toString")).toBeNull();
  });

  test.each([
    "{",
    "null",
    "[]",
    '{"a":7}',
    '{"a":{"rating":"5","ip":null}}',
    '{"a":{"rating":9,"ip":null}}',
    '{"a":{"rating":3.2,"ip":null}}',
    '{"a":{"rating":3}}',
  ])("are empty when the storage has %s", (text) => {
    expect(readRating(memory(text), "a")).toBeNull();
  });

  test("notify listeners", () => {
    let calls = 0;
    const stop = onRatingStored(() => calls++);
    storeRating(memory(), "a", { rating: 3, ip: null });
    stop();
    storeRating(memory(), "a", { rating: 3, ip: null });
    expect(calls).toBe(1);
  });

  test("count in this page alone while storage is full", () => {
    const storage = memory('{"before":{"rating":1,"ip":null}}');
    const full: RatingStorage = {
      ...storage,
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    };
    storeRating(full, "full", { rating: 3, ip: null });
    storeRating(full, "before", null);
    expect([readRating(full, "full")?.rating, readRating(full, "before")]).toEqual([3, null]);
    for (const slug of ["full", "before"]) storeRating(storage, slug, { rating: 5, ip: null });
    storage.setItem("userDocRatings", '{"full":{"rating":2,"ip":null}}');
    expect([readRating(storage, "full")?.rating, readRating(storage, "before")]).toEqual([2, null]);
  });
});
