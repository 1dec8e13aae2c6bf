import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("files of Hugo that look like documents and are no pages are named with the reason, and counted", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Moor"\n[languages.en]\n[languages.de]\ndisabled = true\n',
    "content/en/_index.md": "---\ntitle: Moor\nhero: wide\ntoc: false\n---\nText.\n",
    "content/en/one.md": "---\ntitle: One\ntoc: false\n---\nText.\n",
    "content/en/_TEMPLATE.md": "---\ntitle: A title\n---\nText.\n",
    "content/en/form.html": "---\ntitle: Form\n---\n<p>Text</p>\n",
    "content/de/one.md": "---\ntitle: Eins\n---\nText.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("left out: 3\n");
  expect(stdout).toContain("content/en/_TEMPLATE.md:1  has an underscore before a name");
  expect(stdout).toContain("content/en/form.html:1  no Markdown: such files are not read");
  expect(stdout).toContain("content/de/one.md:1  of no language that the site builds");
  expect(stdout).toContain(
    "Files 5: documents 2, in the pages that include them 0, left out 3 (named above), taken 40.00 %",
  );
  expect(stdout).toContain("Fields of front matter left out: toc ×2, hero ×1\n");
});

test("what other pages include counts as taken; what none includes is named", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": 'module.exports = { title: "Moor" };\n',
    "docs/index.mdx": 'import Part from "../_part.mdx";\n\n# Moor\n\n<Part />\n',
    "docs/_part.mdx": "Words.\n",
    "docs/_lost.md": "Lost.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("docs/_part.mdx:1  its text is in the pages that include it");
  expect(stdout).toContain(
    "docs/_lost.md:1  has an underscore before a name: it is for pages to include, and none does",
  );
  expect(stdout).toContain("Files 3: documents 1, in the pages that include them 1, left out 1");
});

test("chapters that the summary of a book does not list are named", async () => {
  await using room = await makeSource({
    "book.toml": '[book]\ntitle = "Moor"\n',
    "src/SUMMARY.md": "- [One](one.md)\n",
    "src/one.md": "# One\n",
    "src/two.md": "# Two\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("src/two.md:1  the summary does not list it");
  expect(stdout).toContain("Files 2: documents 1,");
});
