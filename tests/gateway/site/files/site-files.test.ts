import { expect, test } from "vitest";
import { makeContent } from "../../../support/content.ts";
import { openFiles } from "./open-files.ts";

/** The problems reported when these files are opened. */
async function problemsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  await using content = await makeContent(files);
  using opened = await openFiles(content);
  return opened.problems();
}

test("missing values of site.yml have defaults, derived from the name where possible", async () => {
  await using content = await makeContent({ "site.yml": "name: My Small Site\n" });
  using files = await openFiles(content);
  expect(files.site()).toMatchObject({
    name: "My Small Site",
    id: "my-small-site",
    defaultDocument: "what-does-my-small-site-provide",
    url: "https://docs.example",
    socialLinks: [],
    topics: [],
    changelog: [],
    faq: [],
    synonyms: [],
  });
});

test("without any file the site has defaults", async () => {
  await using content = await makeContent({});
  await content.remove("site.yml");
  using files = await openFiles(content);
  expect(files.site()).toMatchObject({
    name: "Documentation",
    id: "documentation",
    defaultDocument: "what-does-documentation-provide",
  });
});

test("every problem of every file is reported, with its line", async () => {
  const problems = await problemsOf({
    "site.yml":
      "name: ''\ncontactEmail: nobody\noftenAsked:\n  - label: Outside\n    path: https://evil.example\n  - label: Relative\n    path: //evil.example\ntopics:\n  - name: No category\n    description: x\n    icon: y\n",
    "changelog.yml": "- date: 2026-13-40\n  title: a\n  type: Fixed\n  description: b\n",
    "faq.yml": "- question: q\n  answer: ''\n",
    "synonyms.yml": "- [ttl, time to live]\n- [alone]\n- words\n",
  });
  expect(problems.map((problem) => problem.split(": ")[0])).toEqual([
    "site.yml:1 name",
    "site.yml:2 contactEmail",
    "site.yml:5 oftenAsked.0.path",
    "site.yml:7 oftenAsked.1.path",
    'site.yml:9 the field "category" is missing in topics.0',
    "site.yml:11 topics.0.icon",
    "changelog.yml:1 0.date",
    "changelog.yml:3 0.type",
    "faq.yml:2 0.answer",
    expect.stringMatching(/^synonyms\.yml:2 expected a list of two or more terms/),
    expect.stringMatching(/^synonyms\.yml:3 expected a list of two or more terms/),
  ]);
});

test("invalid YAML is reported with its line, without a stack", async () => {
  const problems = await problemsOf({ "site.yml": "name: a\nid: [\n", "faq.yml": "words\n" });
  expect(problems[0]).toMatch(/^site\.yml:[23] /);
  expect(problems.join("\n")).not.toMatch(/\.[jt]s:\d/);
});

test("invalid parts of a file are dropped, and the rest applies: the last of equal names, the valid entries, the valid rules", async () => {
  await using content = await makeContent({
    "site.yml":
      "name: One\nname: Two\nid: Not An Id\ntopcis: []\nsocial:\n  x: nowhere\n  facebook: https://facebook.example\noftenAsked:\n  - label: Outside\n    path: https://evil.example\n  - label: Good\n    path: /good\n    pth: /bad\n",
    "changelog.yml":
      "- date: 2026-13-40\n  title: a\n  type: New\n  description: b\n- date: 2026-03-04\n  title: Good\n  type: New\n  description: b\n",
    "faq.yml": "- question: Only this\n- question: Good\n  answer: Yes.\n",
    "synonyms.yml": "- [alone]\n- [ttl, 5, time to live]\n",
    "redirects.yml": "/a: /b\n/b: /c\n/a: /good\n/d: /d\n/e: [/f]\n",
  });
  using files = await openFiles(content);
  expect(files.site()).toMatchObject({
    name: "Two",
    id: "two",
    socialLinks: [{ network: "FACEBOOK", url: "https://facebook.example" }],
    oftenAsked: [{ label: "Good", path: "/good" }],
    changelog: [{ title: "Good" }],
    faq: [{ question: "Good", answer: "Yes." }],
    synonyms: [["ttl", "time to live"]],
    redirects: new Map([
      ["/a", "/good"],
      ["/b", "/c"],
    ]),
  });
  expect(files.problems()).toHaveLength(13);
  expect(files.problems()).toContain('site.yml:4 unknown field "topcis". Did you mean "topics"?');
  expect(files.problems()).toContain('site.yml:13 unknown field "oftenAsked.1.pth". Did you mean "path"?');
});

test("changes are shown newest first, and those of one day as the file has them", async () => {
  const entry = (date: string, title: string): string =>
    `- { date: ${date}, title: ${title}, type: New, description: b }\n`;
  await using content = await makeContent({
    "changelog.yml": [
      entry("2026-03-04", "Second"),
      entry("2026-03-04", "Third"),
      entry("2026-03-03", "Fourth"),
      entry("2026-03-05", "First"),
    ].join(""),
  });
  using files = await openFiles(content);
  expect(files.site().changelog.map(({ title }) => title)).toEqual(["First", "Second", "Third", "Fourth"]);
});
