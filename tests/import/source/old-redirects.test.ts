import { expect, test } from "vitest";
import { makeSource } from "../import-folder.ts";

test("redirects of MkDocs keep those to a part of a page; those that no page has are named", async () => {
  await using room = await makeSource({
    "mkdocs.yml": `site_name: Tide
site_url: https://example.com/tide/
plugins:
  - redirects:
      redirect_maps:
        old.md: "use/it.md#part"
        older.md: old.md
        "ways/in.md": ./index.md
        away.md: https://example.com/away
        gone.md: none.md
`,
    "docs/index.md": "# Tide\n\nText.\n",
    "docs/use/it.md": "# It\n\n## Part\n\nText.\n",
  });
  const { stdout } = room.run();
  const redirects = await room.read("redirects.yml");
  for (const [old, now] of [
    ["old", "/guide/use/it"],
    ["older", "/guide/use/it"],
    ["ways/in", "/guide"],
  ])
    expect(redirects).toContain(`/tide/${old}: ${now}\n`);
  expect(stdout).toContain(
    "redirect: 2\n  mkdocs.yml:9  /away leads to another site, https://example.com/away: redirects.yml leads within this one alone\n  mkdocs.yml:10  /gone leads to /none, which is no page\n",
  );
  expect(room.check().stdout).toContain("no problem");
});

test("redirects of Mintlify that stand for many addresses are there for each page", async () => {
  await using room = await makeSource({
    "docs.json": JSON.stringify(
      {
        name: "Tide",
        navigation: { pages: ["index", "new/a", "new/b/c"] },
        redirects: [
          { source: "/old/:slug*", destination: "/new/:slug*" },
          { source: "/one/:name/page", destination: "/new/:name" },
          { source: "/lost/:slug*", destination: "/index" },
          { source: "/away/:slug*", destination: "https://example.com/:slug*" },
        ],
      },
      null,
      1,
    ),
    "index.mdx": "# Tide\n\nText.\n",
    "new/a.mdx": "# A\n\nText.\n",
    "new/b/c.mdx": "# C\n\nText.\n",
  });
  const { stdout } = room.run();
  const redirects = await room.read("redirects.yml");
  for (const [old, now] of [
    ["/old/a", "/guide/new/a"],
    ["/old/b/c", "/guide/new/b/c"],
    ["/one/a/page", "/guide/new/a"],
  ])
    expect(redirects).toContain(`${old}: ${now}\n`);
  expect(stdout).toContain("docs.json:20  /lost/:slug* to /index: which addresses it stands for, is not known here\n");
  expect(stdout).toContain("docs.json:24  /away/:slug* leads to another site, https://example.com/:slug*");
  expect(stdout).toContain("redirect: 2\n");
  expect(room.check().stdout).toContain("no problem");
});

test("redirects of Astro may say their status, and stand for many addresses", async () => {
  await using room = await makeSource({
    "astro.config.mjs": `import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";
export default defineConfig({
  redirects: { "/old": { status: 302, destination: "/use/it/#part" }, "/before/[...slug]": "/use/[...slug]" },
  integrations: [starlight({ title: "Moor" })],
});
`,
    "src/content/docs/index.md": "---\ntitle: Moor\n---\n\nText.\n",
    "src/content/docs/use/it.md": "---\ntitle: It\n---\n\n## Part\n\nText.\n",
  });
  room.run();
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/old: /guide/use/it\n");
  expect(redirects).toContain("/before/it: /guide/use/it\n");
});

test("redirects of Docusaurus: endings of old addresses, lists, and a function, which is named", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": `module.exports = {
  title: "Quay",
  presets: [["classic", { blog: {} }]],
  plugins: [["@docusaurus/plugin-client-redirects", {
    fromExtensions: ["html", "htm"],
    redirects: [{ from: ["/start", "/news"], to: "/blog" }, { from: "/home", to: "/" }, { from: "/docs/one", to: "/docs/two" }],
    createRedirects(path) { return [path.replace("/docs/", "/manual/")]; },
  }]],
};
`,
    "docs/one.md": "# One\n\nText.\n",
    "docs/two.md": "# Two\n\nText.\n",
    "blog/2024-05-06-hello.md": "---\ntitle: Hello\n---\nText.\n",
  });
  const { stdout } = room.run();
  const redirects = await room.read("redirects.yml");
  for (const [old, now] of [
    ["/docs/one.html", "/guide/one"],
    ["/docs/one.htm", "/guide/one"],
    ["/start", "/blog"],
    ["/home", "/"],
  ])
    expect(redirects).toContain(`${old}: ${now}\n`);
  expect(stdout).toContain("docusaurus.config.js:7  createRedirects is code, which is not run");
  expect(stdout).toContain(
    "docusaurus.config.js:6  /docs/one to /docs/two: the old address leads to /guide/one already",
  );
  expect(room.check().stdout).toContain("no problem");
});
