import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

const german = 'each says "lang: de". For a site in that language, move de/ into a content folder of its own';

test("a site of Docusaurus in two languages: translations are types, and links lead to what is not translated", async () => {
  await using room = await makeSource({
    "docusaurus.config.js": `module.exports = { title: "Harbour", i18n: { defaultLocale: "en", locales: ["en", "de"], localeConfigs: { de: { label: "Deutsch" } } },
  presets: [["classic", { docs: {}, blog: {} }]] };\n`,
    "sidebars.js":
      'module.exports = { main: ["intro", { type: "category", label: "Moor", items: ["moor/rope", "moor/knot"] }] };\n',
    "docs/intro.md": "# Welcome\n\n[Rope](moor/rope.md)\n",
    "docs/moor/rope.md": "# Rope\n\nText.\n",
    "docs/moor/knot.md": "# Knot\n\nText.\n",
    "blog/2026-01-02-tide.md": "# Tide\n\nText.\n",
    "i18n/de/docusaurus-plugin-content-docs/current/intro.md":
      "# Willkommen\n\n[Tau](moor/rope.md), [Knoten](moor/knot.md), [Tau](/docs/moor/rope), [Knoten](/docs/moor/knot), [Knoten](/moor/knot.md)\n",
    "i18n/de/docusaurus-plugin-content-docs/current/moor/rope.md": "# Tau\n\n![Kai](kai.svg)\n",
    "i18n/de/docusaurus-plugin-content-docs/current/moor/kai.svg": picture,
    "i18n/de/docusaurus-plugin-content-docs/current.json": JSON.stringify({
      "sidebar.main.category.Moor": { message: "Festmachen" },
      "sidebar.main.category.Moor.link.generated-index.title": { message: "Anderes" },
    }),
    "i18n/de/docusaurus-plugin-content-blog/2026-01-02-tide.md": "# Gezeiten\n\nText.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Pages 7, documents 7\n");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain(
    `i18n:1  the pages in i18n/de/docusaurus-plugin-content-docs/current/ are in de: they are a type, "de", and ${german}`,
  );
  const knot = "[Knoten](/guide/moor/knot)";
  expect(await room.read("de/intro.md")).toBe(
    `---\nsubject: Willkommen\nlang: de\n---\n\n[Tau](/de/moor/rope), ${knot}, [Tau](/de/moor/rope), ${knot}, ${knot}\n`,
  );
  expect(await room.read("de-blog/2026-01-02-tide.md")).toContain("lang: de\n");
  expect(await room.read("site.yml")).toMatch(/label: Deutsch\n[\s\S]*title: Festmachen\n\s+items:\n\s+- moor\/rope\n/);
  const redirects = await room.read("redirects.yml");
  expect(redirects).toContain("/de/docs/moor/rope: /de/moor/rope\n");
  expect(redirects).toContain("/de/docs/moor/knot: /guide/moor/knot\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Hugo in two languages: the folder of the second is a type, and its addresses stay", async () => {
  await using room = await makeSource({
    "hugo.toml":
      'title = "Lock"\ndefaultContentLanguage = "en"\n[languages.en]\ncontentDir = "content/en"\n[languages.de]\ncontentDir = "content/de"\nlanguageName = "Deutsch"\n[languages.fr]\ncontentDir = "content/fr"\n',
    "content/en/gate.md": "---\ntitle: Gate\n---\n\nText.\n",
    "content/de/gate.md": "---\ntitle: Tor\n---\n\n[Kammer](/de/use/chamber/)\n",
    "content/de/use/chamber.md": "---\ntitle: Kammer\n---\n\n[Gate](/gate/)\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Pages 3, documents 3\n");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain(`hugo.toml:1  the pages in content/de/ are in de: they are a type, "de", and ${german}`);
  expect(await room.read("de/gate.md")).toBe("---\nsubject: Tor\nlang: de\n---\n\n[Kammer](/de/use/chamber)\n");
  expect(await room.read("site.yml")).toContain("label: Deutsch\n");
  expect(await room.read("redirects.yml")).toBe("/gate: /guide/gate\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Hugo whose first language is below its name: old addresses begin with it", async () => {
  await using room = await makeSource({
    "hugo.yaml": "title: Lock\ndefaultContentLanguage: en\ndefaultContentLanguageInSubdir: true\n",
    "config/_default/languages.yaml": "en:\n  weight: 1\nde:\n  locale: de-AT\n",
    "content/en/gate.md": "---\ntitle: Gate\n---\n\n[Tor](/de/gate/)\n",
    "content/de/gate.md": "---\ntitle: Tor\n---\n\nText.\n",
  });
  expect(room.run().stdout).toContain("2 documents");
  expect(await room.read("redirects.yml")).toBe("/en/gate: /guide/gate\n");
  expect(await room.read("de/gate.md")).toContain("lang: de-AT\n");
  expect(await room.read("guide/gate.md")).toContain("[Tor](/de/gate)");
});

test("a site of Starlight in two languages: what is not translated is at its address in the first one", async () => {
  await using room = await makeSource({
    "astro.config.mjs": `import starlight from "@astrojs/starlight";
export default { integrations: [starlight({ title: "Moor", locales: { root: { lang: "en", label: "English" }, de: { label: "Deutsch" } },
  sidebar: [{ label: "Start", translations: { de: "Anfang" }, items: ["rope", "knot"] }] })] };
`,
    "src/content/docs/rope.md": "---\ntitle: Rope\n---\n\nText.\n",
    "src/content/docs/knot.md": "---\ntitle: Knot\n---\n\nText.\n",
    "src/content/docs/de/rope.mdx": "---\ntitle: Tau\n---\n\n[Knoten](/de/knot/)\n",
  });
  expect(room.run().stdout).toContain(
    `astro.config.mjs:1  the pages in src/content/docs/de/ are in de: they are a type, "de", and ${german}`,
  );
  expect(await room.read("de/rope.md")).toBe("---\nsubject: Tau\nlang: de\n---\n\n[Knoten](/guide/knot)\n");
  expect(await room.read("site.yml")).toMatch(/title: Anfang\n\s+items:\n\s+- rope\n/);
  expect(await room.read("redirects.yml")).toContain("/de/knot: /guide/knot\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Mintlify in two languages: the second has a sidebar of its own", async () => {
  await using room = await makeSource({
    "docs.json": JSON.stringify({
      name: "Tide",
      navigation: {
        languages: [
          { language: "en", groups: [{ group: "Start", pages: ["ebb"] }] },
          { language: "de", groups: [{ group: "Anfang", pages: ["de/ebb"] }] },
        ],
      },
    }),
    "ebb.mdx": "---\ntitle: Ebb\n---\n\nText.\n",
    "de/ebb.mdx": "---\ntitle: Ebbe\n---\n\n[Ebb](/ebb)\n",
  });
  expect(room.run().stdout).toContain(`docs.json:1  the pages in de/ are in de: they are a type, "de", and ${german}`);
  expect(await room.read("de/ebb.md")).toBe("---\nsubject: Ebbe\nlang: de\n---\n\n[Ebb](/guide/ebb)\n");
  expect(await room.read("site.yml")).toMatch(/label: Deutsch\n[\s\S]*title: Anfang\n\s+items:\n\s+- ebb\n/);
  expect(room.check().stdout).toContain("no problem");
});
