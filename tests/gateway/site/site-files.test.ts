import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
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
    onGone: () => undefined,
    onProblems: (told) => (problems = told.map(({ file, line, message }) => `${file}:${line} ${message}`)),
  });
  return { site: files.site, changes: () => changes, problems: () => problems, [Symbol.dispose]: files.stop };
};

/** What is told at the start of these files. */
const problemsOf = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  await using content = await makeContent(files);
  using opened = await open(content);
  return opened.problems();
};

test("a content folder that is not there is refused", async () => {
  await expect(
    openSiteFiles({
      contentDir: "/nowhere/content",
      overrides,
      onChanged: () => undefined,
      onProblems: () => undefined,
      onGone: () => undefined,
    }),
  ).rejects.toThrow(SiteFilesError);
});

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
    "changelog.yml:1 0.date",
    "changelog.yml:3 0.type",
    "faq.yml:2 0.answer",
    expect.stringMatching(/^synonyms\.yml:2 expected a list of two or more terms/),
    expect.stringMatching(/^synonyms\.yml:3 expected a list of two or more terms/),
  ]);
});

test("YAML that cannot be read is told with its line, not with a stack", async () => {
  const problems = await problemsOf({ "site.yml": "name: a\nid: [\n", "faq.yml": "words\n" });
  expect(problems[0]).toMatch(/^site\.yml:[23] /);
  expect(problems.join("\n")).not.toMatch(/\.[jt]s:\d/);
});

test("what is wrong in a file is left out, and the rest counts: the last of two equal names, the good entries, the good rules", async () => {
  await using content = await makeContent({
    "site.yml":
      "name: One\nname: Two\nid: Not An Id\ntopcis: []\nsocial:\n  x: nowhere\n  facebook: https://facebook.example\noftenAsked:\n  - label: Outside\n    path: https://evil.example\n  - label: Good\n    path: /good\n    pth: /bad\n",
    "changelog.yml":
      "- date: 2026-13-40\n  title: a\n  type: New\n  description: b\n- date: 2026-03-04\n  title: Good\n  type: New\n  description: b\n",
    "faq.yml": "- question: Only this\n- question: Good\n  answer: Yes.\n",
    "synonyms.yml": "- [alone]\n- [ttl, 5, time to live]\n",
    "redirects.yml": "/a: /b\n/b: /c\n/a: /good\n/d: /d\n/e: [/f]\n",
  });
  using files = await open(content);
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

test("a file that changes is read anew; of one that cannot be read the last good version stays, whatever else changes, and its problems are told", async () => {
  await using content = await makeContent({ "site.yml": "name: First\n", "faq.yml": "- question: q\n  answer: a\n" });
  using files = await open(content);
  await content.write("site.yml", "name: Second\n");
  await eventually(
    () => files.site().name,
    (name) => name === "Second",
  );
  expect(files.changes()).toBe(1);
  await content.write("faq.yml", "- question: [\n");
  await eventually(files.problems, (problems) => problems.length > 0);
  expect(files.problems()).toEqual([expect.stringMatching(/^faq\.yml:[12] not valid YAML/)]);
  expect(files.changes()).toBe(1);
  await content.write("site.yml", "name: Third\n");
  await eventually(
    () => files.site().name,
    (name) => name === "Third",
  );
  expect(files.site().faq).toEqual([{ question: "q", answer: "a" }]);
});

/** A folder "content" that a test exchanges as it likes. */
const makeBase = async () => {
  const base = await mkdtemp(join(tmpdir(), "lectern-site-"));
  const write = async (folder: string, name: string): Promise<void> => {
    await mkdir(join(base, folder), { recursive: true });
    await writeFile(join(base, folder, "site.yml"), `name: ${name}\n`);
  };
  const content = {
    dir: join(base, "content"),
    write: async () => undefined,
    remove: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  };
  return { base, content, write, [Symbol.asyncDispose]: () => rm(base, { recursive: true, force: true }) };
};

test("a folder that is deleted and made anew, or exchanged, is followed; meanwhile the site keeps its name", async () => {
  await using made = await makeBase();
  await made.write("content", "First");
  using files = await open(made.content);
  const names = new Set<string>();
  const timer = setInterval(() => names.add(files.site().name), 5);
  await rm(made.content.dir, { recursive: true });
  await mkdir(made.content.dir);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await made.write("content", "Second");
  await eventually(
    () => files.site().name,
    (name) => name === "Second",
  );
  await made.write("next", "Third");
  await rename(made.content.dir, join(made.base, "old"));
  await rename(join(made.base, "next"), made.content.dir);
  await eventually(
    () => files.site().name,
    (name) => name === "Third",
  );
  await rename(made.content.dir, join(made.base, "v1"));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await made.write("v2", "Fourth");
  await symlink("v2", made.content.dir);
  await eventually(
    () => files.site().name,
    (name) => name === "Fourth",
  );
  await made.write("v2", "Fifth");
  await eventually(
    () => files.site().name,
    (name) => name === "Fifth",
  );
  clearInterval(timer);
  expect([...names].filter((name) => !["First", "Second", "Third", "Fourth", "Fifth"].includes(name))).toEqual([]);
});

test("a mounted ConfigMap of Kubernetes is followed when its files are exchanged", async () => {
  await using made = await makeBase();
  await made.write("content/..2026_1", "First");
  await symlink("..2026_1", join(made.content.dir, "..data"));
  await symlink("..data/site.yml", join(made.content.dir, "site.yml"));
  using files = await open(made.content);
  expect(files.site().name).toBe("First");
  await made.write("content/..2026_2", "Second");
  await symlink("..2026_2", join(made.content.dir, "..data_tmp"));
  await rename(join(made.content.dir, "..data_tmp"), join(made.content.dir, "..data"));
  await eventually(
    () => files.site().name,
    (name) => name === "Second",
  );
});

test("a site file that leads out of the folder is not read, and neither is a pipe, a bomb or a bottomless list", async () => {
  await using made = await makeBase();
  await made.write("outside", "Secret");
  await made.write("content", "Good");
  await rm(join(made.content.dir, "site.yml"));
  await symlink("../outside/site.yml", join(made.content.dir, "site.yml"));
  execFileSync("mkfifo", [join(made.content.dir, "faq.yml")]);
  const anchors = Array.from(
    { length: 9 },
    (_, place) => `a${place + 1}: &a${place + 1} [${Array.from({ length: 9 }, () => `*a${place}`).join(", ")}]`,
  );
  await writeFile(join(made.content.dir, "changelog.yml"), ["a0: &a0 [x]", ...anchors].join("\n"));
  await writeFile(join(made.content.dir, "synonyms.yml"), "[".repeat(50_000));
  let told = "";
  const outcome = await openSiteFiles({
    contentDir: made.content.dir,
    overrides,
    onChanged: () => undefined,
    onGone: () => undefined,
    onProblems: (problems) => (told = problems.map(({ file, message }) => `${file}: ${message}`).join("\n")),
  }).then(
    (files) => {
      files.stop();
      return files.site().name;
    },
    (error: unknown) => String(error),
  );
  const said = `${outcome}\n${told}`;
  expect(said).not.toContain("Secret");
  for (const reason of [
    "leads out of the content folder",
    "a pipe, a socket or a device",
    "too many copies",
    "nested too deeply",
  ])
    expect(said).toContain(reason);
});
