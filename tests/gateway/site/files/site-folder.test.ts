import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSiteFiles, SiteFilesError } from "../../../../gateway/site/site-files.ts";
import { makeContent } from "../../../support/content.ts";
import { eventually } from "../../../support/eventually.ts";
import { openFiles, overrides } from "./open-files.ts";

test("a missing content folder is refused", async () => {
  await expect(
    openSiteFiles({
      contentDir: "/nowhere/content",
      overrides,
      onChanged: () => undefined,
      onNoticed: () => undefined,
      onProblems: () => undefined,
      onGone: () => undefined,
    }),
  ).rejects.toThrow(SiteFilesError);
});

test("a changed file is read again; an unreadable one keeps its last good version, through other changes too, and its problems are reported", async () => {
  await using content = await makeContent({ "site.yml": "name: First\n", "faq.yml": "- question: q\n  answer: a\n" });
  using files = await openFiles(content);
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
  expect(files.site().faq).toEqual([{ question: "q", answer: "a", group: null }]);
});

/** A folder "content" that a test can replace. */
async function makeBase() {
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
}

test("a site.yml that is written while the many other files are read does not take the site's name", async () => {
  const pages = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`pages/p${index}.md`, "# A page\n"]));
  await using content = await makeContent({ ...pages, "site.yml": "name: First\n" });
  using files = await openFiles(content);
  const names = new Set<string>();
  const timer = setInterval(() => names.add(files.site().name), 5);
  for (const name of ["Second", "Third"]) {
    await content.remove("site.yml");
    // It is read again from 50 ms on.
    await new Promise((resolve) => setTimeout(resolve, 80));
    await content.write("site.yml", `name: ${name}\n`);
    await eventually(
      () => files.site().name,
      (now) => now === name,
    );
  }
  clearInterval(timer);
  expect([...names].filter((name) => !["First", "Second", "Third"].includes(name))).toEqual([]);
});

test("a folder that is deleted and recreated, or swapped, is followed; until then the site keeps its name", async () => {
  await using made = await makeBase();
  await made.write("content", "First");
  using files = await openFiles(made.content);
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

test("a mounted Kubernetes ConfigMap is followed when its files are swapped", async () => {
  await using made = await makeBase();
  await made.write("content/..2026_1", "First");
  await symlink("..2026_1", join(made.content.dir, "..data"));
  await symlink("..data/site.yml", join(made.content.dir, "site.yml"));
  using files = await openFiles(made.content);
  expect(files.site().name).toBe("First");
  await made.write("content/..2026_2", "Second");
  await symlink("..2026_2", join(made.content.dir, "..data_tmp"));
  await rename(join(made.content.dir, "..data_tmp"), join(made.content.dir, "..data"));
  await eventually(
    () => files.site().name,
    (name) => name === "Second",
  );
});

test("a site file that links outside the folder is not read, nor is a pipe, a bomb or a bottomless list", async () => {
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
  let reported = "";
  const outcome = await openSiteFiles({
    contentDir: made.content.dir,
    overrides,
    onChanged: () => undefined,
    onNoticed: () => undefined,
    onGone: () => undefined,
    onProblems: (problems) => (reported = problems.map(({ file, message }) => `${file}: ${message}`).join("\n")),
  }).then(
    (files) => {
      files.stop();
      return files.site().name;
    },
    (error: unknown) => String(error),
  );
  const said = `${outcome}\n${reported}`;
  expect(said).not.toContain("Secret");
  for (const reason of [
    "leads out of the content folder",
    "a pipe, a socket or a device",
    "too many copies",
    "nested too deeply",
  ])
    expect(said).toContain(reason);
});
