import { expect, test } from "vitest";
import { dateIn } from "../../../import/pages/dates.ts";
import { makeSource } from "../import-folder.ts";

test.each([
  ["2024-05-06", "2024-05-06"],
  ["2024-5-6", "2024-05-06"],
  ["May 6, 2024", "2024-05-06"],
  ["2024-05-06 07:08", "2024-05-06T07:08:00Z"],
  ["2024-05-06T07:08:09", "2024-05-06T07:08:09Z"],
  ["2024-05-06 07:08:09 +0200", "2024-05-06T05:08:09Z"],
  ["Mon, 06 May 2024 07:08:09 GMT", "2024-05-06T07:08:09Z"],
  ["2024-02-31", null],
  ["soon", null],
  ["Jan 2", null],
])("the date of %j is %j, wherever it is read", (written, date) => {
  const zone = process.env["TZ"];
  try {
    process.env["TZ"] = "Asia/Tokyo";
    expect(dateIn(written)).toBe(date);
  } finally {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  }
});

test("posts have the dates that the names of their files say, unless they say one themselves", async () => {
  await using docusaurus = await makeSource({
    "docusaurus.config.js": "module.exports = { title: 'Quay', presets: [['classic', { blog: {} }]] };\n",
    "docs/one.md": "# One\n\nText.\n",
    "blog/2024-01-15-a.md": "---\ntitle: A\n---\nText.\n",
    "blog/2024/02/03/b/index.md": "---\ntitle: B\n---\nText.\n",
    "blog/2024-01-16-c.md": "---\ntitle: C\ndate: 2023-01-01\n---\nText.\n",
  });
  docusaurus.run();
  expect(await docusaurus.read("blog/2024-01-15-a.md")).toContain("datePublished: 2024-01-15\n");
  expect(await docusaurus.read("blog/2024/02/03/b/index.md")).toContain("datePublished: 2024-02-03\n");
  expect(await docusaurus.read("blog/2024-01-16-c.md")).toContain("datePublished: 2023-01-01\n");
  await using jekyll = await makeSource({
    "_config.yml": "title: Reef\n",
    "_posts/2024-1-2-a.md": "---\ntitle: A\n---\nText.\n",
    "_posts/2024-01-02-b.md": "---\ntitle: B\ndate: soon\n---\nText.\n",
  });
  expect(jekyll.run().stdout).toContain('_posts/2024-01-02-b.md:1  "soon" is no date: it is left out');
  expect(await jekyll.read("blog/2024-1-2-a.md")).toContain("datePublished: 2024-01-02\n");
  expect(await jekyll.read("blog/2024-01-02-b.md")).not.toContain("datePublished");
});

test("dates of Material's blog and of Starlight are kept", async () => {
  await using material = await makeSource({
    "mkdocs.yml": "site_name: Mole\nplugins:\n  - blog\n",
    "docs/index.md": "# Mole\n\nText.\n",
    "docs/blog/index.md": "# Blog\n",
    "docs/blog/posts/a.md": "---\ndate:\n  created: 2024-05-06\n  updated: 2024-06-07\n---\n\n# A\n\nText.\n",
  });
  material.run();
  expect(await material.read("guide/blog/posts/a.md")).toContain(
    "datePublished: 2024-05-06\nlastUpdated: 2024-06-07\n",
  );
  await using starlight = await makeSource({
    "astro.config.mjs":
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Quay' })] };\n",
    "src/content/docs/index.md": "---\ntitle: Quay\nlastUpdated: 2024-01-02\n---\nText.\n",
    "src/content/docs/a.md": "---\ntitle: A\nlastUpdated: false\n---\nText.\n",
  });
  expect(starlight.run().stdout).toContain("Nothing was left as text.");
  expect(await starlight.read("guide/index.md")).toContain("lastUpdated: 2024-01-02\n");
  expect(await starlight.read("guide/a.md")).not.toContain("lastUpdated");
});
