import { beforeAll, expect, test } from "vitest";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { noTexts, toSiteTexts } from "../../../gateway/site/read-site.ts";
import type { SiteTexts } from "../../../gateway/site/read-site.ts";
import { makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { mistakesOfLook } from "./mistakes-of-look.ts";
import { mistakesOfPeople } from "./mistakes-of-people.ts";
import { mistakesOfStructure } from "./mistakes-of-structure.ts";
import { mistakesOfValues } from "./mistakes-of-values.ts";

/** A site that says something under each key, so that a lost value would show. */
const good: Readonly<Record<string, string>> = {
  name: "name: Acme\n",
  id: "id: acme\n",
  preset: "preset: help-centre\n",
  types: "types:\n  webinar: { label: Webinar }\n",
  navigation: "navigation:\n  header: [{ type: blog }]\n",
  home: "home: { title: Welcome, art: none }\n",
  theme: 'theme: { accent: "#1d5c8a", logo: { light: theme/logo.svg } }\n',
  features: "features: { newsletter: false }\n",
  head: "head: { verification: { google-site-verification: abc } }\n",
  social: 'social: { mastodon: "https://mastodon.social/@acme" }\n',
  contact: "contact: { email: help@acme.example }\n",
  topics: "topics: [{ name: A, description: B, category: C }]\n",
  defaultImage: "defaultImage: /media/a.png\n",
};

const content = forAllTests(() =>
  makeContent({
    "media/a.png": "no picture",
    "theme/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    "theme/font.woff2": "no font",
    "theme/import.css": '@import "a.css";\n',
    "theme/elsewhere.css": "body { background: url(https://a.example/a.png) }\n",
    "theme/broken.css": "a { color: red }\nb { }}}}\n",
    "pages/about.md": "# About\n",
  }),
);

let before: SiteTexts = noTexts;

beforeAll(async () => {
  await content().write("site.yml", Object.values(good).join(""));
  const reading = await readSiteFiles(content().dir);
  if (reading.problems.length > 0) throw new Error("The good site has a mistake.", { cause: reading.problems });
  before = toSiteTexts(reading, noTexts);
});

/** The good site with a mistake in place of what it says under the same key. */
function withMistake(text: string): string {
  const key = /^[a-zA-Z]+/.exec(text)?.[0] ?? "";
  return [text, ...Object.entries(good).flatMap(([name, own]) => (name === key ? [] : [own]))].join("");
}

const mistakes = [...mistakesOfStructure, ...mistakesOfLook, ...mistakesOfPeople, ...mistakesOfValues];

test.each(mistakes)("%s is one line, and what was there before stays in force", async (_name, text, line) => {
  await content().write("site.yml", withMistake(text));
  const reading = await readSiteFiles(content().dir);
  expect(reading.problems.map(({ file, line: at, message }) => `${file}:${at} ${message}`)).toEqual([line]);
  expect(toSiteTexts(reading, before)).toEqual(before);
});

test("the table has at least a hundred mistakes", () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(100);
});
