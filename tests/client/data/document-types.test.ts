import { expect, test } from "vitest";
import { cardTypes, findDocumentType, linkAddress } from "../../../client/data/document-types.ts";
import { siteTypes } from "../../support/site-types.ts";

test.each([
  ["article", "/articles"],
  ["blog", "/blog"],
  ["how-to", "/how-to"],
  ["tou", "/legal/terms"],
  ["privacy-policy", "/legal/privacy"],
  ["glossary", "/glossary"],
])("%s is listed at %s", (id, path) => {
  expect(findDocumentType(siteTypes, id)?.listPath).toBe(path);
});

test("only ids of the site's types find one", () => {
  for (const id of [undefined, null, "", "BLOG", "toString", "__proto__"])
    expect(findDocumentType(siteTypes, id)).toBeNull();
});

test("links lead under the path that the type of a document says, or under that of the reader", () => {
  expect(linkAddress(siteTypes, { slug: "a b", type: { id: "blog" } })).toBe("/article/a%20b");
  expect(linkAddress(siteTypes, { slug: "a", type: { id: "none" } })).toBe("/docs/a");
  const own = siteTypes.slice(1).map((type) => ({ ...type, linkPath: type.path }));
  expect(linkAddress(own, { slug: "a", type: { id: "blog" } })).toBe("/blog/a");
  expect(linkAddress([], { slug: "a", type: { id: "blog" } })).toBe("/docs/a");
});

test("the lists of cards are those of the specification, in its order", () => {
  expect(cardTypes(siteTypes).map(({ id }) => id)).toEqual(["article", "blog", "white-paper", "case-study", "sop"]);
});
