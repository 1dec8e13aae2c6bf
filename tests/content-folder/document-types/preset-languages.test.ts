import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { presetIn, presetNames } from "../../../content-folder/document-types/presets.ts";
import { typesFrom } from "./site-with-types.ts";

const folder = new URL("../../../content-folder/presets/words/", import.meta.url);
const translations = readdirSync(folder).map((file) => ({
  language: file.replace(".yml", ""),
  words: z.record(z.string(), z.string()).parse(parse(readFileSync(new URL(file, folder), "utf8"))),
}));

/** Keys of a preset whose values are no texts that a reader sees. */
const noText = new Set([
  "type",
  "types",
  "to",
  "kind",
  "layout",
  "listPath",
  "path",
  "rowPath",
  "linkPath",
  "schemaType",
  "others",
]);

/** The texts of a preset that a reader sees, but those that are only the site's name. */
function textsIn(value: unknown, key = ""): readonly string[] {
  if (typeof value === "string") return noText.has(key) || value === "$website" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name));
}

test("the presets are in every language of the interface", () => {
  expect(translations.map(({ language }) => language).toSorted()).toEqual(["ar", "de", "es", "fr", "ja"]);
});

test.each(translations)("every text of the presets has its words in $language, and no other has", ({ words }) => {
  const texts = presetNames.flatMap((name) => textsIn({ ...presetIn(name, "en"), say: undefined }));
  const defaults = ["No Content Yet", "Please check back soon.", "Error fetching article."];
  expect(Object.keys(words).toSorted()).toEqual([...new Set([...texts, ...defaults])].toSorted());
  for (const [english, said] of Object.entries(words))
    expect([english, said.includes("$website")]).toEqual([english, english.includes("$website")]);
});

test("a site in German has the types of its preset in German, at the same addresses; what it says itself stays", () => {
  const german = typesFrom("language: de-AT\npreset: docs\ntypes:\n  release: { label: Neues }").types.all;
  const english = typesFrom("preset: docs").types.all;
  expect(german.map(({ id, listPath }) => [id, listPath])).toEqual(english.map(({ id, listPath }) => [id, listPath]));
  expect(german.find(({ id }) => id === "release")?.label).toBe("Neues");
  const guide = german.find(({ id }) => id === "guide");
  const words = translations.find(({ language }) => language === "de")?.words;
  expect([guide?.label, guide?.empty.text, guide?.failed]).toEqual([
    words?.["Guide"],
    words?.["Please check back soon."],
    words?.["Error fetching article."],
  ]);
});

test("a site in a language without translation, or with none at all, has the preset in English", () => {
  for (const language of ["sv", "[1]", '""'])
    expect(typesFrom(`preset: docs\nlanguage: ${language}`).types.all[0].label).toBe("Guide");
});
