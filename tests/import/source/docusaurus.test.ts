import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

const files = {
  "docusaurus.config.ts": `import type { Config } from "@docusaurus/types";
const config: Config = {
  title: "Harbour",
  baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en"] },
  presets: [["classic", { docs: { sidebarPath: "./sidebars.ts" } }]],
  themeConfig: { navbar: { items: [{ href: "https://example.com/code", label: "Code" }] } },
};
export default config;
`,
  "sidebars.ts": `export default { main: ["intro", { type: "category", label: "Moor", items: ["moor/ropes"] }] };\n`,
  "docs/intro.md": `---
title: Welcome
sidebar_position: 1
---

import Tabs from "@theme/Tabs";

# Welcome aboard

See [the ropes](./moor/ropes.mdx#a--b) and ![the quay](./quay.svg).

:::tip Mind the *tide*
It turns.
:::

<Tabs groupId="os">
  <TabItem value="linux" label="Linux">

  Run \`moor\`.

  </TabItem>
  <TabItem value="mac" label="macOS">

  :::note
  Ask first.
  :::

  </TabItem>
</Tabs>

\`\`\`js title="moor.js" {1} showLineNumbers
moor();
\`\`\`

<Compass size={3}>North is up.</Compass>
`,
  "docs/quay.svg": picture,
  "docs/moor/ropes.mdx": `---
slug: lines
---

# Ropes

export const n = 1;

## A & B

<details><summary>Why?</summary>

Wet rope is heavy. [Back](/docs/intro), [nowhere](./gone.md).

</details>
`,
};

test("a site of Docusaurus keeps its words, links, pictures, order and addresses", async () => {
  await using room = await makeSource(files);
  const { status, stdout, stderr } = room.run();
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("Harbour, Docusaurus: 2 documents, 1 pictures and files, 2 redirects");
  const intro = await room.read("guide/intro.md");
  expect(intro).toContain("subject: Welcome aboard\nmetaTitle: Welcome\norder: 1\n");
  expect(intro).toContain("See [the ropes](/guide/moor/lines#a--b) and ![the quay](quay.svg).");
  expect(intro).toContain(":::tip[Mind the *tide*]\nIt turns.\n:::");
  expect(intro).toContain(
    "::::tabs{sync=os}\n::tab[Linux]\nRun `moor`.\n\n::tab[macOS]\n:::note\nAsk first.\n:::\n\n::::",
  );
  expect(intro).toContain('```js title="moor.js" {1} lineNumbers\nmoor();\n```');
  expect(intro).toContain("North is up.");
  expect(intro).not.toMatch(/import|Compass/);
  const ropes = await room.read("guide/moor/ropes.md");
  expect(ropes).toContain("slug: /moor/lines");
  expect(ropes).toContain("## A & B\n");
  expect(ropes).toContain(":::details[Why?]\nWet rope is heavy. [Back](/guide/intro), [nowhere](./gone.md).\n:::");
  expect(await room.read("redirects.yml")).toBe("/docs/intro: /guide/intro\n/docs/moor/lines: /guide/moor/lines\n");
  expect(await room.read("site.yml")).toContain(
    "      - intro\n      - title: Moor\n        items:\n          - moor/ropes\n",
  );
  expect(stdout).toContain("component <Compass>: 1\n  docs/intro.md:35 ");
  expect(stdout).toContain('docs/moor/ropes.mdx:13  "./gone.md" leads nowhere in the source');
  const { stdout: checked } = room.check();
  expect(checked).toMatch(/^dead link: 1 problem/);
  expect(checked).toContain("2 documents, 0 authors, 1 problem, 0 of the files withheld");
});

test("pictures that a page of MDX imports, requires or names with useBaseUrl are shown, in code their names stay", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": 'module.exports = { title: "Quay", presets: [["classic", {}]] };\n',
    "docs/it.mdx":
      'import Rope from "../rope.svg";\nimport Knot from "@site/static/knot.svg";\n\n# It\n\n<img src={Rope} alt="A rope" />\n\n<Knot title="A knot" />\n\n<img src={require("./bend.svg").default} alt="A bend" />\n\n<img\n  src={useBaseUrl("/bight.svg")} alt="A bight" />\n\nNot `<img src={Rope} />`.\n\n```jsx\n<img src={Rope} />\n```\n',
    "docs/rope.svg": picture,
    "docs/bend.svg": picture,
    "static/knot.svg": picture,
    "static/bight.svg": picture,
  });
  expect(room.run("--measure").stdout).toContain("leading nowhere 0; files copied 4");
  const text = await room.read("guide/it.md");
  expect(text).toContain("![A rope](rope.svg)");
  expect(text).toContain('![](/media/knot.svg "A knot")');
  expect(text).toContain("![A bend](bend.svg)");
  expect(text).toContain("![A bight](/media/bight.svg)");
  expect(text).toContain("Not `<img src={Rope} />`.");
  expect(text).toContain("```jsx\n<img src={Rope} />\n```");
});
