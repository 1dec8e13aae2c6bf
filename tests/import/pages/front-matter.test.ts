import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("authors of Docusaurus become ours: one a document, by the file that knows them, the others are named", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": "module.exports = { title: 'Quay', presets: [['classic', { blog: {} }]] };\n",
    "docs/one.md": "# One\n\nText.\n",
    "blog/authors.yml":
      "zoe:\n  name: Zoë Quay\n  title: Harbour master\n  image_url: https://quay.example/zoe.png\ngus:\n  name: Gus\n",
    "blog/2024-05-06-a.md": "---\ntitle: A\nauthors: [zoe, gus]\n---\nText.\n",
    "blog/2024-05-07-b.md": "---\ntitle: B\nauthors:\n  name: Ada Example\n  title: Guest\n---\nText.\n",
    "blog/2024-05-08-c.md": "---\ntitle: C\nauthor: me@quay.example\n---\nText.\n",
    "blog/2024-05-09-d.md": "---\ntitle: D\nauthor: A, B\n---\nText.\n",
  });
  expect(room.run().stdout).toContain(
    'field authors: 3\n  blog/2024-05-06-a.md:1  a document has one author: "Gus" is left out\n  blog/2024-05-08-c.md:1  "me@quay.example" is not the name of one person: it is left out\n  blog/2024-05-09-d.md:1  "A, B" is not the name of one person: it is left out\n',
  );
  expect(await room.read("blog/2024-05-06-a.md")).toContain("author: zoe\n");
  expect(await room.read("authors/zoe.yml")).toBe(
    "name: Zoë Quay\ndesignation: Harbour master\nimage: https://quay.example/zoe.png\n",
  );
  expect(await room.read("blog/2024-05-07-b.md")).toContain("author: ada-example\n");
  expect(await room.read("authors/ada-example.yml")).toBe("name: Ada Example\ndesignation: Guest\n");
  expect(await room.read("blog/2024-05-08-c.md")).not.toContain("author");
  expect(room.check().stdout).toContain("5 documents, 2 authors, no problem");
});

test("authors, categories, tags with blanks and languages of Jekyll are kept", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Reef\nlang: en\n",
    "_data/authors.yml": "lin:\n  name: Lin Reef\n",
    "_posts/2024-05-06-hello.md":
      "---\ntitle: Hello\nauthor: lin\ncategories: sea news\ntags: wet ropes\nlang: de_AT\n---\nText.\n",
    "_posts/2024-05-07-more.md":
      "---\ntitle: More\nauthor: Zoë Quay\ncategory: Sea and sky\ntags: [wet ropes]\nlang: en\n---\nText.\n",
  });
  expect(room.run().stdout).toContain("Nothing was left as text.");
  const hello = await room.read("blog/2024-05-06-hello.md");
  expect(hello).toContain("tags:\n  - wet\n  - ropes\n  - sea\n  - news\n");
  expect(hello).toContain("lang: de-AT\n");
  expect(hello).toContain("author: lin\n");
  const more = await room.read("blog/2024-05-07-more.md");
  expect(more).toContain("tags:\n  - wet ropes\n  - Sea and sky\n");
  expect(more).toContain("author: zoe-quay\n");
  expect(more).not.toContain("lang:");
  expect(await room.read("redirects.yml")).toContain("/sea/news/2024/05/06/hello: /blog/hello\n");
  expect(room.check().stdout).toContain("2 documents, 2 authors, no problem");
});

test("authors of the blog of Material have the names of its file", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Mole\nplugins:\n  - blog\n",
    "docs/index.md": "# Mole\n\nText.\n",
    "docs/blog/index.md": "# Blog\n",
    "docs/blog/.authors.yml": "authors:\n  gus:\n    name: Gus Mole\n    description: Creator\n",
    "docs/blog/posts/a.md": "---\ndate: 2024-05-06\nauthors: [gus]\ncategories: [Sea]\n---\n\n# A\n\nText.\n",
  });
  room.run();
  const post = await room.read("guide/blog/posts/a.md");
  expect(post).toContain("author: gus\n");
  expect(post).toContain("tags:\n  - Sea\n");
  expect(await room.read("authors/gus.yml")).toBe("name: Gus Mole\ndesignation: Creator\n");
  expect(room.check().stdout).toContain("1 authors, no problem");
});

test("posts of WordPress have their authors, by the names that they are shown with", async () => {
  const item = (type: string): string =>
    `<item><title>${type}</title><link>https://reef.example/a-${type}/</link><dc:creator><![CDATA[lin]]></dc:creator><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type><content:encoded><![CDATA[<p>Text</p>]]></content:encoded></item>`;
  await using room = await makeSource({
    "reef.xml": `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Reef</title><link>https://reef.example</link><wp:author><wp:author_login><![CDATA[lin]]></wp:author_login><wp:author_display_name><![CDATA[Lin Reef]]></wp:author_display_name></wp:author>
${item("post")}${item("page")}</channel></rss>`,
  });
  room.run();
  expect(await room.read("blog/a-post.md")).toContain("author: lin\n");
  expect(await room.read("guide/a-page.md")).not.toContain("author");
  expect(await room.read("authors/lin.yml")).toBe("name: Lin Reef\n");
});
