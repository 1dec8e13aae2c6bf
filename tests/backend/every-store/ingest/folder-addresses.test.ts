import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const filed = "id: testsite\ntypes:\n  guide: { layout: guides, addresses: folders }\n";

test("addresses of folders have the folders of a file in them, without numbers and index", async () => {
  await using site = await startIngest({
    "site.yml": filed,
    "guide/index.md": aDocument({ subject: "Start" }),
    "guide/02-install/README.md": aDocument({ subject: "Install" }),
    "guide/02-install/01-linux.md": aDocument({ subject: "Linux" }),
    "guide/other/linux.md": aDocument({ subject: "Other Linux" }),
    "guide/own/a.md": aDocument({ subject: "Own", slug: "b/c" }),
    "guide/own/d.md": aDocument({ subject: "Rooted", slug: "/e" }),
    "article/a.md": aDocument(
      {},
      "[1](../guide/02-install/01-linux.md) [2](/guide/install/linux#x) [3](../guide/index.md) [4](/guide/install/gone)",
    ),
  });
  const slugs = ["guide", "guide/install", "guide/install/linux", "guide/other/linux", "guide/own/b/c", "guide/e"];
  for (const [index, subject] of ["Start", "Install", "Linux", "Other Linux", "Own", "Rooted"].entries())
    expect(await site.subject(slugs[index] ?? "")).toBe(subject);
  const html = (await site.html("a")) ?? "";
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/guide/install/linux",
    "/guide/install/linux#x",
    "/guide",
    "/guide/install/gone",
  ]);
  expect((await site.scan()).problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("/guide/install/linux#x"),
    expect.stringContaining("/guide/install/gone"),
  ]);
});

test("files and folders whose names are versions are told apart, in addresses and titles, in the order of their numbers", async () => {
  const versions = ["1.0", "2.0", "10.0"];
  await using site = await startIngest({
    "site.yml": filed,
    ...Object.fromEntries(
      versions.flatMap((version) => [
        [`guide/${version}/install.md`, aDocument()],
        [`guide/releases/${version}.md`, "Text."],
      ]),
    ),
  });
  const list = await site.store().navigation.listDocs("type", "guide", { page: 1, limit: 9 });
  expect(
    list?.docs.items.map(({ slug, subject, trail }) => [slug, subject, ...trail.map(({ title }) => title)]),
  ).toEqual([
    ...versions.map((version) => [`guide/${version}/install`, "A subject", version]),
    ...versions.map((version) => [`guide/releases/${version}`, version, "Releases"]),
  ]);
});

test.each(["a//b", "../x", "a/./b", "a\\b", "a b"])("a slug like %s is refused, and the path counts", async (slug) => {
  await using site = await startIngest({ "site.yml": filed, "guide/x/y.md": aDocument({ slug }) });
  expect(await site.subject("guide/x/y")).toBe("A subject");
  expect((await site.scan()).problems).toMatchObject([{ file: "guide/x/y.md", line: 3, cause: "bad-field" }]);
});

test("a type that turns to folders gives its documents other addresses, and links follow", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\ntypes:\n  guide: { layout: guides }\n",
    "guide/install/linux.md": aDocument(),
    "article/a.md": aDocument({}, "[there](../guide/install/linux.md)"),
  });
  expect(await site.html("a")).toContain('href="/guide/linux"');
  site.content.write("site.yml", filed);
  await site.scanChanges(new Set(["site.yml"]));
  expect(await site.html("a")).toContain('href="/guide/install/linux"');
  expect(await site.subject("linux")).toBeNull();
  expect(await site.scan()).toMatchObject({ parsed: 0, problems: [] });
});
