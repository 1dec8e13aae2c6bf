import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("VitePress: regions of code and of pages, the part below a heading, lines", async () => {
  await using room = await makeSource({
    ".vitepress/config.js": "export default { title: 'Quay' };",
    "index.md":
      "# Quay\n\n<<< ./code/a.js#tie{1 ts} [tie]\n\n<!--@include: ./parts/_p.md#second-->\n\n<!--@include: ./parts/_p.md#part{1,1}-->\n\n<<< ./code/a.js#nowhere\n",
    "parts/_p.md":
      "# First\n\nOne.\n\n## Second\n\nTwo.\n\n## Third\n\n<!-- #region part -->\nThree.\n\nFour.\n<!-- #endregion part -->\n",
    "code/a.js": "before();\n// #region tie\ntie();\n// #endregion tie\nafter();\n",
  });
  expect(room.run().status).toBe(0);
  const text = await room.read("guide/index.md");
  expect(text).toContain(
    '```ts title="tie" {1}\ntie();\n```\n\n## Second\n\nTwo.\n\nThree.\n\n```js\nbefore();\ntie();\nafter();\n```',
  );
  expect(text).not.toContain("Four.");
});

test("MkDocs: a named part of a file, in code too", async () => {
  await using room = await makeSource({
    "mkdocs.yml": "site_name: Tide\n",
    "docs/index.md":
      '# Tide\n\n=== "Python"\n    ```py\n    --8<-- "code/a.py:core"\n    ```\n\n--8<-- "code/gone.py:core"\n',
    "code/a.py": "import a\n# --8<-- [start:core]\ndef f():\n    pass\n# --8<-- [end:core]\n",
  });
  const { stdout } = room.run();
  expect(stdout).toContain("docs/index.md:8  code/gone.py is not there: its text is missing");
  expect(await room.read("guide/index.md")).toContain("::tab[Python]\n```py\ndef f():\n    pass\n```\n");
});

test.each([
  ["a text", "parts"],
  ["a list", "[docs, parts]"],
])("MkDocs: snippets lie in the folders that their extension names as %s", async (_form, folders) => {
  await using room = await makeSource({
    "mkdocs.yml": `site_name: Tide\nmarkdown_extensions:\n  - admonition\n  - pymdownx.snippets:\n      base_path: ${folders}\n`,
    "docs/index.md": '# Tide\n\n--8<-- "tides.md"\n',
    "parts/tides.md": "High at noon.\n",
  });
  expect(room.run().stdout).not.toContain("is not there");
  expect(await room.read("guide/index.md")).toContain("High at noon.\n");
});

test("Hugo: parameters of the page, of the folders around it and of the site; shortcodes that are a text; names of folders", async () => {
  await using room = await makeSource({
    "hugo.yaml": "title: Buoy\nparams:\n  version: v9\n  rope: wet\n",
    "layouts/shortcodes/support.md": "Write to **us**.\n",
    "layouts/shortcodes/computed.html": "{{ .Page.Title }}\n",
    "content/_index.md":
      '# Buoy\n\nIt is {{< param version >}} and {{% param "none" %}}.\n\n{{< support >}}\n\n{{< computed >}}\n',
    "content/docs/_index.md":
      "---\ntitle: All the documents\nlinkTitle: Docs here\nweight: 3\ncascade:\n  version: v8\n---\n\nText.\n",
    "content/docs/it.md":
      '---\ntitle: It\nrope: dry\n---\n\n```sh\nget {{< param version >}} {{< param rope >}}\n```\n\n{{% include "p.md" %}}\n',
    "content/docs/_includes/p.md": "---\n---\n\nIncluded.\n",
  });
  const { stdout } = room.run();
  expect(stdout).toContain("shortcode computed: 1\n");
  expect(stdout).toContain("shortcode param: 1\n");
  expect(await room.read("guide/index.md")).toContain("It is v9 and .\n\nWrite to **us**.\n");
  expect(await room.read("guide/docs/it.md")).toContain("```sh\nget v8 dry\n```\n\nIncluded.\n");
  expect(await room.read("guide/docs/_folder.yml")).toBe("title: Docs here\norder: 3\n");
});

test("Docusaurus: plugins by their short names, a sidebar without an ending, addresses of other versions", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": `export default { title: "Quay",
  presets: [["@docusaurus/preset-classic", { docs: { sidebarPath: require.resolve("./sidebars") } }]],
  plugins: [["content-docs", { id: "parts", path: "parts", routeBasePath: "/parts" }]] };`,
    "sidebars.ts": "export default { docs: { Start: ['b', 'a'] } };",
    "versions.json": '["2.0", "1.0"]',
    "versioned_docs/version-2.0/a.md": "# A\n",
    "versioned_docs/version-1.0/a.md": "# A\n",
    "versioned_docs/version-1.0/gone.md": "# Gone\n",
    "docs/a.md":
      "# A\n\n[next](/docs/next/b), [old](/docs/1.0/a), [part](/parts/p).\n\n```js SnackPlayer name=All%20of%20it&platforms=a\na();\n```\n",
    "docs/b.md": "# B\n\nText.\n",
    "parts/p.md": "# P\n\nText.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain(
    "the documents of this version (1) are left out: their addresses lead to the documents of now\n",
  );
  expect(stdout).toContain("lead to the documents of now, but for 1 that are no more: gone.md\n");
  const text = await room.read("guide/a.md");
  expect(text).toContain("[next](/guide/b), [old](/guide/a), [part](/parts/p).");
  expect(text).toContain('```js title="All of it"\n');
  expect(await room.read("redirects.yml")).toBe(
    "/docs/a: /guide/a\n/docs/b: /guide/b\n/docs/next/a: /guide/a\n/docs/1.0/a: /guide/a\n/docs/next/b: /guide/b\n",
  );
  expect(await room.read("site.yml")).toContain("- title: Start\n        items:\n          - b\n          - a\n");
  expect(room.check().stdout).toContain("no problem");
});
