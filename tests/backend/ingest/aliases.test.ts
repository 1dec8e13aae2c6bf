import { expect, test } from "vitest";
import { aDocument } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";

test("an old address that two documents name, or that a page has, is reported until it is mended", async () => {
  await using site = await startIngest({
    "article/a.md": aDocument({ aliases: ["/old", "/alone"] }),
    "article/b.md": aDocument({ aliases: ["/older", "/old/", "/article/a"] }),
    "article/c.md": aDocument(),
  });
  const faults = async (changes: ReadonlySet<string> | null) => {
    const { problems } = changes === null ? await site.scan() : await site.scanChanges(changes);
    return problems.map(({ file, line, cause, effect, message }) => `${file}:${line} ${cause} ${effect} ${message}`);
  };
  const twice = (file: string, other: string) =>
    `${file}:3 redirect published the old address "/old": ${other} names it too, and it leads to only one of the two: name it in one of them`;
  const taken =
    'article/b.md:3 redirect published the old address "/article/a": it is the address of an existing page, and leads there: remove it';
  expect(await faults(null)).toEqual([
    twice("article/a.md", "article/b.md"),
    twice("article/b.md", "article/a.md"),
    taken,
  ]);
  site.content.write("article/a.md", aDocument({ aliases: ["/alone"] }));
  expect(await faults(new Set(["article/a.md"]))).toEqual([taken]);
  site.content.write("article/c.md", aDocument({ aliases: ["/alone"] }));
  expect(await faults(new Set(["article/c.md"]))).toHaveLength(3);
});
