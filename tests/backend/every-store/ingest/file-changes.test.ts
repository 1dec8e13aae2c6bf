import { renameSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aDocument, aPicture } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

test("a file that breaks keeps its last good version, after a restart too, and everything else is published", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ subject: "Good" }),
    "article/b.md": aDocument({ subject: "Old" }),
  });
  site.content.write("article/a.md", "");
  site.content.write("article/b.md", aDocument({ subject: "New" }));
  const { problems, changed } = await site.scan();
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(["article/a.md"]));
  expect(changed).toBe(true);
  await site.reopen();
  expect((await site.scan()).problems).toHaveLength(problems.length);
  expect(await site.subject("a")).toBe("Good");
  expect(await site.subject("b")).toBe("New");
  site.content.write("article/a.md", aDocument({ subject: "Mended" }));
  expect((await site.scan()).problems).toEqual([]);
  expect(await site.subject("a")).toBe("Mended");
});

test("a deleted file is unpublished everywhere", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({ subject: "Zebra", tags: ["x"], category: "C" }) });
  site.content.remove("article/a.md");
  expect((await site.scan()).changed).toBe(true);
  expect(await site.subject("a")).toBeNull();
  expect(await site.store().navigation.list("tag", "with-docs")).toEqual([]);
  expect(await site.store().navigation.list("category", "with-docs")).toEqual([]);
  expect(
    (await site.store().search.find({ term: "zebra", docType: null, purpose: "search", page: 1, limit: 12 })).total,
  ).toBe(0);
});

test("a draft is not published, and unpublishes the earlier version", async () => {
  await using site = await startIngest({ "article/a.md": aDocument({ draft: true }) });
  expect(await site.subject("a")).toBeNull();
  site.content.write("article/a.md", aDocument({ subject: "Done" }));
  await site.scan();
  expect(await site.subject("a")).toBe("Done");
  site.content.write("article/a.md", aDocument({ draft: true }));
  await site.scan();
  expect(await site.subject("a")).toBeNull();
});

test("unchanged files are not parsed again, not even after a restart or with a new modification time", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ author: "ada" }, "![x](../media/x.svg)"),
    "article/b.md": aDocument(),
    "authors/ada.yml": "name: Ada",
    "media/x.svg": aPicture(),
  });
  expect(await site.scan()).toMatchObject({ parsed: 0, changed: false });
  await site.reopen();
  expect(await site.scan()).toMatchObject({ parsed: 0, changed: false });
  utimesSync(join(site.content.path, "article/a.md"), new Date(), new Date(1_000_000));
  expect(await site.scan()).toMatchObject({ parsed: 0, changed: false });
  site.content.write("article/b.md", aDocument({ subject: "Changed" }));
  expect(await site.scan()).toMatchObject({ parsed: 1, changed: true });
});

test("of two files with one slug the published one has it; when it is removed, the other one gets it", async () => {
  await using site = await startIngest({ "blog/z.md": aDocument({ slug: "same", subject: "First" }) });
  site.content.write("article/a.md", aDocument({ slug: "same", subject: "Second" }));
  expect((await site.scan()).problems).toMatchObject([{ file: "article/a.md", line: 3 }]);
  expect([await site.subject("same"), await site.subject("a")]).toEqual(["First", "Second"]);
  site.content.remove("blog/z.md");
  expect((await site.scan()).problems).toEqual([]);
  expect(await site.subject("same")).toBe("Second");
});

test("documents can move to another folder and swap their slugs", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ subject: "A" }),
    "article/b.md": aDocument({ subject: "B" }),
  });
  renameSync(join(site.content.path, "article/a.md"), join(site.content.path, "article/a2.md"));
  site.content.write("article/a2.md", aDocument({ subject: "A", slug: "b" }));
  site.content.write("article/b.md", aDocument({ subject: "B", slug: "a" }));
  await site.scan();
  await site.scan();
  expect([await site.subject("a"), await site.subject("b")]).toEqual(["B", "A"]);
  expect((await site.scan()).problems).toEqual([]);
});
