import { describe, expect, test } from "vitest";
import { docTypeNamed, docTypeNames, docTypeOfList } from "../../../client/data/doc-type.ts";

describe("docTypeNames", () => {
  test.each([
    ["ARTICLE", "/articles"],
    ["BLOG", "/blog"],
    ["HOW_TO", "/how-to"],
    ["TOU", "/legal/terms"],
    ["PRIVACY_POLICY", "/legal/privacy"],
    ["GLOSSARY", "/glossary"],
  ] as const)("%s is listed at %s", (type, path) => {
    expect(docTypeNames(type).listPath).toBe(path);
  });

  test("a document of unknown type is listed with the articles", () => {
    expect(docTypeNames(null).listPath).toBe("/articles");
  });
});

describe("docTypeOfList", () => {
  test("knows the address of every list", () => {
    expect(docTypeOfList("/articles")).toBe("ARTICLE");
    expect(docTypeOfList("/white-paper")).toBe("WHITE_PAPER");
    expect(docTypeOfList("/article")).toBeNull();
  });
});

describe("docTypeNamed", () => {
  test("accepts only the schema's names", () => {
    expect(docTypeNamed("BLOG")).toBe("BLOG");
    for (const name of [undefined, "", "blog", "toString", "__proto__"]) expect(docTypeNamed(name)).toBeNull();
  });
});
