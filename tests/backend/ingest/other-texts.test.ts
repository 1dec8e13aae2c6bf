import { expect, test } from "vitest";
import { aDocument, createContentFolder } from "../support/content-folder.ts";
import { check } from "./check-command.ts";

test("texts that are no documents are named, with what to do: by their ending, and those in no folder", () => {
  using content = createContentFolder({
    "site.yml": "id: testsite\n",
    "article/a.md": aDocument(),
    "article/b.mdx": "# B\n",
    "article/deep/c.MD": "# C\n",
    "article/d.markdown": "# D\n",
    "article/e.rst": "E\n=\n",
    "article/notes.txt": "No document.\n",
    "article/_draft.mdx": "# Not yet\n",
    "article/_snippets/f.mdx": "# Included\n",
    "article/_snippets/g.md": "# Included\n",
    "article/_g.md": "# Included\n",
    "article/deep/_index.md": "# Deep\n",
    "media/g.mdx": "# No document\n",
    "pages/h.mdx": "# H\n",
    "readme.md": "# About this folder\n",
    "README.md": "# About this folder\n",
    "hello.md": "# Hello\n",
    "CONTRIBUTING.md": "# How to help\n",
  });
  const ending = "this text is left out: expected a file that ends in .md.";
  expect(check(content.path).lines).toEqual([
    "hello.md:1 this document is left out: it lies in no folder of a type. Move it, such as to article/hello.md (withheld)",
    `article/b.mdx:1 ${ending} "npm run import" makes one of it: see docs/guides/import.md. Or rename it to b.md if it has no components (withheld)`,
    `article/d.markdown:1 ${ending} Rename it to d.md (withheld)`,
    "article/deep/_index.md:1 this document is left out: expected the name index.md, got _index.md. Rename it (withheld)",
    `article/deep/c.MD:1 ${ending} Rename it to c.md (withheld)`,
    `article/e.rst:1 ${ending} Convert it to Markdown, as article/e.md (withheld)`,
    `pages/h.mdx:1 ${ending} "npm run import" makes one of it: see docs/guides/import.md. Or rename it to h.md if it has no components (withheld)`,
    "1 documents, 0 authors, 7 problems, 7 of the files withheld",
  ]);
});

test("YAML files that are not read because of their names are named", () => {
  using content = createContentFolder({
    "site.yml": "id: testsite\n",
    "article/a.md": aDocument(),
    "article/deep/a.md": aDocument(),
    "article/deep/_folder.yaml": "title: Deep\n",
    "article/other/b.md": aDocument(),
    "article/other/_Folder.yml": "title: Other\n",
    "article/_parts/_folder.yaml": "title: Not read\n",
    "authors/ann.yaml": "name: Ann\n",
    "authors/bob.YML": "name: Bob\n",
    "authors/Carol.yml": "name: Carol\n",
    "words/de.yaml": "Search: Suche\n",
    "article/data.yaml": "of: the author\n",
  });
  const { lines } = check(content.path);
  expect(lines.filter((line) => line.includes("expected the name")).toSorted()).toEqual([
    'article/deep/_folder.yaml:1 expected the name "_folder.yml", got "_folder.yaml". Rename it (withheld)',
    'article/other/_Folder.yml:1 expected the name "_folder.yml", got "_Folder.yml". Rename it (withheld)',
    'authors/ann.yaml:1 expected the name "ann.yml", got "ann.yaml". Rename it (withheld)',
    'authors/bob.YML:1 expected the name "bob.yml", got "bob.YML". Rename it (withheld)',
    'words/de.yaml:1 expected the name "de.yml", got "de.yaml". Rename it (withheld)',
  ]);
});
