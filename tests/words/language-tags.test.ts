import { expect, test } from "vitest";
import { meantLanguage } from "../../content-folder/faults/meant-language.ts";
import { isLanguageTag } from "../../words/direction.ts";

test.each(["de", "pt-BR", "zh-Hant", "se", "uk", "iw", "gsw", "tok", "EN-gb", "sr-Latn-RS"])(
  "%s is the tag of a language",
  (tag) => {
    expect(isLanguageTag(tag)).toBe(true);
  },
);

test.each(["jp", "cn", "ua-UA", "xx", "german", "de_DE", "d", "", "en us", "x-klingon"])(
  "%j is no tag of a language",
  (tag) => {
    expect(isLanguageTag(tag)).toBe(false);
  },
);

test.each([
  ["jp", "ja"],
  ["CN", "zh"],
  ["ua", "uk"],
  ["German", "de"],
  ["Deutsch", "de"],
  ["pt_BR", "pt-BR"],
  ["xx", null],
  ["zz", null],
  ["Quenya", null],
])("who writes %j for a language means %j", (given, meant) => {
  expect(meantLanguage(given)).toBe(meant);
});
