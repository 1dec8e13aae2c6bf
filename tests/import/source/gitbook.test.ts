import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const space = {
  "SUMMARY.md": "# Table of contents\n\n* [Tide](README.md)\n* [Sea](sea.md)\n",
  "README.md": "# Tide\n\n[Sea](sea.md#salt-water), [first](sea.md#id-1.-wade)\n",
  "sea.md":
    '# Sea\n\n### Salt <a href="#salt-water" id="salt-water"></a>\n\nText.\n\n### 1. Wade\n\n[Next](../use/rope.md)\n',
};

function below(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(space).map(([name, text]) => [`${folder}/${name}`, text]));
}

const structure = `site:
  structure:
    - type: section
      path: use
      title: Using
      children:
        - { type: space, path: x, default: true, content: { directory: ./use, language: en } }
    - type: section-group
      title: More
      children:
        - type: section
          path: guides
          title: The guides
          children:
            - { type: space, path: y, default: true, content: { directory: ./guides, language: de } }
    - type: section
      path: docs
      title: Start
      default: true
      children:
        - { type: space, path: z, default: true, content: { directory: ./start, language: en } }
`;

test("a site of GitBook with several spaces: each is a type, with the title and the addresses that the site gives it", async () => {
  await using room = await makeSource({
    ".gitbook.yaml": "",
    "docs.yaml": structure,
    ...below("start"),
    ...below("guides"),
    "use/.gitbook.yaml": "root: ./\nredirects:\n  old: rope.md\n",
    "use/SUMMARY.md": "* [Using](README.md)\n* [Rope](rope.md)\n",
    "use/README.md": "# Using\n\nText.\n",
    "use/rope.md": "# Rope\n\nText.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain("Pages 6, documents 6\n");
  expect(await room.read("guide/sea.md")).toContain('### Salt <a id="salt-water"></a>\n');
  expect(await room.read("guide/index.md")).toBe(
    "---\nsubject: Tide\n---\n\n[Sea](/guide/sea#salt-water), [first](/guide/sea#id-1.-wade)\n",
  );
  expect(await room.read("guides-pages/sea.md")).toMatch(
    /^---\nsubject: Sea\nlang: de\n---\n[\s\S]*\[Next\]\(\/use\/rope\)/,
  );
  expect(await room.read("site.yml")).toContain("  use:\n    label: Using\n");
  expect(await room.read("site.yml")).toContain("label: The guides\n");
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/sea: /guide/sea\n");
  expect(redirects).toContain("/guides/sea: /guides-pages/sea\n");
  expect(redirects).toContain("/use/old: /use/rope\n");
  expect(stdout).toContain('guides/SUMMARY.md:1  the pages in guides/ are in de: they are a type, "guides-pages"');
  expect(room.check().stdout).toContain("no problem");
});

test("folders with summaries are spaces where there are several of them, and a book of mdBook is none", async () => {
  await using room = await makeSource({
    ...below("start"),
    ...below("more"),
    "use/rope.md": "# Rope\n\nText.\n",
    "book/book.toml": "[book]\n",
    "book/src/SUMMARY.md": "- [A](a.md)\n",
    "book/src/a.md": "# A\n",
  });
  expect(room.run().stdout).toContain("Tide, GitBook: 4 documents");
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/more/sea: /guide/sea\n");
  expect(redirects).not.toContain("/start/sea:");
  expect(await room.read("start/sea.md")).toContain("subject: Sea\n");
});
