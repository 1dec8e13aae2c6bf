import { expect, test } from "vitest";
import { aDocument, aPicture } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

/** As files are named that come from a Mac. */
function decomposed(path: string): string {
  return path.normalize("NFD");
}

const sidebar = "    sidebar: [{ title: First, items: [überblick, schlüssel] }]\n";
const site = `id: testsite\ntypes:\n  guide:\n    layout: guides\n    order: authored\n${sidebar}`;

test("files with decomposed names are found by composed references: links, pictures, included files and a sidebar", async () => {
  await using started = await startIngest({
    "site.yml": site,
    [decomposed("guide/überblick.md")]: aDocument({ subject: "Title" }, "## Über uns"),
    [decomposed("guide/schlüssel/ändern.md")]: aDocument({ subject: "Change" }),
    [decomposed("media/bücher/größe.svg")]: aPicture(),
    [decomposed("_teile/fuß-größe.md")]: "Included.\n",
    "guide/a.md": aDocument(
      {},
      [
        "[1](überblick.md#über-uns) [2](schl%C3%BCssel/%C3%A4ndern.md) [3](überblick.md#gone)",
        "![P](../media/bücher/größe.svg)",
        "::include{file=../_teile/fuß-größe.md}",
      ].join("\n\n"),
    ),
  });
  const { problems } = await started.scan();
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ["guide/a.md", expect.stringMatching(/^the link to "überblick\.md#gone" leads to no heading/)],
  ]);
  const html = (await started.html("a")) ?? "";
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => decodeURI(href ?? ""))).toEqual([
    "/guide/überblick#über-uns",
    "/guide/ändern",
    "/guide/überblick#gone",
  ]);
  expect(html).toContain("<p>Included.</p>");
  expect(html).toMatch(/src="\/media\/[0-9a-f]{32}\.svg"/);
  const list = await started.store().navigation.listDocs("type", "guide", { page: 1, limit: 9 });
  expect(list?.docs.items.map(({ subject, trail }) => [subject, ...trail.map(({ title }) => title)])).toEqual([
    ["Title", "First"],
    ["Change", "First", "Schlüssel"],
    ["A subject"],
  ]);
});

test("a decomposed file that comes later mends what names it, and composed files are found by decomposed references", async () => {
  await using started = await startIngest({
    "media/größe.svg": aPicture(),
    "article/a.md": aDocument({}, `![P](../media/bücher.svg) ![Q](${decomposed("../media/größe.svg")})`),
  });
  expect((await started.scan()).problems).toMatchObject([{ cause: "missing-picture" }]);
  started.content.write(decomposed("media/bücher.svg"), aPicture());
  expect(await started.scan()).toMatchObject({ parsed: 1, problems: [] });
});
