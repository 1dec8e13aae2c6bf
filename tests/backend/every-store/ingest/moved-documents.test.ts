import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const guides = "id: testsite\ntypes:\n  article: { path: /guides }\n";
const flat = { "site.yml": "id: testsite\ntypes:\n  guide: { layout: guides }\n" };
const text =
  "Lower the time to live of the record first, wait as long as it was, then change the record and raise it again.";

test("a file that is moved, or moved and edited, leaves its old address behind, also after restarts and further moves", async () => {
  await using site = await startIngest({
    ...flat,
    "guide/same.md": aDocument({}, "The same."),
    "guide/edited.md": aDocument({}, text),
    "guide/gone.md": aDocument({}, "Something else that nobody has written anywhere else on this little site of ours."),
  });
  const leadTo = async (path: string) => (await site.store().documents.findAlias(path))?.slug ?? null;
  const moves = [
    ["guide/same.md", "guide/other.md", null],
    ["guide/edited.md", "article/new.md", aDocument({ subject: "New" }, `${text} One sentence more.`)],
  ] as const;
  for (const [from, to, edited] of moves) {
    site.content.write(to, "");
    renameSync(join(site.content.path, from), join(site.content.path, to));
    if (edited !== null) site.content.write(to, edited);
  }
  rmSync(join(site.content.path, "guide/gone.md"));
  const changes = new Set(["guide/gone.md", ...moves.flatMap(([from, to]) => [from, to])]);
  expect((await site.scanChanges(changes)).isWhole).toBe(false);
  await site.scan();
  const all = async () => Promise.all(["/guide/same", "/guide/edited", "/guide/gone"].map(leadTo));
  expect(await all()).toEqual(["other", "new", null]);
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0, problems: [{ file: "guide/gone.md", cause: "redirect" }] });
  renameSync(join(site.content.path, "guide/other.md"), join(site.content.path, "guide/third.md"));
  site.content.write("article/new.md", aDocument({ slug: "newest" }, text));
  await site.scan();
  expect(await all()).toEqual(["third", "newest", null]);
  expect(await Promise.all(["/guide/other", "/article/new"].map(leadTo))).toEqual(["third", "newest"]);
});

test("a type that turns to folders keeps the addresses that its documents had", async () => {
  await using site = await startIngest({ ...flat, "guide/install/linux.md": aDocument() });
  site.content.write("site.yml", "id: testsite\ntypes:\n  guide: { layout: guides, addresses: folders }\n");
  await site.scan();
  expect(await site.store().documents.findAlias("/guide/linux")).toMatchObject({ slug: "guide/install/linux" });
});

test("a type with another path, or another name and folder, keeps the addresses that its documents had, also after a restart", async () => {
  const yml = (types: string): string => `id: testsite\ntypes:\n${types}`;
  await using site = await startIngest({
    "site.yml": yml("  webinar: { label: Webinar, path: /webinar }\n"),
    "webinar/zones.md": aDocument({}, "About zones, and what they are for, in some words."),
  });
  const leadTo = async (path: string) => (await site.store().documents.findAlias(path))?.slug;
  site.content.write("site.yml", yml("  webinar: { label: Webinar, path: /talks }\n"));
  await site.scanChanges(new Set(["site.yml"]));
  expect(await leadTo("/webinar/zones")).toBe("zones");
  site.content.write("site.yml", yml("  lecture: { label: Lecture, path: /lectures }\n"));
  site.content.write("lecture/zones.md", "");
  renameSync(join(site.content.path, "webinar/zones.md"), join(site.content.path, "lecture/zones.md"));
  await site.reopen();
  await site.scan();
  expect(await Promise.all(["/webinar/zones", "/talks/zones", "/lectures/zones"].map(leadTo))).toEqual([
    "zones",
    "zones",
    undefined,
  ]);
  site.content.write("site.yml", yml("  lecture: { label: Lecture, path: /webinar }\n"));
  await site.scan();
  expect(await Promise.all(["/webinar/zones", "/lectures/zones"].map(leadTo))).toEqual([undefined, "zones"]);
});

test("the first types of a site, set after a restart, keep the addresses that its documents had", async () => {
  await using site = await startIngest({ "article/zones.md": aDocument() });
  site.content.write("site.yml", guides);
  await site.reopen();
  await site.scan();
  expect(await site.store().documents.findAlias("/article/zones")).toMatchObject({ slug: "zones" });
});

test("a change of types whose first scan was stopped keeps the addresses that documents had", async () => {
  await using site = await startIngest({ "article/zones.md": aDocument() });
  site.content.write("site.yml", guides);
  await site.ingest().scan({ signal: AbortSignal.abort() });
  await site.reopen();
  await site.scan();
  expect(await site.store().documents.findAlias("/article/zones")).toMatchObject({ slug: "zones" });
});

test("many files that are moved and edited at once leave their old addresses behind", async () => {
  const names = Array.from({ length: 9 }, (_, index) => `n${index}`);
  const textOf = (name: string): string => Array.from({ length: 30 }, (_, index) => `${name}word${index}`).join(" ");
  await using site = await startIngest(
    Object.fromEntries(names.map((name) => [`article/${name}.md`, aDocument({}, textOf(name))])),
  );
  for (const name of names) {
    site.content.remove(`article/${name}.md`);
    site.content.write(`article/new-${name}.md`, aDocument({}, `${textOf(name)} edited`));
  }
  const paths = names.map((name) => `article/${name}.md`);
  await site.scanChanges(new Set([...paths, ...names.map((name) => `article/new-${name}.md`)]));
  await site.scan();
  const found = await Promise.all(names.map((name) => site.store().documents.findAlias(`/article/${name}`)));
  expect(found.map((document) => document?.slug)).toEqual(names.map((name) => `new-${name}`));
});

test("files of one text that are moved at once each leave their old address to the one with the most similar path", async () => {
  await using site = await startIngest(
    Object.fromEntries(["a", "b", "c"].map((name) => [`article/${name}/soon-${name}.md`, aDocument({}, "Soon.")])),
  );
  for (const name of ["a", "b", "c"]) {
    site.content.write(`blog/${name}/later-${name}.md`, aDocument({}, "Soon."));
    site.content.remove(`article/${name}/soon-${name}.md`);
  }
  await site.scan();
  const found = await Promise.all(
    ["a", "b", "c"].map((name) => site.store().documents.findAlias(`/article/soon-${name}`)),
  );
  expect(found.map((document) => document?.slug)).toEqual(["later-a", "later-b", "later-c"]);
});
