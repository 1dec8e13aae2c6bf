import { beforeAll, expect, test } from "vitest";
import { readSiteFiles } from "../../../content-folder/site-files/site-files.ts";
import { noTexts, toSiteTexts } from "../../../gateway/site/read-site.ts";
import type { SiteTexts } from "../../../gateway/site/read-site.ts";
import { makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { mistakesOfLook } from "./mistakes-of-look.ts";
import { mistakesBetweenBraces } from "./mistakes-between-braces.ts";
import { mistakesOfPeople } from "./mistakes-of-people.ts";
import { mistakesOfStructure } from "./mistakes-of-structure.ts";
import { mistakesOfValues } from "./mistakes-of-values.ts";

/** A site that says something under each key, so that a lost value would show. */
const good: Readonly<Record<string, string>> = {
  name: "name: Acme\n",
  id: "id: acme\n",
  language: "language: de\n",
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
function withMistake(text: string, site = good): string {
  const key = /^[a-zA-Z]+/.exec(text)?.[0] ?? "";
  return [text, ...Object.entries(site).flatMap(([name, own]) => (name === key ? [] : [own]))].join("");
}

const mistakes = [
  ...mistakesOfStructure,
  ...mistakesOfLook,
  ...mistakesOfPeople,
  ...mistakesBetweenBraces,
  ...mistakesOfValues,
];

test.each(mistakes)("%s is one line, and what was there before stays in force", async (_name, text, line) => {
  await content().write("site.yml", withMistake(text));
  const reading = await readSiteFiles(content().dir, { hadSiteYml: true });
  expect(reading.problems.map(({ file, line: at, message }) => `${file}:${at} ${message}`)).toEqual([line]);
  expect(toSiteTexts(reading, before)).toEqual(before);
});

/** A site of another preset, in another language than the default. */
const goodDocs: Readonly<Record<string, string>> = {
  language: "language: de\n",
  preset: "preset: docs\n",
  types: "types:\n  release: false\n  task: { label: Aufgabe, addresses: folders }\n",
  navigation: "navigation:\n  header: [{ type: guide }, { type: task }]\n",
  contact: "contact: { links: [{ type: reference }] }\n",
  git: "git: false\n",
};

const docs = forAllTests(() =>
  makeContent({ "pages/blog/first.md": "# A page that would be behind a type of the other preset\n" }),
);

test.each([
  ["preset: doc\n", 'site.yml:1 preset: expected help-centre or docs, got "doc". Did you mean "docs"?'],
  ["preset: manual\n", 'site.yml:1 preset: expected help-centre or docs, got "manual"'],
  [
    "language: german\n",
    'site.yml:1 language: expected the tag of a language, such as en, de or pt-BR, got "german". Did you mean "de"?',
  ],
  [
    "language: jp\n",
    'site.yml:1 language: expected the tag of a language, such as en, de or pt-BR, got "jp". Did you mean "ja"?',
  ],
  ["git: never\n", 'site.yml:1 git: expected true or false, got "never"'],
])("%j keeps all that is made of it as it was before, with one line", async (text, line) => {
  await docs().write("site.yml", Object.values(goodDocs).join(""));
  const good = await readSiteFiles(docs().dir);
  expect(good.problems).toEqual([]);
  const inForce = toSiteTexts(good, noTexts);
  await docs().write("site.yml", withMistake(text, goodDocs));
  const reading = await readSiteFiles(docs().dir);
  expect(reading.problems.map(({ file, line: at, message }) => `${file}:${at} ${message}`)).toEqual([line]);
  expect(toSiteTexts(reading, inForce)).toEqual(inForce);
});

test("paths for robots may have the signs of theirs", async () => {
  await content().write("site.yml", 'bots: { disallow: ["/*/print$", "*.pdf$", /a?sort=, /größe/] }\n');
  expect((await readSiteFiles(content().dir)).problems).toEqual([]);
});

test("a fault of its own is reported beside the one of the preset", async () => {
  await content().write("site.yml", "preset: doc\nnavigation: { heder: [] }\ntypes: { task: { lable: A } }\n");
  const { problems } = await readSiteFiles(content().dir);
  expect(problems.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test("the table has at least a hundred mistakes", () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(100);
});
