import { existsSync } from "node:fs";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSource, programs, run } from "../import-folder.ts";

const files = { "README.md": "# Notes\n\nRead [the rest](b/c.md).\n", "b/c.md": "Text.\n" };

test("a dry run writes nothing, and a second run changes nothing", async () => {
  await using room = await makeSource(files);
  expect(room.run("--dry-run").stdout).toContain("Nothing is written (--dry-run).");
  expect(existsSync(room.target)).toBe(false);
  expect(room.run().stdout).toContain("4 files written, 0 unchanged");
  const before = await stat(join(room.target, ".import.json"));
  expect(room.run().stdout).toContain("0 files written, 4 unchanged");
  expect((await stat(join(room.target, ".import.json"))).mtimeMs).toBe(before.mtimeMs);
});

test("what a person has edited or removed since stays so, and is named; what changed in the source is written", async () => {
  await using room = await makeSource(files);
  room.run();
  await writeFile(join(room.target, "guide/index.md"), "Mine.\n");
  await writeFile(join(room.source, "README.md"), "# Notes\n\nNew.\n");
  await writeFile(join(room.source, "b/c.md"), "Newer.\n");
  expect(room.run().stdout).toContain("Edited since, and left as they are:\n  guide/index.md\n");
  expect(await room.read("guide/index.md")).toBe("Mine.\n");
  expect(await room.read("guide/b/c.md")).toContain("Newer.");
  await rm(join(room.target, "guide/b/c.md"));
  expect(room.run().stdout).toContain("  guide/b/c.md\n");
  expect(existsSync(join(room.target, "guide/b/c.md"))).toBe(false);
});

test("a document that is no longer in the source stays, and is named at each run until it is removed", async () => {
  await using room = await makeSource(files);
  room.run();
  await rm(join(room.source, "b/c.md"));
  const gone = "No longer in the source, and left as they are:\n  guide/b/c.md\n";
  expect(room.run("--dry-run").stdout).toContain(gone);
  expect(room.run().stdout).toContain(gone);
  expect(room.run().stdout).toContain(gone);
  expect(await room.read("guide/b/c.md")).toContain("Text.");
  await rm(join(room.target, "guide/b/c.md"));
  expect(room.run().stdout).not.toContain("  guide/b/c.md\n");
});

test("what cannot be imported is refused with what was expected", async () => {
  await using room = await makeSource({ "a.txt": "" });
  expect(room.run()).toMatchObject({ status: 2, stdout: "" });
  expect(room.run().stderr).toContain(
    "Expected a site of Docusaurus, VitePress, Starlight, MkDocs, Hugo, Mintlify, Nextra, mdBook, docsify, GitBook, Jekyll, WordPress, Zendesk Guide, or a folder with Markdown files, got neither",
  );
  expect(run(programs.import, room.source).stderr).toContain("got no --to");
  expect(run(programs.import, `${room.source}/x`, "--to", room.target).stderr).toContain("got nothing at");
  expect(run(programs.import, room.source, "--to", `${room.source}/x`).stderr).toContain("one lies in the other");
});
