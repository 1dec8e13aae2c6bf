import { expect, test } from "vitest";
import { anyAddress, cardTypes, findDocumentType } from "../../../client/data/document-types.ts";
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

test("every document is read under the first type that has pages, whatever the site calls it", () => {
  expect(anyAddress(siteTypes, "a b")).toBe("/article/a%20b");
  expect(anyAddress(siteTypes.slice(1), "a")).toBe("/blog/a");
  expect(anyAddress([], "a")).toBe("/docs/a");
});

test("the lists of cards are those of the specification, in its order", () => {
  expect(cardTypes(siteTypes).map(({ id }) => id)).toEqual(["article", "blog", "white-paper", "case-study", "sop"]);
});
