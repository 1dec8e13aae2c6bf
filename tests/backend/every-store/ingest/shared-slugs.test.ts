import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const flat = { "site.yml": "id: testsite\ntypes:\n  guide: { layout: guides }\n" };

test("a new file with the slug of another is published at an address of its own path, and the first keeps its address", async () => {
  await using site = await startIngest({
    ...flat,
    "guide/windows/install.md": aDocument({ subject: "Windows" }),
    "article/a.md": aDocument({}, "[l](../guide/linux/install.md) [w](../guide/windows/install.md)"),
  });
  site.content.write("guide/linux/install.md", aDocument({ subject: "Linux" }));
  const { isWhole } = await site.scanChanges(new Set(["guide/linux/install.md"]));
  expect({ isWhole, linux: await site.subject("linux-install") }).toEqual({ isWhole: false, linux: null });
  const { problems } = await site.scan();
  expect(
    problems.map(({ file, line, cause, effect, message }) => `${file}:${line} ${cause} ${effect} ${message}`),
  ).toEqual([
    'guide/linux/install.md:1 duplicate-slug published the slug "install" belongs to guide/windows/install.md, so this document is at "/guide/linux-install". Give one of the two another slug',
  ]);
  const subjects = async () => [await site.subject("install"), await site.subject("linux-install")];
  expect(await subjects()).toEqual(["Windows", "Linux"]);
  expect(await site.html("a")).toContain('<a href="/guide/linux-install">l</a> <a href="/guide/install">w</a>');
  site.content.write("guide/linux/install.md", aDocument({ subject: "Linux 2" }));
  expect(await site.scanChanges(new Set(["guide/linux/install.md"]))).toMatchObject({ isWhole: true, problems });
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0, problems });
  expect(await subjects()).toEqual(["Windows", "Linux 2"]);
});

test("a document whose file is moved keeps its slug from others who want it, and they keep theirs", async () => {
  await using site = await startIngest({ ...flat, "guide/x/install.md": aDocument({ subject: "First" }) });
  site.content.write("guide/b/install.md", aDocument({ subject: "Second" }));
  await site.scan();
  site.content.write("guide/c/place.md", aDocument({ subject: "Place" }));
  renameSync(join(site.content.path, "guide/x/install.md"), join(site.content.path, "guide/c/install.md"));
  await site.scan();
  expect([await site.subject("install"), await site.subject("b-install")]).toEqual(["First", "Second"]);
  site.content.write("guide/a/mine.md", aDocument({ subject: "Newcomer", slug: "b-install" }));
  const { problems } = await site.scan();
  expect([await site.subject("b-install"), await site.subject("mine")]).toEqual(["Second", "Newcomer"]);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(["guide/a/mine.md:3", "guide/b/install.md:1"]);
});

test("a document gets the slug that it wants once nobody else has it", async () => {
  await using site = await startIngest({
    ...flat,
    "guide/a/install.md": aDocument({ subject: "A" }),
    "guide/b/install.md": aDocument({ subject: "B" }),
  });
  expect([await site.subject("install"), await site.subject("b-install")]).toEqual(["A", "B"]);
  site.content.write("guide/a/install.md", aDocument({ subject: "A", slug: "set-up" }));
  expect((await site.scan()).problems).toEqual([]);
  expect([await site.subject("install"), await site.subject("b-install"), await site.subject("set-up")]).toEqual([
    "B",
    null,
    "A",
  ]);
});

test.each([
  ["an empty file", ""],
  ["a draft", aDocument({ draft: true })],
])("%s takes no slug from a document", async (_name, text) => {
  await using site = await startIngest({
    ...flat,
    "guide/a/install.md": text,
    "guide/b/install.md": aDocument({ subject: "B" }),
  });
  expect(await site.subject("install")).toBe("B");
  await site.reopen();
  await site.scan();
  expect(await site.subject("install")).toBe("B");
});

test("files of one name in one folder are told apart by their numbers, else by a number", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  guide: { layout: guides, addresses: folders }\n",
    "guide/a/01-linux.md": aDocument({ subject: "1" }),
    "guide/a/02-linux.md": aDocument({ subject: "2" }),
    "guide/a/README.md": aDocument({ subject: "3" }),
    "guide/a.md": aDocument({ subject: "4" }),
    "article/x.md": aDocument({ subject: "5" }),
    "how-to/x.md": aDocument({ subject: "6" }),
    "article/same.md": aDocument({ subject: "7", slug: "how-to-x" }),
  });
  const slugs = ["guide/a/linux", "guide/a/02-linux", "guide/a", "guide/a/README", "x", "x-2", "how-to-x"];
  expect(await Promise.all(slugs.map(site.subject))).toEqual(["1", "2", "4", "3", "5", "6", "7"]);
});

test("index files of one type are told apart by their folders, also where they are no index of their folder", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  guide: { layout: guides, order: authored }\n",
    "article/a/index.md": aDocument({ subject: "1" }),
    "article/b/index.md": aDocument({ subject: "2" }),
    "article/c/index.md": aDocument({ subject: "3" }),
    "article/index.md": aDocument({ subject: "4" }),
    "guide/a/tools/index.md": aDocument({ subject: "5" }),
    "guide/b/tools/index.md": aDocument({ subject: "6" }),
  });
  const slugs = ["index", "b-index", "c-index", "article-index", "tools", "b-tools"];
  expect(await Promise.all(slugs.map(site.subject))).toEqual(["1", "2", "3", "4", "5", "6"]);
});
