import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import type { ContentFolder } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const request = { docType: null, purpose: "search", page: 1, limit: 10 } as const;

test("the folder of a type is ingested when site.yml defines it, and its documents go with it", async () => {
  await using site = await startIngest({ "webinar/zones.md": aDocument({ subject: "Zones on film" }) });
  expect(await site.subject("zones")).toBeNull();
  site.content.write("site.yml", "id: testsite\ntypes:\n  webinar: { label: Webinar }\n");
  expect(await site.scanChanges(new Set(["site.yml"]))).toMatchObject({ changed: true, documents: 1, problems: [] });
  expect(await site.subject("zones")).toBe("Zones on film");
  const { items } = await site.store().navigation.listGroups("type", null, { page: 1, limit: 10 });
  expect(items).toMatchObject([{ id: "webinar", name: "Webinar", count: 1 }]);
  site.content.write("site.yml", "id: testsite\n");
  await site.scanChanges(new Set(["site.yml"]));
  expect(await site.subject("zones")).toBeNull();
});

test("links follow the address of a type", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({}, "[b](../blog/b.md)"),
    "blog/b.md": aDocument({}),
  });
  expect(await site.html("a")).toContain('href="/blog/b"');
  site.content.write("site.yml", "id: testsite\ntypes:\n  blog: { path: /notes, listPath: /notes }\n");
  await site.scanChanges(new Set(["site.yml"]));
  expect(await site.html("a")).toContain('href="/notes/b"');
});

test("each document of a removed type is reported by name, and is not published", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  sop: false\n",
    "sop/rotate.md": aDocument({}),
    "sop/keys/split.md": aDocument({}),
  });
  const { problems, documents } = await site.scan();
  expect(documents).toBe(0);
  expect(problems.map(({ file, cause, effect }) => [file, cause, effect])).toEqual([
    ["sop/keys/split.md", "misplaced", "withheld"],
    ["sop/rotate.md", "misplaced", "withheld"],
  ]);
});

test("documents of a type that is taken out of site.yml are reported: their folder, and each by name", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  webinar: { label: Webinar }\n",
    "webinar/zones.md": aDocument({}),
    "webinar/first/keys.md": aDocument({}),
    "artikle/a.md": aDocument({}),
  });
  expect(await site.subject("zones")).toBe("A subject");
  site.content.write("site.yml", "id: testsite\n");
  const { problems } = await site.scanChanges(new Set(["site.yml"]));
  expect(problems.map(({ file, effect, message }) => [file, effect, message.slice(0, 40)])).toEqual([
    ["artikle", "withheld", 'the folder "artikle" is not a document t'],
    ["webinar", "withheld", 'the folder "webinar" is not a document t'],
    ["webinar/first/keys.md", "withheld", "this document is left out: site.yml has "],
    ["webinar/zones.md", "withheld", "this document is left out: site.yml has "],
  ]);
  expect(await site.subject("zones")).toBeNull();
});

test("types with a problem keep those from before, after a restart too", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  webinar: { label: Webinar }\n",
    "webinar/zones.md": aDocument({}),
  });
  site.content.write("site.yml", "id: testsite\ntypes:\n  webinar: { lable: Film }\n");
  const { problems } = await site.scanChanges(new Set(["site.yml"]));
  expect(problems).toMatchObject([{ file: "site.yml", line: 3, effect: "withheld" }]);
  await site.reopen();
  await site.scan();
  expect((await site.store().documentTypes())?.all.at(-1)).toMatchObject({ id: "webinar", label: "Webinar" });
  expect(await site.subject("zones")).toBe("A subject");
});

test("searches find no documents of a type that is not searched, and tell types apart by their whole id", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  how-to: { search: false }\n  howto: {}\n",
    "how-to/a.md": aDocument({}, "About delegation."),
    "howto/b.md": aDocument({}, "About delegation."),
  });
  const find = async (asked: { readonly docType?: string; readonly without?: readonly string[] }) =>
    (await site.store().search.find({ ...request, ...asked, term: "delegation" })).items.map(
      ({ document }) => document.slug,
    );
  expect(await find({ without: ["how-to"] })).toEqual(["b"]);
  expect(await find({ docType: "how-to" })).toEqual(["a"]);
  expect(await find({ docType: "howto" })).toEqual(["b"]);
});

test("a site that never said a word about types keeps the preset's while its first word is wrong, after a restart too", async () => {
  await using site = await startIngest({ "webinar/zones.md": aDocument({}) });
  site.content.write("site.yml", "id: testsite\ntypes:\n  webinar: { label: Webinar }\n  blog: { lable: Note }\n");
  await site.scanChanges(new Set(["site.yml"]));
  expect(await site.subject("zones")).toBeNull();
  await site.reopen();
  await site.scan();
  expect(await site.subject("zones")).toBeNull();
});

test.each([
  ["deleted", (content: ContentFolder) => content.remove("site.yml")],
  ["emptied", (content: ContentFolder) => content.write("site.yml", "")],
])("a site.yml that is %s takes nothing of what it said until a restart", async (_case, take) => {
  await using site = await startIngest({
    "site.yml":
      "id: testsite\nlanguage: de\nbots: { disallow: [/private] }\ntypes:\n  webinar: { label: Webinar }\n  blog: false\n",
    "webinar/zones.md": aDocument({ subject: "Zones on film" }),
    "pages/blog.md": "# Our notes\n",
  });
  const ofSite = async () => [await site.store().robots(), await site.store().language()];
  const before = await ofSite();
  take(site.content);
  await site.scanChanges(new Set(["site.yml"]));
  await site.scan();
  expect(await site.subject("zones")).toBe("Zones on film");
  expect((await site.scan()).problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    "site.yml the file is gone or empty: what it said stays in force until a restart",
  ]);
  expect(await ofSite()).toEqual(before);
  expect(before).toEqual([expect.stringContaining("Disallow: /private"), "de"]);
});
