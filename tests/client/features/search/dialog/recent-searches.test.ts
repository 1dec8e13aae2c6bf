import { expect, test } from "vitest";
import {
  forgetSearches,
  readSearches,
  rememberSearch,
} from "../../../../../client/features/search/dialog/recent-searches.ts";
import type { SearchStorage } from "../../../../../client/features/search/dialog/recent-searches.ts";

function storageOf(text?: string): SearchStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(text === undefined ? [] : [["recentSearches", text]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const forbidden: SearchStorage = {
  getItem: () => {
    throw new Error("forbidden");
  },
  setItem: () => {
    throw new Error("full");
  },
  removeItem: () => {
    throw new Error("forbidden");
  },
};

test("the latest search is first, replacing other spellings, and six are kept", () => {
  const storage = storageOf();
  for (const term of ["a", "b", "c", "d", "e", "f", "g", " B "]) rememberSearch(storage, term);
  expect(readSearches(storage)).toEqual(["B", "g", "f", "e", "d", "c"]);
});

test("a blank term is not stored, and clearing leaves nothing behind", () => {
  const storage = storageOf();
  rememberSearch(storage, "  ");
  expect(readSearches(storage)).toEqual([]);
  rememberSearch(storage, "dns");
  forgetSearches(storage);
  expect([readSearches(storage), storage.kept.size]).toEqual([[], 0]);
});

test.each([
  "{",
  "null",
  '{"a":1}',
  '"text"',
  '[1, null, "", "dns", {"a": 1}]',
  JSON.stringify(["x".repeat(301), "dns"]),
])("foreign data in the storage (%s) is harmless", (text) => {
  expect(readSearches(storageOf(text))).toEqual(text.includes("dns") ? ["dns"] : []);
});

test("with storage blocked or full, searches are not remembered but work", () => {
  expect(readSearches(forbidden)).toEqual([]);
  expect(() => rememberSearch(forbidden, "dns")).not.toThrow();
  expect(() => forgetSearches(forbidden)).not.toThrow();
});
