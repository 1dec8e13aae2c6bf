import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openSiteFiles, SiteFilesError } from "../../../../gateway/site/site-files.ts";
import { makeContent } from "../../../support/content.ts";
import { eventually } from "../../../support/eventually.ts";
import { openFiles, overrides } from "./open-files.ts";

afterEach(() => void vi.useRealTimers());

/** Stops the clock of the watching: its timers run when the test turns it. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
}

/** Turns the clock until the site has a name. */
function turnUntil(files: Awaited<ReturnType<typeof openFiles>>, name: string): Promise<void> {
  return eventually(
    async () => {
      await vi.advanceTimersByTimeAsync(50);
      return files.site().name;
    },
    (now) => now === name,
  );
}

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
  stopTimers();
  using files = await openFiles(content);
  for (const name of ["Second", "Third"]) {
    const before = files.notices();
    await content.remove("site.yml");
    await eventually(files.notices, (now) => now > before);
    // The reading begins.
    await vi.advanceTimersByTimeAsync(50);
    await content.write("site.yml", `name: ${name}\n`);
    await turnUntil(files, name);
  }
  expect(files.names()).toEqual(["Second", "Third"]);
});

test("a folder that is deleted and recreated, or swapped, is followed; until then the site keeps its name", async () => {
  await using made = await makeBase();
  await made.write("content", "First");
  stopTimers();
  using files = await openFiles(made.content);
  await rm(made.content.dir, { recursive: true });
  await mkdir(made.content.dir);
  await vi.advanceTimersByTimeAsync(1_500);
  await made.write("content", "Second");
  await turnUntil(files, "Second");
  await made.write("next", "Third");
  await rename(made.content.dir, join(made.base, "old"));
  await rename(join(made.base, "next"), made.content.dir);
  await turnUntil(files, "Third");
  await rename(made.content.dir, join(made.base, "v1"));
  await vi.advanceTimersByTimeAsync(1_500);
  await made.write("v2", "Fourth");
  await symlink("v2", made.content.dir);
  await turnUntil(files, "Fourth");
  await made.write("v2", "Fifth");
  await turnUntil(files, "Fifth");
  expect(files.names()).toEqual(["Second", "Third", "Fourth", "Fifth"]);
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
