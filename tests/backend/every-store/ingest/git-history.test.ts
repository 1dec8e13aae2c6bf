import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const text =
  "Lower the time to live of the record first, wait as long as it was, then change the record and raise it again.";

test("dates, authors and old addresses come from the history of the folder where front matter is silent", async () => {
  await using site = await startIngest({
    "authors/ada-writer.yml": "name: Ada Writer",
    "article/old.md": aDocument({}, text),
    "article/said.md": aDocument({ lastUpdated: "2020-01-01" }, "Said."),
    "article/other.md": aDocument({}, "Of somebody without a file."),
  });
  const facts = async (slug: string) => {
    const { lastUpdated, author } = (await site.store().documents.find(slug)) ?? {};
    return [lastUpdated ?? null, author?.id ?? null];
  };
  expect(await facts("old")).toEqual([null, null]);
  const git = gitIn(site.content.path);
  git("init", "-q");
  git.commit("Ada Writer", "2024-02-03T12:00:00+02:00", "article/old.md", "article/said.md", "authors");
  git.commit("Somebody Else", "2024-03-04T00:00:00Z", "article/other.md");
  await site.scan();
  expect(await facts("old")).toEqual(["2024-02-03T10:00:00Z", "ada-writer"]);
  expect(await facts("said")).toEqual(["2020-01-01T00:00:00Z", "ada-writer"]);
  expect(await facts("other")).toEqual(["2024-03-04T00:00:00Z", null]);
  expect(await site.scan()).toMatchObject({ parsed: 0 });

  mkdirSync(join(site.content.path, "article/deep"));
  renameSync(join(site.content.path, "article/old.md"), join(site.content.path, "article/deep/new.md"));
  site.content.write("article/deep/new.md", aDocument({}, `${text} One sentence more.`));
  git.commit("Somebody Else", "2024-05-06T00:00:00Z", "article");
  const { isWhole } = await site.scanChanges(new Set(["article/old.md", "article/deep/new.md"]));
  expect(isWhole).toBe(false);
  await site.scan();
  expect(await facts("new")).toEqual(["2024-05-06T00:00:00Z", "ada-writer"]);
  expect(await site.store().documents.findAlias("/article/old")).toMatchObject({ slug: "new" });
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0 });

  site.content.write("site.yml", "git: false\n");
  await site.scan();
  expect(await facts("new")).toEqual([null, null]);
  site.content.write("site.yml", "git: never\n");
  await site.scan();
  expect(await facts("new")).toEqual([null, null]);
  site.content.write("site.yml", "");
  await site.scan();
  expect(await facts("new")).toEqual([null, null]);
});

test("a store that is new knows from the history where documents were, and no file has the history of another of its name", async () => {
  await using site = await startIngest({});
  site.content.write("article/a.md", aDocument({}, text));
  const git = gitIn(site.content.path);
  git("init", "-q");
  git.commit("A", "2024-01-01T00:00:00Z", ".");
  git("mv", "article/a.md", "article/b.md");
  git.commit("A", "2024-01-02T00:00:00Z", ".");
  git("mv", "article/b.md", "article/c.md");
  git.commit("A", "2024-01-03T00:00:00Z", ".");
  site.content.write("article/a.md", aDocument({}, "Another document, which has nothing of the first one in it."));
  git.commit("B", "2024-01-04T00:00:00Z", ".");
  await site.scan();
  const leadTo = async (path: string) => (await site.store().documents.findAlias(path))?.slug ?? null;
  expect([await leadTo("/article/b"), await site.subject("a")]).toEqual(["c", "A subject"]);
  expect((await site.store().documents.find("a"))?.lastUpdated).toBe("2024-01-04T00:00:00Z");
  expect((await site.store().documents.find("c"))?.lastUpdated).toBe("2024-01-03T00:00:00Z");
});

test("a commit whose date cannot be read has none, and everything else of the history counts", async () => {
  await using site = await startIngest({});
  const git = gitIn(site.content.path);
  git("init", "-q");
  for (const [name, date] of Object.entries({
    nothing: "",
    zone: " 1700000000 +51800",
    year: " 999999999999 +0000",
    end: " 253402343999 -1200",
  })) {
    site.content.write(`article/${name}.md`, aDocument({ subject: name }));
    git.commit("A", "2024-01-01T00:00:00Z", ".");
    site.content.write(`article/${name}.md`, aDocument({ subject: name }, "Later."));
    git("add", "-A");
    git.commitAs(`Ada Writer <t@example.com>${date}`);
  }
  site.content.write("article/new.md", aDocument({}, text));
  git("add", "-A");
  git.commitAs("Ada Writer <t@example.com> nonsense");
  await site.scan();
  const updated = async (slug: string) => (await site.store().documents.find(slug))?.lastUpdated;
  expect(await Promise.all(["nothing", "zone", "year", "end", "new"].map(updated))).toEqual([
    ...Array.from({ length: 4 }, () => "2024-01-01T00:00:00Z"),
    null,
  ]);
});

/** Git in a folder, with settings of nobody. */
function gitIn(folder: string) {
  const git = (...args: readonly string[]): void => {
    execFileSync("git", ["-C", folder, "-c", "user.name=T", "-c", "user.email=t@example.com", ...args]);
  };
  const commit = (author: string, date: string, ...paths: readonly string[]): void => {
    git("add", "-A", "--", ...paths);
    git("commit", "-q", "-m", "x", "--author", `${author} <t@example.com>`, "--date", date);
  };
  /** Commits what is staged with a line of the author that Git itself would not write. */
  const commitAs = (author: string): void => {
    const ask = (args: readonly string[], input = ""): string =>
      execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", input }).trim();
    const lines = [`tree ${ask(["write-tree"])}`, `parent ${ask(["rev-parse", "HEAD"])}`, `author ${author}`];
    const text = `${lines.join("\n")}\ncommitter T <t@example.com> 1700000000 +0000\n\nx\n`;
    git("reset", "-q", "--soft", ask(["hash-object", "-t", "commit", "-w", "--literally", "--stdin"], text));
  };
  return Object.assign(git, { commit, commitAs });
}
