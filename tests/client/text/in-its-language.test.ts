import { expect, test } from "vitest";
import { inItsLanguage } from "../../../client/text/in-its-language.ts";

test("words in a language of their own run in its direction, also where they begin with letters of another", () => {
  expect(inItsLanguage({ language: "ar" })).toEqual({ lang: "ar", dir: "rtl" });
  expect(inItsLanguage({ language: "de" })).toEqual({ lang: "de", dir: "ltr" });
  expect(inItsLanguage({ language: null })).toEqual({});
});
