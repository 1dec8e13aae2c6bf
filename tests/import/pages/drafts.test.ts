import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

function page(fields: string, marks = "---"): string {
  return `${marks}\n${fields}\n${marks}\n\n# A\n\nText.\n`;
}

const drafts = [
  "draft: yes",
  "draft: True",
  "draft: maybe",
  "draft:",
  "published: no",
  "published: off",
  "restricted: staff",
  "publishDate: soon",
  "expiryDate: 2024-02-31",
  "draft: [true",
];
const others = [
  "draft: no",
  "draft: off",
  "published: yes",
  "published: 2024-05-06",
  "title: A draft",
  "publishDate: 2024-05-06",
];

test("whatever may mark a draft makes one", async () => {
  const pages = [...drafts, ...others].map((fields, index) => [`docs/p${index}.md`, page(fields)] as const);
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md": "# Quay\n",
    ...Object.fromEntries(pages),
  });
  room.run();
  const texts = await Promise.all(pages.map((_page, index) => room.read(`guide/p${index}.md`)));
  const made = [...drafts, ...others].filter((_fields, index) => texts[index]?.includes("\ndraft: true\n"));
  expect(made).toEqual(drafts);
});

test("front matter that cannot be read and may mark a draft makes one, and the report names it", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Quay"\n',
    "content/_index.md": "# Quay\n",
    "content/a.md": page('title = "A\ndraft = true', "+++"),
    "content/b.md": '{\n"title": "B",,\n"draft": true\n}\n\nText.\n',
    "content/c.md": page('title = "C\nweight = 1', "+++"),
    "content/d.md": page("publishDate: soon"),
    "content/e.md": page("draft: maybe"),
  });
  const { stdout } = room.run();
  expect(await room.read("guide/a.md")).toContain("draft: true\n");
  expect(await room.read("guide/b.md")).toContain("draft: true\n");
  expect(await room.read("guide/c.md")).not.toContain("draft:");
  expect(stdout).toContain("content/a.md:1  cannot be read and may mark a draft: the document is one");
  expect(stdout).toContain('content/d.md:1  "soon" is no date, and may keep it from readers: the document is a draft');
  expect(stdout).toContain('content/e.md:1  "maybe" is neither yes nor no: the document is a draft');
});

test("no redirect leads to a draft", async () => {
  await using room = await makeSource({
    "mkdocs.yml":
      "site_name: Quay\nplugins:\n  - redirects:\n      redirect_maps:\n        old-a.md: a.md\n        old-c.md: c.md\n",
    "docs/index.md": "# Quay\n",
    "docs/a.md": page("draft: yes"),
    "docs/b.md": page("published: no"),
    "docs/c.md": page("title: C"),
  });
  expect(room.run().stdout).toContain("/old-a to /a: it leads to a draft");
  expect(await room.read("redirects.yml")).toBe("/c: /guide/c\n/old-c: /guide/c\n");
});

test("pages that a search leaves out stay so; a weight of 0 is none; an alias on another site is named", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Quay"\n',
    "content/_index.md": "# Quay\n",
    "content/a.md": page("title: A\nweight: 0\nsearch:\n  exclude: true\naliases: [https://old.example/a, /b]"),
  });
  expect(room.run().stdout).toContain(
    'redirect: 1\n  content/a.md:1  "https://old.example/a" is an address of another site: it is left out',
  );
  const text = await room.read("guide/a.md");
  expect(text).toContain("hideFromSearch: true\n");
  expect(text).not.toContain("order:");
  expect(await room.read("redirects.yml")).toBe("/a: /guide/a\n/b: /guide/a\n");
});

test("pages that Hugo does not show are drafts", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Quay"\n',
    "content/_index.md": "# Quay\n",
    "content/a.md": page("build:\n  render: never"),
    "content/b.md": page("_build:\n  render: false"),
    "content/c.md": page("headless: true"),
    "content/d.md": page("build:\n  list: never\nheadless: false"),
  });
  const { stdout } = room.run();
  for (const name of ["a", "b", "c"]) {
    expect(await room.read(`guide/${name}.md`)).toContain("draft: true\n");
    expect(stdout).toContain(`content/${name}.md:1  the old site does not show it: the document is a draft`);
  }
  expect(await room.read("guide/d.md")).not.toContain("draft:");
});
