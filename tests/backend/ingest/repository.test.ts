import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askGit, mayHaveRepository } from "../../../backend/ingest/history/git.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-repository-"));
  mkdirSync(join(folder, "site/content"), { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What Git itself says. */
async function isInRepository(path: string): Promise<boolean> {
  return (await askGit(path, ["rev-parse", "--git-dir"])) !== null;
}

test("Git is asked about a folder in a repository, however it is reached, and about no other", async () => {
  const content = join(folder, "site/content");
  expect([await mayHaveRepository(content), await isInRepository(content)]).toEqual([false, false]);
  execFileSync("git", ["init", "--quiet", join(folder, "site")]);
  symlinkSync(content, join(folder, "linked"));
  for (const path of [content, join(folder, "site"), join(folder, "linked")])
    expect([path, await mayHaveRepository(path), await isInRepository(path)]).toEqual([path, true, true]);
  expect(await mayHaveRepository(folder)).toBe(false);
});

test("a worktree and a submodule have a file in place of the folder", async () => {
  writeFileSync(join(folder, ".git"), "gitdir: elsewhere\n");
  expect(await mayHaveRepository(join(folder, "site/content"))).toBe(true);
});
