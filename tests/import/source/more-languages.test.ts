import { expect, test } from "vitest";
import { makeSource, picture } from "../import-folder.ts";

const german = 'each says "lang: de". For a site in that language, move de/ into a content folder of its own';

function inNames(place: string): string {
  return `the pages of ${place}/ named *.de.md are in de: they are a type, "de", and ${german}`;
}

test("a site of Hugo whose translations lie beside their pages: each language is a type, and links stay in it", async () => {
  await using room = await makeSource({
    "hugo.toml": 'title = "Lock"\n[languages.en]\n[languages.de]\nlanguageName = "Deutsch"\n[languages.fr]\n',
    "content/_index.md": "---\ntitle: Lock\n---\n\nText.\n",
    "content/gate.en.md": "---\ntitle: Gate\n---\n\n[Chamber](use/chamber.md)\n",
    "content/gate.de.md": "---\ntitle: Tor\n---\n\n[Kammer](use/chamber.md), [Gate](/gate/), [Schleuse](lock.md)\n",
    "content/lock.md": "---\ntitle: The lock\n---\n\nText.\n",
    "content/use/_index.md": "---\ntitle: Use\nweight: 3\n---\n\nText.\n",
    "content/use/_index.de.md": "---\ntitle: Gebrauch\nweight: 3\n---\n\nText.\n",
    "content/use/chamber.md": "---\ntitle: Chamber\n---\n\nText.\n",
    "content/use/chamber.de.md": "---\ntitle: Kammer\n---\n\nText.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Pages 8, documents 8\n");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain(`hugo.toml:1  ${inNames("content")}`);
  expect(await room.read("guide/gate.md")).toContain("[Chamber](/guide/use/chamber)");
  expect(await room.read("de/gate.md")).toBe(
    "---\nsubject: Tor\nlang: de\n---\n\n[Kammer](/de/use/chamber), [Gate](/guide/gate), [Schleuse](/guide/lock)\n",
  );
  expect(await room.read("de/use/_folder.yml")).toContain("title: Gebrauch\n");
  expect(await room.read("site.yml")).toContain("label: Deutsch\n");
  expect(await room.read("redirects.yml")).not.toMatch(/^\/de\//m);
  expect(room.check().stdout).toContain("no problem");
});

const harbour = "site_name: Harbour\nnav:\n  - Rope: use/rope.md\n  - index.md\n";

test("a site of MkDocs whose translations lie beside their pages: each language is a type in the order of the navigation", async () => {
  await using room = await makeSource({
    "mkdocs.yml": `${harbour}plugins:\n  - i18n:\n      languages:\n        - locale: en\n          default: true\n        - locale: de\n          name: Deutsch\n`,
    "docs/index.md": "# Harbour\n\nText.\n",
    "docs/index.de.md": "# Hafen\n\n[Tau](use/rope.md)\n",
    "docs/use/rope.md": "# Rope\n\nText.\n",
    "docs/use/rope.de.md": "# Tau\n\n[Hafen](../index.md)\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Pages 4, documents 4\n");
  expect(stdout).toContain("leading nowhere 0;");
  expect(stdout).toContain(`mkdocs.yml:1  ${inNames("docs")}`);
  expect(await room.read("de/use/rope.md")).toBe("---\nsubject: Tau\nlang: de\n---\n\n[Hafen](/de)\n");
  expect(await room.read("site.yml")).toMatch(/label: Deutsch\n[\s\S]*- use\/rope\n/);
  expect(room.check().stdout).toContain("no problem");
});

test("a site of MkDocs whose languages have folders: the first one is at the root", async () => {
  await using room = await makeSource({
    "mkdocs.yml": `${harbour}plugins:\n  - i18n:\n      docs_structure: folder\n      languages:\n        - locale: en\n          default: true\n        - locale: de\n`,
    "docs/en/index.md": "# Harbour\n\nText.\n",
    "docs/en/use/rope.md": "# Rope\n\nText.\n",
    "docs/de/use/rope.md": "# Tau\n\n[Harbour](/)\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Pages 3, documents 3\n");
  expect(stdout).toContain(`mkdocs.yml:1  the pages in docs/de/ are in de: they are a type, "de", and ${german}`);
  expect(await room.read("redirects.yml")).toContain("/use/rope: /guide/use/rope\n");
  expect(room.check().stdout).toContain("no problem");
});

test("pages of MkDocs outside the folders of languages are pages of the first one, and what is not translated is at its address there", async () => {
  await using room = await makeSource({
    "mkdocs.yml": `${harbour}plugins:\n  - i18n:\n      docs_structure: folder\n      languages:\n        - locale: en\n          default: true\n        - locale: de\n        - locale: fr\n          build: false\n`,
    "docs/en/index.md": "# Harbour\n\n[Tides](shared/tides.md)\n",
    "docs/en/use/rope.md": "# Rope\n\nText.\n",
    "docs/de/index.md": "# Hafen\n\n[Tau](use/rope.md), [Tiden](shared/tides.md), ![Boje](buoy.svg)\n",
    "docs/en/buoy.svg": picture,
    "docs/shared/tides.md": "# Tides\n\nText.\n",
    "docs/fr/index.md": "# Port\n\nTexte.\n",
    "docs/it/index.md": "# Porto\n\nTesto.\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("leading nowhere 0;");
  expect(await room.read("guide/shared/tides.md")).toContain("subject: Tides\n");
  expect(await room.read("guide/index.md")).toContain("[Tides](/guide/shared/tides)");
  expect(await room.read("de/index.md")).toMatch(
    /\[Tau\]\(\/guide\/use\/rope\), \[Tiden\]\(\/guide\/shared\/tides\), !\[Boje\]\(/,
  );
  expect(await room.read("redirects.yml")).toContain("/de/use/rope: /guide/use/rope\n");
  expect(await room.read("redirects.yml")).toContain("/de/shared/tides: /guide/shared/tides\n");
  for (const name of ["fr", "it"])
    expect(stdout).toContain(`docs/${name}/index.md:1  in the folder of a language that the site does not build`);
  expect(stdout).toContain(
    "Files 6: documents 4, in the pages that include them 0, left out 2 (named above), taken 66.67 %",
  );
  expect(room.check().stdout).toContain("no problem");
});

const nextra = { "package.json": '{ "name": "tide", "dependencies": { "nextra": "4" } }' };

test("a site of Nextra whose languages have folders: each is a type with its own order", async () => {
  await using room = await makeSource({
    ...nextra,
    "content/en/_meta.js": 'export default { rope: "Rope", index: "Start" };\n',
    "content/en/index.mdx": "# Tide\n\nText.\n",
    "content/en/rope.mdx": "# Rope\n\nText.\n",
    "content/de/_meta.js": 'export default { rope: "Das Tau" };\n',
    "content/de/rope.mdx": "# Tau\n\n[Tide](/en)\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Pages 3, documents 3\n");
  expect(stdout).toContain(`package.json:1  the pages in content/de/ are in de: they are a type, "de", and ${german}`);
  expect(await room.read("de/rope.md")).toBe("---\nsubject: Tau\nlang: de\n---\n\n[Tide](/guide)\n");
  expect(await room.read("redirects.yml")).toContain("/en/rope: /guide/rope\n");
  expect(room.check().stdout).toContain("no problem");
});

test("a site of Nextra whose files are named after languages", async () => {
  await using room = await makeSource({
    ...nextra,
    "pages/_meta.en.json": '{ "rope": "Rope", "knot": "Knot" }',
    "pages/_meta.de.json": '{ "rope": "Tau" }',
    "pages/rope.en.mdx": "# Rope\n\nText.\n",
    "pages/knot.mdx": "# Knot\n\nText.\n",
    "pages/rope.de.mdx": "# Tau\n\n[Knot](./knot)\n",
  });
  const { stdout } = room.run("--measure");
  expect(stdout).toContain("Pages 3, documents 3\n");
  expect(stdout).toContain(`package.json:1  ${inNames("pages")}`);
  expect(await room.read("de/rope.md")).toBe("---\nsubject: Tau\nlang: de\n---\n\n[Knot](/guide/knot)\n");
  expect(room.check().stdout).toContain("no problem");
});
