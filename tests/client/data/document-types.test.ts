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

test("a link leads to a document's own address, or under the path that its type says", () => {
  const document = { slug: "a b", path: "/blog/a%20b", type: { id: "blog" } };
  expect(linkAddress(siteTypes, document)).toBe("/article/a%20b");
  const own = siteTypes.map((type) => ({ ...type, linkPath: type.path }));
  expect(linkAddress(own, document)).toBe("/blog/a%20b");
  expect(linkAddress(siteTypes, { ...document, type: { id: "none" } })).toBe("/blog/a%20b");
  expect(linkAddress([], document)).toBe("/blog/a%20b");
});

test("the lists of cards are those of the specification, in its order", () => {
  expect(cardTypes(siteTypes).map(({ id }) => id)).toEqual(["article", "blog", "white-paper", "case-study", "sop"]);
});
