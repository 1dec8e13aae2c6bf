import { expect, test } from "vitest";
import { documentAddress } from "../../addresses/document-address.ts";
import { groupAddress } from "../../addresses/group-address.ts";

test("a group has its kind and its slug in its address, a subcategory its category too, each encoded", () => {
  expect(groupAddress("tag", "größe")).toBe("/tag/gr%C3%B6%C3%9Fe");
  expect(groupAddress("category", "a/b", "c d")).toBe("/category/a%2Fb/c%20d");
});

test("a document has the address of its layout", () => {
  const type = { id: "guide", layout: "guides", addresses: "folders", listPath: "/guides", path: "/guide" } as const;
  expect(documentAddress(type, "guide/a b/c")).toBe("/guide/a%20b/c");
  expect(documentAddress(type, "guide")).toBe("/guides");
  expect(documentAddress({ ...type, addresses: "flat" }, "a/b")).toBe("/guide/a%2Fb");
  expect(documentAddress({ ...type, layout: "glossary" }, "a b")).toBe("/guides#a%20b");
  expect(documentAddress({ ...type, layout: "page" }, "a")).toBe("/guides");
});
