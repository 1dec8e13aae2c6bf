import { expect, test } from "vitest";
import { searchAddress } from "../../../../../client/features/search/box/search-address.ts";

test("names the term, and the type and page only where they are not the usual ones", () => {
  expect(searchAddress({ term: "name server", type: null, page: 1 })).toBe("/search?q=name+server");
  expect(searchAddress({ term: "a&b=c", type: "BLOG", page: 3 })).toBe("/search?q=a%26b%3Dc&type=BLOG&page=3");
});
