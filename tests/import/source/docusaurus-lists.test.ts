import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

const config = `module.exports = {
  title: "Moor",
  i18n: { defaultLocale: "en", locales: ["en", "de"] },
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: { postsPerPage: 1 } }]],
};
`;

const sidebars = `module.exports = {
  main: [
    "index",
    { type: "category", label: "Rope work", link: { type: "generated-index" }, items: ["use/rope"] },
  ],
};
`;

test("the pages that Docusaurus generates for categories, tags and its blog lead to what they listed", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": config,
    "sidebars.js": sidebars,
    "versions.json": '["1.1", "1.0"]',
    "docs/index.md": "# Moor\n",
    "docs/use/rope.md": "---\ntags: [Wet]\n---\n\n# Rope\n",
    "docs/more/_category_.json": '{ "label": "More", "link": { "type": "generated-index", "slug": "/all-more" } }',
    "docs/more/knot.md": "# Knot\n",
    "i18n/de/docusaurus-plugin-content-docs/current/use/rope.md": "# Tau\n",
    "blog/2024-01-02-one.md": "# One\n",
    "blog/2024-01-03-two.md": "# Two\n",
    "src/pages/about.md": "# About\n",
    "src/pages/partners.tsx": "export default () => null;\n",
  });
  const { stdout } = room.run();
  const redirects = await room.read("redirects.yml");
  for (const line of [
    "/docs/category/rope-work: /guide/use/rope",
    "/docs/next/category/rope-work: /guide/use/rope",
    "/docs/1.0/category/rope-work: /guide/use/rope",
    "/de/docs/category/rope-work: /de/use/rope",
    "/docs/all-more: /guide/more/knot",
    "/de/docs/all-more: /guide/more/knot",
    "/docs/tags/wet: /tag/wet",
    "/blog/archive: /blog",
    "/blog/page/2: /blog",
    "/de/blog/archive: /blog",
    "/about: /more/about",
  ])
    expect(redirects).toContain(`${line}\n`);
  expect(stdout).toContain("src/pages/partners.tsx:1  /partners is a page of code, which is not read");
  expect(room.check().stdout).toContain("no problem");
});
