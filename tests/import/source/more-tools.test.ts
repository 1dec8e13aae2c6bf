import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

test("a site of Starlight: its language, sidebar, pictures, components", async () => {
  await using room = await makeSource({
    "astro.config.mjs": `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";
export default defineConfig({ integrations: [starlight({ title: "Moor", locales: { root: { lang: "en", label: "English" }, fr: { label: "Français" } },
  sidebar: [{ label: "Start", items: ["a/first-knot"] }, { label: "All", autogenerate: { directory: "b" } }] })] });
`,
    "src/content/docs/index.mdx": '---\ntitle: Moor\n---\n\n<Aside type="tip">Mind [it](/a/first-knot/#two).</Aside>\n',
    "src/content/docs/a/First knot.md":
      "---\ntitle: First\n---\n\n:::caution[Wet]\nSlow.\n:::\n\n![A](../../../assets/a.svg)\n\n## Two\n",
    "src/content/docs/b/more.md": "---\ntitle: More\n---\n\nText.\n",
    "src/content/docs/fr/index.mdx": "---\ntitle: Amarrer\n---\n",
    "src/assets/a.svg": picture,
  });
  const { status, stdout } = room.run("--measure");
  expect(status).toBe(0);
  expect(stdout).toContain("Moor, Starlight: 4 documents, 1 pictures and files");
  expect(stdout).toContain(
    "taken 100.00 %\nWords 7, kept 100.00 %\nLinks and pictures 2, leading nowhere 0; files copied 1\n",
  );
  expect(await room.read("guide/index.md")).toContain(":::tip\nMind [it](/guide/a/First-knot#two).\n:::");
  expect(await room.read("site.yml")).toContain("- title: Start");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of GitBook: its summary, hints, tabs", async () => {
  await using room = await makeSource({
    "SUMMARY.md": "# Summary\n\n* [Quay](README.md)\n\n## Use\n\n* [Rope](use/rope.md)\n  * [Wet](use/wet.md)\n",
    "README.md": '# Quay\n\n{% hint style="warning" %}\nWet. [Rope](use/rope.md)\n{% endhint %}\n',
    "use/rope.md": '# Rope\n\n{% tabs %}\n{% tab title="A" %}\nOne\n{% endtab %}\n{% endtabs %}\n',
    "use/wet.md": "# Wet\n\nText.\n",
  });
  expect(room.run().status).toBe(0);
  expect(await room.read("guide/index.md")).toContain(":::warning\nWet. [Rope](/guide/use/rope)\n:::");
  expect(await room.read("guide/use/rope.md")).toContain(":::tabs\n::tab[A]\nOne\n\n:::");
  expect(await room.read("site.yml")).toMatch(
    /- title: Use\n\s+items:\n\s+- title: Rope\n\s+items:\n\s+- use\/rope\n\s+- use\/wet\n/,
  );
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Mintlify: navigation, components, redirects", async () => {
  await using room = await makeSource({
    "docs.json": JSON.stringify({
      name: "Tide",
      navigation: { tabs: [{ tab: "Guides", groups: [{ group: "Start", pages: ["index", "use/it"] }] }] },
      redirects: { $ref: "./more/redirects.json" },
    }),
    "more/redirects.json": JSON.stringify([
      { source: "/old", destination: "/use/it#part" },
      { source: "/older", destination: "/old" },
      { source: "/first", destination: "/index" },
      { $ref: "../../outside.json" },
      { $ref: "./redirects.json" },
    ]),
    "index.mdx": '---\ntitle: Tide\n---\n\n<Note>Mind it.</Note>\n\n<Card title="It" href="/use/it">How.</Card>\n',
    "use/it.mdx": '---\ntitle: It\n---\n\n<Steps>\n  <Step title="One">\n    Do.\n  </Step>\n</Steps>\n',
  });
  expect(room.run().status).toBe(0);
  const home = await room.read("guide/index.md");
  expect(home).toContain(":::note\nMind it.\n:::");
  expect(home).toContain("**[It](/guide/use/it)**");
  expect(await room.read("guide/use/it.md")).toContain(":::steps\n1. **One**\n\n   Do.\n:::");
  expect(await room.read("redirects.yml")).toContain("/old: /guide/use/it\n");
  expect(await room.read("redirects.yml")).toContain("/older: /guide/use/it\n/first: /guide\n");
  expect(room.check().stdout).toContain("no problem");
});

test("Mintlify: titles of code, options beside them, and captions of frames", async () => {
  const code = (info: string): string => `\`\`\`${info}\na\n\`\`\`\n`;
  await using room = await makeSource({
    "docs.json": JSON.stringify({ name: "Tide", navigation: { pages: ["index"] } }),
    "index.mdx": [
      "---\ntitle: Tide\n---\n",
      `<CodeGroup>\n${code("js One.js")}${code('py Two words {1} icon="python"')}</CodeGroup>\n`,
      code("ts lines wrap highlight={1} src/a.ts"),
      code("bash"),
      code("go expandable"),
      '<Frame caption="High tide">\n  <img src="/a.svg" alt="A" />\n</Frame>\n',
    ].join("\n"),
    "a.svg": picture,
  });
  room.run();
  const text = await room.read("guide/index.md");
  expect(text).toContain(`:::code-group\n${code('js title="One.js"')}${code('py title="Two words" {1}')}:::\n`);
  expect(text).toContain(code('ts title="src/a.ts" {1} lineNumbers'));
  expect(text).toContain(`${code("bash")}\n${code("go")}`);
  expect(text).toMatch(/High tide\n\n!\[A\]\(\S*a\.svg\)/);
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Nextra: the order of its _meta files", async () => {
  await using room = await makeSource({
    "package.json": JSON.stringify({ name: "buoy", dependencies: { nextra: "4" } }),
    "content/_meta.js": "export default { index: 'Home', use: 'Using' }\n",
    "content/index.mdx": '# Buoy\n\n<Callout type="error">Stop.</Callout>\n',
    "content/use/_meta.js": "export default { b: 'B', a: 'A' }\n",
    "content/use/a.mdx": "# A\n\nText.\n",
    "content/use/b.mdx": "# B\n\nText.\n",
  });
  expect(room.run().status).toBe(0);
  expect(await room.read("guide/index.md")).toContain(":::danger\nStop.\n:::");
  expect(await room.read("site.yml")).toMatch(/- title: Using\n\s+items:\n\s+- use\/b\n\s+- use\/a\n/);
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Jekyll: collections, posts, permalinks", async () => {
  await using room = await makeSource({
    "_config.yml":
      "title: Reef\nbaseurl: /reef\ncollections:\n  docs:\n    permalink: /docs/:path/\n    output: true\n  posts:\n    permalink: /news/:year/:month/:day/:title/\n",
    "index.md":
      "---\ntitle: Reef\n---\nSee [ropes]({{ site.baseurl }}/docs/ropes/), [wet]({% link _docs/wet.md %}), {{ page.x }}.\n\n<a href=\"{{ '/docs/ropes/#tie' | relative_url }}\">Tied</a>\n\n<table><tr><td><a href=\"{{ '/docs/damp/' | relative_url }}\">damp</a></td></tr></table>\n",
    "_docs/ropes.md": "---\ntitle: Ropes\n---\n## How to tie {#tie}\n\nText.\n{: .lead}\n",
    "_docs/wet.md": "---\ntitle: Wet\npermalink: /docs/damp/\n---\nText.\n",
    "_posts/2024-05-06-hello.md": "---\ntitle: Hello\n---\nNew.\n",
  });
  const { status, stdout } = room.run();
  expect(status).toBe(0);
  expect(stdout).toContain("{{ … }}: 1\n  index.md:4  {{ page.x }}: shown as it is written");
  const home = await room.read("more/index.md");
  expect(home).toContain("[ropes](/guide/ropes), [wet](/guide/damp), {{ page.x }}.");
  expect(home).toContain("[Tied](/guide/ropes#tie)");
  expect(home).toContain("[damp](/guide/damp)");
  expect(await room.read("guide/ropes.md")).toContain("## How to tie {#tie}\n\nText.\n");
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/reef/docs/ropes: /guide/ropes\n");
  expect(redirects).toContain("/reef/news/2024/05/06/hello: /blog/hello\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a folder of Markdown files names the sites of other tools that lie deeper in it", async () => {
  await using room = await makeSource({
    "README.md": "# Quay\n\nText.\n",
    "manuals/en/mkdocs.yml": "site_name: Quay\n",
    "manuals/en/docs/index.md": "# Start\n\nText.\n",
  });
  expect(room.run().stdout).toContain(
    "manuals/en/mkdocs.yml:1  manuals/en is a site of MkDocs: imported by itself it keeps its order and its addresses",
  );
});

test("a site of Jekyll whose pages name their parents has them in that order", async () => {
  await using room = await makeSource({
    "_config.yml": "title: Quay\n",
    "index.md": "---\ntitle: Start\nnav_order: 1\n---\n\nText.\n",
    "b.md": "---\ntitle: Ropes\nnav_order: 3\n---\n\nText.\n",
    "a.md": "---\ntitle: Knots\nparent: Ropes\nnav_order: 2\n---\n\nText.\n",
    "c.md": "---\ntitle: Bowline\nparent: Knots\ngrand_parent: Ropes\n---\n\nText.\n",
    "d.md": "---\ntitle: Hemp\nparent: Ropes\nnav_order: 1\n---\n\nText.\n",
    "e.md": "---\ntitle: Lost\nparent: Nothing\n---\n\nText.\n",
  });
  expect(room.run().stdout).toContain("Nothing was left as text.");
  const [, sidebar] = /sidebar:\n([\s\S]*?)\n  \w/.exec(await room.read("site.yml")) ?? [];
  expect(sidebar?.replaceAll(/\s+(?:- )?/g, " ").trim()).toBe(
    "index title: Ropes collapsed: true items: b d title: Knots collapsed: true items: a c e",
  );
  expect(room.check().stdout).toContain("no problem");
});
