import { expect, test } from "vitest";
import { makeSource } from "./import-folder.ts";

test("a mistake in front matter costs its line alone, and is named", async () => {
  await using room = await makeSource({
    "a.md": "---\ndescription: Kept\naliases:\n  - %\n  - foreach\ntitle: For each\n---\nText.\n",
  });
  const { stdout } = room.run();
  const text = await room.read("guide/a.md");
  expect(text).toContain("subject: For each");
  expect(text).toContain("metaDescription: Kept");
  expect(stdout).toMatch(/front matter: 1\n {2}a\.md:\d+ /);
});

test("a key that is a bracket is a key", async () => {
  await using room = await makeSource({ "a.md": "# A\n\n<kbd>Ctrl</kbd>+<kbd>[</kbd> and <kbd>]</kbd>\n" });
  expect(room.run().stdout).toContain("Nothing was left as text.");
  expect(await room.read("guide/a.md")).toContain(":kbd[Ctrl]+:kbd[\\[] and :kbd[\\]]");
  expect(room.check().stdout).toContain("no problem");
});

test("a page that is too much for the parser costs no other: it is taken as it is written, and named", async () => {
  await using room = await makeSource({
    "a.md": "# A\n\n[To b](b.md)\n",
    "b.md": `# B\n\nKept.\n\n${"> ".repeat(3_000)}deep\n`,
  });
  const { status, stdout } = room.run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/heavy text: 1\n {2}b\.md:\d+ {2}Lists or quotes are nested too deeply/);
  expect(await room.read("guide/a.md")).toContain("[To b](/guide/b)");
  expect(await room.read("guide/b.md")).toContain("Kept.");
});
