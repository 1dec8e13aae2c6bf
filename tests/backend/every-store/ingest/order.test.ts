import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const authored = "id: testsite\ntypes:\n  guide: { layout: guides, order: authored }\n";

type Site = Awaited<ReturnType<typeof startIngest>>;

async function linksOf(site: Site) {
  return (await site.store().navigation.listDocs("type", "guide", { page: 1, limit: 100 }))?.docs.items ?? [];
}

async function order(site: Site): Promise<readonly string[]> {
  return (await linksOf(site)).map(({ slug }) => slug);
}

test("numbers at the beginning of names, order in front matter and _folder.yml sort the documents, and are left out of addresses", async () => {
  await using site = await startIngest({
    "site.yml": authored,
    "guide/02-use/_folder.yml": "title: Using it\ncollapsed: true\n",
    "guide/02-use/b.md": aDocument({ datePublished: "2026-01-01" }),
    "guide/02-use/a.md": aDocument({ datePublished: "2020-01-01" }),
    "guide/02-use/z.md": aDocument({ order: -1 }),
    "guide/02-use/README.md": aDocument({ subject: "Use" }),
    "guide/01-install/10-linux.md": aDocument(),
    "guide/01-install/9-windows.md": aDocument(),
    "guide/appendix.md": aDocument(),
    "guide/2024-review.md": aDocument(),
    "guide/late/_folder.yml": "order: 0\n",
    "guide/late/first.md": aDocument(),
  });
  expect(await order(site)).toEqual(["first", "windows", "linux", "use", "z", "a", "b", "2024-review", "appendix"]);
  const byslug = new Map((await linksOf(site)).map(({ slug, trail }) => [slug, trail]));
  expect(byslug.get("linux")).toEqual([{ key: "install", title: "Install", collapsed: false }]);
  expect(byslug.get("b")).toEqual([{ key: "use", title: "Using it", collapsed: true }]);
  expect(byslug.get("appendix")).toEqual([]);
  expect(await site.store().documents.foldersAround("b")).toEqual([
    { name: "Using it", docType: "guide", slug: "use" },
  ]);
  expect((await site.store().documents.listAddresses("guide", { page: 1, limit: 3 })).map(({ slug }) => slug)).toEqual([
    "first",
    "windows",
    "linux",
  ]);
});

test("names without a number at their beginning are sorted by the numbers in them", async () => {
  await using site = await startIngest({
    "site.yml": authored,
    ...Object.fromEntries(
      ["part-10", "part-9", "part-9b", "v1.10", "v1.9", "part-010"].map((name) => [`guide/${name}.md`, aDocument()]),
    ),
    "guide/step-10/last.md": aDocument(),
    "guide/step-2/first.md": aDocument(),
  });
  expect(await order(site)).toEqual(["part-9", "part-9b", "part-010", "part-10", "first", "last", "v1.9", "v1.10"]);
});

test("the documents around one, and its position, follow the same order, in its category too", async () => {
  const names = ["d", "a", "c", "b"];
  await using site = await startIngest({
    "site.yml": authored,
    ...Object.fromEntries(
      names.map((name, index) => [`guide/${name}.md`, aDocument({ order: index, category: "C", subcategory: "S" })]),
    ),
    "article/new.md": aDocument({ datePublished: "2026-01-01", category: "C", subcategory: "S" }),
  });
  const { navigation } = site.store();
  for (const [kind, id, all] of [
    ["type", "guide", names],
    ["subcategory", "c.s", ["new", ...names]],
  ] as const) {
    for (const slug of all) {
      const slice = await navigation.listAround(kind, id, slug, 3);
      const around = slice?.docs.map((link) => link.slug) ?? [];
      expect([slice?.first, around]).toEqual([
        all.indexOf(around[0] ?? ""),
        all.slice(slice?.first, (slice?.first ?? 0) + 3),
      ]);
      expect(around).toContain(slug);
    }
  }
});

test("an edit of _folder.yml or of order moves documents without another edit; a faulty one is reported with its line and changes nothing", async () => {
  await using site = await startIngest({
    "site.yml": authored,
    "guide/a/x.md": aDocument(),
    "guide/b/y.md": aDocument(),
  });
  expect(await order(site)).toEqual(["x", "y"]);
  site.content.write("guide/b/_folder.yml", "order: 1\n");
  expect(await site.scan()).toMatchObject({ changed: true, parsed: 1 });
  expect(await order(site)).toEqual(["y", "x"]);
  site.content.write("guide/b/_folder.yml", "order: 1\ncolapsed: true\n");
  const { problems } = await site.scan();
  expect(problems).toMatchObject([
    { file: "guide/b/_folder.yml", line: 2, message: 'unknown field "colapsed". Did you mean "collapsed"?' },
  ]);
  site.content.write("guide/b/_folder.yml", "order: [\n");
  await site.scan();
  expect(await order(site)).toEqual(["y", "x"]);
  site.content.remove("guide/b/_folder.yml");
  site.content.write("guide/a/x.md", aDocument({ order: 5 }));
  await site.scan();
  expect(await order(site)).toEqual(["x", "y"]);
  expect(await site.scan()).toMatchObject({ parsed: 0, problems: [] });
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0, problems: [] });
});

test("a sidebar in site.yml orders and groups documents and folders; what it does not list follows", async () => {
  await using site = await startIngest({
    "site.yml": `id: testsite
types:
  guide:
    layout: guides
    sidebar:
      - start
      - title: Set up
        collapsed: true
        items: [install/linux, tools]
`,
    "guide/other.md": aDocument(),
    "guide/start.md": aDocument(),
    "guide/install/windows.md": aDocument(),
    "guide/install/01-linux.md": aDocument(),
    "guide/tools/02-b.md": aDocument(),
    "guide/tools/01-a.md": aDocument(),
  });
  expect(await order(site)).toEqual(["start", "linux", "a", "b", "windows", "other"]);
  const trails = new Map((await linksOf(site)).map(({ slug, trail }) => [slug, trail.map(({ title }) => title)]));
  expect(trails.get("linux")).toEqual(["Set up"]);
  expect(trails.get("a")).toEqual(["Set up", "Tools"]);
  expect(trails.get("windows")).toEqual(["Install"]);
  expect(await site.store().documents.foldersAround("b")).toMatchObject([
    { name: "Set up", slug: "linux" },
    { name: "Tools", slug: "a" },
  ]);
});

test("a type in the order of dates keeps the names of its files and their order", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  guide: { layout: guides }\n",
    "guide/folder/01-old.md": aDocument({ datePublished: "2020-01-01", order: 1 }),
    "guide/index.md": aDocument({ datePublished: "2026-01-01" }),
  });
  expect(await order(site)).toEqual(["index", "01-old"]);
  expect((await linksOf(site)).flatMap(({ trail }) => trail)).toEqual([]);
});
