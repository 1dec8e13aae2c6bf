import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

function page(fields = "title: A"): string {
  return `---\n${fields}\n---\n\nText.\n`;
}

test("MkDocs: what the site excludes is left out, and its drafts are drafts", async () => {
  await using room = await makeSource({
    "mkdocs.yml":
      "site_name: Mole\nexclude_docs: |\n  # notes\n  /secret/\n  *.priv.md\n  !kept.priv.md\ndraft_docs: wip*\n",
    "docs/index.md": "# Mole\n",
    "docs/secret/a.md": page(),
    "docs/deep/b.priv.md": page(),
    "docs/deep/kept.priv.md": page(),
    "docs/deep/secret/c.md": page(),
    "docs/deep/wip-d.md": page(),
  });
  const { stdout } = room.run();
  expect(stdout).toContain("Mole, MkDocs: 4 documents");
  expect(stdout).toContain("docs/secret/a.md:1  no page of MkDocs, as its configuration says\n");
  expect(stdout).toContain("docs/deep/b.priv.md:1  no page of MkDocs");
  expect(await room.read("guide/deep/wip-d.md")).toContain("draft: true\n");
  expect(await room.read("guide/deep/kept.priv.md")).not.toContain("draft");
});

test("Docusaurus: what a plugin excludes is left out", async () => {
  await using room = await makeSource({
    "docusaurus.config.js":
      "module.exports = { title: 'Quay', presets: [['classic', { docs: { exclude: ['**/internal/**'] }, blog: { exclude: ['old*'] } }]] };\n",
    "docs/one.md": page(),
    "docs/internal/two.md": page(),
    "blog/old-a.md": page(),
    "blog/2024-01-01-b.md": page(),
  });
  const { stdout } = room.run();
  expect(stdout).toContain("Quay, Docusaurus: 2 documents");
  expect(stdout).toContain("docs/internal/two.md:1  no page of Docusaurus, as its configuration says\n");
});

test("Hugo: files that the configuration ignores are left out", async () => {
  await using room = await makeSource({
    "hugo.toml": "title = 'Buoy'\nignoreFiles = ['\\.notes\\.md$', '/content/own/', '(?i)x']\n",
    "content/_index.md": page(),
    "content/a.notes.md": page(),
    "content/own/b.md": page(),
  });
  expect(room.run().stdout).toContain("Buoy, Hugo: 1 documents");
});

test("Hugo: folders hand down whether their pages are public", async () => {
  await using room = await makeSource({
    "hugo.toml": "title = 'Buoy'\n",
    "content/_index.md": page(),
    "content/a/_index.md": page("cascade:\n  draft: true"),
    "content/a/b/c.md": page(),
    "content/a/b/d.md": page("draft: false"),
    "content/e/_index.md": page("cascade:\n  - build:\n      render: never\n  - target: { path: x }\n    draft: true"),
    "content/e/f.md": page(),
    "content/g.md": page(),
  });
  room.run();
  for (const [name, isDraft] of [
    ["a/b/c", true],
    ["a/b/d", false],
    ["e/f", true],
    ["g", false],
  ] as const)
    expect((await room.read(`guide/${name}.md`)).includes("draft: true\n")).toBe(isDraft);
});

test("Jekyll: pages have the fields that the configuration gives them, unless they say otherwise", async () => {
  await using room = await makeSource({
    "_config.yml":
      "title: Reef\ndefaults:\n  - scope: { path: internal }\n    values: { published: false, layout: wide }\n  - scope: { path: '', type: posts }\n    values: { permalink: /news/:title/, lang: de }\n",
    "index.md": page(),
    "internal/a.md": page(),
    "internal/b.md": page("published: true"),
    "_posts/2024-01-02-c.md": page(),
  });
  room.run();
  expect(await room.read("guide/internal/a.md")).toContain("draft: true\n");
  expect(await room.read("guide/internal/b.md")).not.toContain("draft");
  expect(await room.read("guide/index.md")).not.toContain("lang");
  expect(await room.read("blog/2024-01-02-c.md")).toContain("lang: de\n");
  expect(await room.read("redirects.yml")).toContain("/news/c: /blog/c\n");
});

test("Mintlify and GitBook: pages for some readers are drafts, and hidden ones are found by no search", async () => {
  await using mint = await makeSource({
    "docs.json": '{ "name": "Mint", "navigation": { "pages": ["a"] } }',
    ".mintignore": "private/\n*.draft.mdx\n",
    "a.mdx": page("hidden: true"),
    "b.mdx": page("groups: [admin]"),
    "c.mdx": page("hidden: false\ngroups: []"),
    "private/d.mdx": page(),
    "e.draft.mdx": page(),
  });
  const { stdout } = mint.run();
  expect(stdout).toContain("Mint, Mintlify: 3 documents");
  expect(stdout).toContain("b.mdx:1  for admin: the document is a draft\n");
  expect(await mint.read("guide/a.md")).toContain("hideFromSearch: true\n");
  expect(await mint.read("guide/b.md")).toContain("draft: true\n");
  expect(await mint.read("guide/c.md")).not.toMatch(/draft|hide/);
  await using book = await makeSource({
    "SUMMARY.md": "* [Home](README.md)\n* [A](a.md)\n",
    "README.md": page("hidden: true"),
    "a.md": page("if: visitor.claims.admin"),
  });
  expect(book.run().stdout).toContain("a.md:1  for visitors where visitor.claims.admin: the document is a draft\n");
  expect(await book.read("guide/index.md")).toContain("hideFromSearch: true\n");
  expect(await book.read("guide/a.md")).toContain("draft: true\n");
});

test("Starlight: a page that its search leaves out stays so", async () => {
  await using room = await makeSource({
    "astro.config.mjs":
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Quay' })] };\n",
    "src/content/docs/index.md": page("title: Quay\npagefind: false"),
    "src/content/docs/a.md": page("title: A\npagefind: true"),
  });
  room.run();
  expect(await room.read("guide/index.md")).toContain("hideFromSearch: true\n");
  expect(await room.read("guide/a.md")).not.toContain("hide");
});
