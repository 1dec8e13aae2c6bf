import { join } from "node:path";
import { expect, test } from "vitest";
import { openSiteFiles, SiteFilesError } from "../../../gateway/site/site-files.ts";
import type { SiteFiles } from "../../../gateway/site/site-files.ts";
import { makeContent } from "../../support/content.ts";
import type { TestContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";

const overrides = { name: null, id: null, url: "https://docs.example", loginUrl: null, certificationUrl: null };

/** Site files with a count of the changes told, and the problems told last. */
const open = async (content: TestContent) => {
  let changes = 0;
  let problems: readonly string[] = [];
  const files: SiteFiles = await openSiteFiles({
    contentDir: content.dir,
    overrides,
    onChanged: () => (changes += 1),
    onProblems: (told) => (problems = told.map(({ file, line, message }) => `${file}:${line} ${message}`)),
  });
  return { site: files.site, changes: () => changes, problems: () => problems, [Symbol.dispose]: files.stop };
};

const failureOf = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  await using content = await makeContent(files);
  const error: unknown = await open(content).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SiteFilesError))
    throw new Error("The site's files were expected to be refused.", { cause: error });
  return error.message
    .replaceAll(`${content.dir}/`, "")
    .split("\n")
    .slice(1)
    .map((line) => line.trim());
};

test("what site.yml does not say has a default, made of the name where it can be", async () => {
  await using content = await makeContent({ "site.yml": "name: My Small Site\n" });
  using files = await open(content);
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

test("no file at all is a site of defaults", async () => {
  await using content = await makeContent({});
  await content.remove("site.yml");
  using files = await open(content);
  expect(files.site()).toMatchObject({
    name: "Domainlens",
    id: "domainlens",
    defaultDocument: "what-does-domainlens-provide",
  });
});

test("every problem of every file is told, with the line on which it stands", async () => {
  const problems = await failureOf({
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
    "site.yml:9 topics.0.category",
    "changelog.yml:1 0.date",
    "changelog.yml:3 0.type",
    "faq.yml:2 0.answer",
    "synonyms.yml:2 1",
    "synonyms.yml:3 2",
  ]);
});

test("YAML that cannot be read is told with its line, not with a stack", async () => {
  const problems = await failureOf({ "site.yml": "name: a\nid: [\n" });
  expect(problems[0]).toMatch(/^site\.yml:[23] /);
  expect(problems.join("\n")).not.toMatch(/\.[jt]s:\d/);
});

test("a file that changes is read anew; one that breaks leaves the last good version, and its problems are told", async () => {
  await using content = await makeContent({ "site.yml": "name: First\n" });
  using files = await open(content);
  await content.write("site.yml", "name: Second\n");
  await eventually(
    1_000,
    () => files.site().name,
    (name) => name === "Second",
  );
  expect(files.changes()).toBe(1);
  await content.write("faq.yml", "- question: no answer\n");
  await eventually(1_000, files.problems, (problems) => problems.length > 0);
  expect(files.problems()).toEqual([expect.stringContaining(`${join(content.dir, "faq.yml")}:1 0.answer`)]);
  expect(files.site().name).toBe("Second");
  expect(files.changes()).toBe(1);
});
