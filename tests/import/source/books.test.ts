import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("a book of mdBook: the chapters of its summary, parts of files, redirects, lines that are for the compiler alone", async () => {
  await using room = await makeSource({
    "book.toml":
      '[book]\ntitle = "Knots"\nlanguage = "en"\n[output.html]\nsite-url = "/knots/"\n[output.html.redirect]\n"old.html" = "wet/rope.html"\n',
    "src/SUMMARY.md":
      "# Summary\n\n[Before](before.md)\n\n# Ropes\n\n- [Wet](wet/README.md)\n  - [The rope](wet/rope.md)\n- [Draft]()\n",
    "src/before.md": "Words. See [the rope](wet/rope.html#a-part).\n",
    "src/wet/README.md": "## Wet\n\n### Deeper\n\nText.\n",
    "src/wet/rope.md":
      "# Rope\n\n## A part\n\n```rust,ignore\n{{#include ../../code/a.rs:here}}\n```\n\n```rust\n# use knots::*;\nfn tie() {}\n```\n\n> ```rust\n> # hidden();\n> ## shown\n> ```\n",
    "src/notes.md": "# Not in the summary\n",
    "code/a.rs": "// ANCHOR: all\nfn a() {}\n// ANCHOR: here\nfn b() {}\n// ANCHOR_END: here\n// ANCHOR_END: all\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Knots, mdBook: 3 documents");
  expect(stdout).toContain("kept 100.00 %");
  expect(await room.read("guide/before.md")).toBe(
    "---\nsubject: Before\n---\n\nWords. See [the rope](/guide/wet/rope#a-part).\n",
  );
  expect(await room.read("guide/wet/index.md")).toBe("---\nsubject: Wet\n---\n\n## Deeper\n\nText.\n");
  const rope = await room.read("guide/wet/rope.md");
  expect(rope).toContain("```rust\nfn b() {}\n```");
  expect(rope).toContain("```rust\nfn tie() {}\n```");
  expect(rope).toContain("> ```rust\n> # shown\n> ```");
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/knots/wet/rope.html: /guide/wet/rope\n");
  expect(redirects).toContain("/knots/old.html: /guide/wet/rope\n");
  expect(await room.read("site.yml")).toContain("- title: Ropes\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of docsify: its pages without what is around them, in the order of its sidebar", async () => {
  await using room = await makeSource({
    "docs/index.html":
      "<html lang='en'><title>Quay</title><script>window.$docsify = { name: 'Old quay', loadSidebar: true };</script></html>",
    "docs/README.md": "# Quay\n\nTo [it](it.md).\n",
    "docs/_sidebar.md": "- Use\n  - [It](/it.md)\n- [Home](/)\n",
    "docs/_coverpage.md": "# Cover\n",
    "docs/it.md": "Only words.\n",
  });
  expect(room.run().stdout).toContain("Old quay, docsify: 2 documents");
  expect(await room.read("guide/it.md")).toBe("---\nsubject: It\n---\n\nOnly words.\n");
  expect(await room.read("site.yml")).toContain("- title: Use\n        items:\n          - it\n");
  expect(room.check().stdout).toContain("no problem");
});

test("MkDocs: titles of its nav, fields without lines around them, ids of headings in all scripts", async () => {
  await using room = await makeSource({
    "mkdocs.yml":
      "site_name: 潮\nnav:\n  - 索: use/rope.md\nmarkdown_extensions:\n  - toc:\n      slugify: !!python/name:pymdownx.slugs.uslugify\n  - pymdownx.tabbed:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify\n",
    "docs/index.md": "# 潮\n\n[一](use/rope.md#引入-a).\n",
    "docs/use/rope.md": "author: A, B\ntags: wet,\n    dry\n\n## 引入 A\n\n文.\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  expect(await room.read("guide/use/rope.md")).toBe(
    "---\nsubject: 索\ntags:\n  - wet\n  - dry\n---\n\n## 引入 A\n\n文.\n",
  );
  expect(room.check().stdout).toContain("no problem");
});

test("a comment with a block of code in it is a comment as a whole, and one in code is code", async () => {
  await using room = await makeSource({
    "book.toml": '[book]\ntitle = "Lock"\n',
    "src/SUMMARY.md": "- [Gate](gate.md)\n",
    "src/gate.md":
      "# Tor\n\n<!--\nHidden words.\n\n```rust\nhidden();\n```\n\nMore of them.\n-->\n\nText.\n\n```html\n<!--\n```\n\nLast.\n",
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  expect(await room.read("guide/gate.md")).toBe("---\nsubject: Tor\n---\n\nText.\n\n```html\n<!--\n```\n\nLast.\n");
});

test("the first chapter of a book is at its index too, and the page of a folder is a file", async () => {
  await using room = await makeSource({
    "book.toml": '[book]\ntitle = "Lock"\n',
    "src/SUMMARY.md": "- [Gate](gate.md)\n- [Use](use/README.md)\n",
    "src/gate.md": "# Gate\n",
    "src/use/README.md": "# Use\n",
  });
  room.run();
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/index.html: /guide/gate\n");
  expect(redirects).toContain("/use: /guide/use\n");
  expect(redirects).toContain("/use/index.html: /guide/use\n");
});
