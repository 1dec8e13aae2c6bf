import { expect, test } from "vitest";
import { aDocument } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";

const good = `id: testsite
defaultDocument: linux
topics:
  - { name: A, description: a, category: Set up }
home:
  sections:
    - kind: topics
      items:
        - { name: A, description: a, category: SET UP }
types:
  guide:
    layout: guides
    order: authored
    sidebar:
      - index
      - install/linux
      - title: More
        items: [install, later.md, "use/deep/", use/deep/index]
`;

const documents = {
  "guide/README.md": aDocument({ subject: "Start" }),
  "guide/01-install/02-linux.md": aDocument({ category: "Set up" }),
  "guide/later.md": aDocument({ draft: true }),
  "guide/use/deep/index.md": aDocument({ publishAt: "2999-01-01" }),
};

test("what site.yml names of the documents and is there is no problem, drafts included", async () => {
  await using site = await startIngest({ "site.yml": good, ...documents });
  expect((await site.scan()).problems).toEqual([]);
});

test("names that no document, folder or category has are reported with the nearest one, until they are there", async () => {
  const bad = good
    .replace("defaultDocument: linux", "defaultDocument: guide/lniux.md")
    .replace("category: Set up", "category: Setup")
    .replace("category: SET UP", "category: Nothing of all this")
    .replace("- install/linux", "- instal/linux")
    .replace("[install, later.md,", "[01-install, https://a.example,");
  await using site = await startIngest({ "site.yml": bad, ...documents });
  const found = async (changes: ReadonlySet<string> | null) =>
    (changes === null ? await site.scan() : await site.scanChanges(changes)).problems.map(
      ({ file, line, cause, effect, message }) => `${file}:${line} ${cause} ${effect} ${message}`,
    );
  const path = "expected the path of a document or a folder in guide/, got";
  const all = [
    'site.yml:2 dead-link published defaultDocument: expected the slug of a published document, got "guide/lniux.md". Did you mean "linux"?',
    'site.yml:4 dead-link published topics.0.category: expected the name of a category that documents have, got "Setup". Did you mean "Set up"?',
    'site.yml:9 dead-link published home.sections.0.items.0.category: expected the name of a category that documents have, got "Nothing of all this"',
    `site.yml:16 dead-link published types.guide.sidebar.1: ${path} "instal/linux". Did you mean "install/linux"?`,
    `site.yml:18 dead-link published types.guide.sidebar.2.items.0: ${path} "01-install". Did you mean "install"?`,
    `site.yml:18 dead-link published types.guide.sidebar.2.items.1: ${path} "https://a.example"`,
  ];
  expect(await found(null)).toEqual(all);
  site.content.write("guide/later.md", aDocument({ category: "Nothing of all this" }));
  expect(await found(new Set(["guide/later.md"]))).toEqual(all.filter((line) => !line.includes("Nothing")));
  site.content.write("site.yml", bad.replace("guide/lniux.md", "later"));
  expect((await found(new Set(["site.yml"])))[0]).toMatch(/^site\.yml:4 /);
  await site.reopen();
  site.content.write("site.yml", good);
  expect(await found(null)).toEqual([]);
});
