import { expect, test } from "vitest";
import { searchAddress } from "../../../../../client/features/search/box/search-address.ts";

test("has the term, and type and page only when they are not the defaults", () => {
  expect(searchAddress({ term: "name server", type: null, page: 1 })).toBe("/search?q=name+server");
  expect(searchAddress({ term: "a&b=c", type: "blog", page: 3 })).toBe("/search?q=a%26b%3Dc&type=blog&page=3");
});
