import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("a site of VitePress: a type for each sidebar, its ids of headings, code from files", async () => {
  await using room = await makeSource({
    ".vitepress/config.ts": `import { defineConfig } from "vitepress";
const sidebar = { "/api/": [{ text: "API", items: [{ text: "One", link: "/api/one" }] }] };
export default defineConfig({ title: "Quay", lang: "en-GB", themeConfig: { sidebar } });
`,
    "api/one.md": '# One\n\n## 2 ropes: "a" {#state}\n\n::: details Look\nInside.\n:::\n\n<<< ../knot.js{1}\n',
    "index.md": "# Home\n\nGo to [one](/api/one.html#state), [two](#2nd-part).\n\n## 2nd part\n",
    "knot.js": "knot();\n",
  });
  expect(room.run().status).toBe(0);
  expect(await room.read("api/one.md")).toContain(":::details[Look]\nInside.\n:::\n\n```js {1}\nknot();\n```");
  const home = await room.read("guide/index.md");
  expect(home).toContain("[one](/api/one#2-ropes-a)");
  expect(await room.read("site.yml")).toContain("language: en-GB\n");
  expect(await room.read("redirects.yml")).toContain("/index.html: /guide\n");
  expect(await room.read("redirects.yml")).toContain("/api/one.html: /api/one\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of VitePress in two languages: the second is a type of its own, whose documents say their language", async () => {
  await using room = await makeSource({
    ".vitepress/config.ts": `export default { title: "Quay", locales: {
  root: { label: "English", lang: "en-GB", themeConfig: { sidebar: [{ text: "All", items: [{ text: "Knots", link: "/knots" }] }] } },
  "de-AT": { label: "Deutsch", lang: "de-AT", themeConfig: { sidebar: { "/de-AT/": [{ text: "Alles", items: [{ text: "Knoten", link: "/de-AT/knots" }] }] } } },
} };
`,
    "index.md": "# Home\n\nSee [knots](/knots) and [Knoten](/de-AT/knots).\n",
    "knots.md": "# Knots\n\nText.\n",
    "de-AT/index.md": "# Start\n\nSiehe [Knoten](/de-AT/knots).\n",
    "de-AT/knots.md": "# Knoten\n\nText.\n",
  });
  const { stdout } = room.run();
  expect(stdout).toContain('.vitepress/config.ts:1  the pages in de-AT/ are in de-AT: they are a type, "de-at"');
  expect(await room.read("de-at/knots.md")).toContain("lang: de-AT\n");
  expect(await room.read("de-at/index.md")).toContain("[Knoten](/de-at/knots)");
  expect(await room.read("guide/knots.md")).not.toContain("lang:");
  const site = await room.read("site.yml");
  for (const part of ["language: en-GB", "Deutsch", "Alles", "All"]) expect(site).toContain(part);
  expect(await room.read("redirects.yml")).toContain("/de-AT/knots: /de-at/knots\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of VitePress that puts its pages elsewhere: old addresses are those of its rewrites, also with .html behind them", async () => {
  await using room = await makeSource({
    ".vitepress/config.js":
      "export default { title: 'Quay', rewrites: { 'en/:rest*': ':rest*', 'packages/:name/src/:file': ':name/:file' } }",
    "en/index.md": "# Home\n\n[a](/ropes/a) [b](/knot/b.html)\n",
    "en/ropes/a.md": "# A\n\nText.\n",
    "packages/knot/src/b.md": "# B\n\nText.\n",
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0;");
  const redirects = await room.read("redirects.yml");
  for (const old of ["/ropes/a", "/ropes/a.html"]) expect(redirects).toContain(`${old}: /guide/en/ropes/a\n`);
  for (const old of ["/knot/b", "/knot/b.html"]) expect(redirects).toContain(`${old}: /guide/packages/knot/src/b\n`);
  expect(room.check().stdout).toContain("no problem");
});

test("no old address is redirected that a page of the new site has", async () => {
  await using room = await makeSource({
    "docusaurus.config.js":
      "export default { title: 'Tide', presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: false } }]] };",
    "docs/about.md": "# About\n",
    "docs/more.md": "---\ntags: [Wet ropes]\nslug: /tag/wet-ropes\n---\n# More\n",
    "docs/other.md": "# Other\n",
  });
  expect(room.run().stdout).toContain(
    "docs/about.md:1  /about is the address of a page of the site now; this one is at /guide/about",
  );
  expect(await room.read("redirects.yml")).toBe("/other: /guide/other\n/tags/wet-ropes: /tag/wet-ropes\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of MkDocs: callouts and tabs by indent, attributes, nav", async () => {
  await using room = await makeSource({
    "mkdocs.yml":
      "site_name: Tide\nsite_url: https://example.com/tide/\nnav:\n  - Start: index.md\n  - Use:\n      - use/it.md\n",
    "docs/index.md":
      '# Tide\n\n!!! warning "High water"\n    Look at [it](use/it.md#how-to-use).\n\n    ??? note\n        Deep.\n\n=== "A"\n    First.\n\n=== "B"\n    ```py hl_lines="1"\n    x = 1\n    ```\n\n![](a.svg){ width=300 }\n',
    "docs/a.svg": picture,
    "docs/use/it.md": "# It\n\n## How to use { #how-to-use }\n\nText.\n",
  });
  expect(room.run().status).toBe(0);
  const text = await room.read("guide/index.md");
  expect(text).toContain(
    "::::warning[High water]\nLook at [it](/guide/use/it#how-to-use).\n\n:::details[Note]\nDeep.\n:::\n::::",
  );
  expect(text).toContain(":::tabs\n::tab[A]\nFirst.\n\n::tab[B]\n```py {1}\nx = 1\n```\n\n:::");
  expect(text).toContain("![](a.svg){width=300}\n");
  expect(await room.read("redirects.yml")).toContain("/tide/use/it: /guide/use/it\n");
  expect(room.check().stdout).toContain("no problem");
});

test("posts of the blog of Material have the addresses that it gave them", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Mole\nsite_url: https://mole.example/docs/\nplugins:\n  - search\n  - blog\n",
    "docs/index.md": "# Mole\n\n[Post](blog/posts/a.md)\n",
    "docs/blog/index.md": "# Blog\n",
    "docs/blog/posts/a.md": "---\ndate: 2024-05-06\n---\n\n# How we __tie__ ropes: *all* {#how}\n\nText.\n",
    "docs/blog/posts/b.md": "---\ndate:\n  created: 2024-05-07\nslug: own-1.0\n---\n\n# B\n\nText.\n",
  });
  expect(room.run().status).toBe(0);
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/docs/blog/2024/05/06/how-we-tie-ropes-all: /guide/blog/posts/a\n");
  expect(redirects).toContain("/docs/blog/2024/05/07/own-1.0: /guide/blog/posts/own-1.0\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Hugo: front matter in TOML, shortcodes, aliases", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Buoy"\ndefaultContentLanguage = "en"\n',
    "content/_index.md": '+++\ntitle = "Buoy"\n+++\nSee [it]({{< relref "docs/it.md" >}}).\n',
    "content/docs/it.md":
      '+++\ntitle = "It"\nweight = 3\ndate = 2024-05-06\naliases = ["/old/it"]\n+++\n{{% note %}}\nMind {{< unknown >}}this.\n{{% /note %}}\n\n<a name="spot"></a>H<sub>2</sub>O, [here](#spot)\n\n```go {hl_lines=[1,"3-4"]}\na\n```\n\n```\n{{</* note */>}}\n```\n',
  });
  const { status, stdout } = room.run();
  expect(status).toBe(0);
  expect(stdout).toContain("shortcode unknown: 1\n  content/docs/it.md:8 ");
  const text = await room.read("guide/docs/it.md");
  expect(text).toContain("subject: It\norder: 3\ndatePublished: 2024-05-06\n");
  expect(text).toContain(":::note\nMind this.\n:::");
  expect(text).toContain('<a id="spot"></a>H<sub>2</sub>O, [here](#spot)\n\n```go {1,3-4}\na\n```');
  expect(text).toMatch(/\{\{<\s*note\s*>\}\}/);
  expect(await room.read("guide/index.md")).toContain("[it](/guide/docs/it)");
  expect(await room.read("redirects.yml")).toContain("/old/it: /guide/docs/it\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Hugo: the names of fields may begin with capitals", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Lock"\n',
    "content/use/_index.md": "---\nTitle: Use\nWeight: 2\n---\n",
    "content/use/gate.md": "---\nTitle: Gate\nSlug: door\nWeight: 3\n---\n\nText.\n",
  });
  expect(room.run().stdout).toContain("Nothing was left as text.");
  expect(await room.read("guide/use/gate.md")).toBe("---\nsubject: Gate\nslug: /use/door\norder: 3\n---\n\nText.\n");
  expect(await room.read("guide/use/_folder.yml")).toBe("title: Use\norder: 2\n");
});

test("a configuration that goes through a call of a theme is read; a folder guide keeps its addresses apart from the first page", async () => {
  await using room = await makeSource({
    ".vitepress/config.ts": `import { extendConfig } from "theme";
const config = defineConfig({ title: "Quay" });
export default extendConfig(config, { lang: "de" });
`,
    "index.md": "# Home\n\nText.\n",
    "guide/index.md": "# Guide\n\nText.\n",
  });
  expect(room.run().stdout).toContain("Quay, VitePress: 2 documents");
  expect(await room.read("site.yml")).toContain("language: de\n");
  await using other = await makeSource({
    "mkdocs.yml": "site_name: Quay\n",
    "docs/index.md": "# Home\n\nText.\n",
    "docs/guide/index.md": "# Guide\n\nText.\n",
  });
  other.run();
  expect(await other.read("redirects.yml")).toContain("/guide: /documentation/guide\n");
  expect(other.check().stdout).toContain("no problem");
});
