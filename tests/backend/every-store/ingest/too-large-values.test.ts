import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";
import { storeKind } from "../../support/store-place.ts";

/** A word that no compression shortens. */
function aWordOf(length: number): string {
  let word = "";
  while (word.length < length) word += createHash("sha256").update(word).digest("hex");
  return word.slice(0, length);
}

test.skipIf(storeKind === "sqlite").each([
  ["a tag", { tags: [aWordOf(6_000)] }, /^PostgreSQL cannot store one of its tags \(index row size .*: shorten it$/],
  ["an alias", { aliases: [`/${aWordOf(6_000)}`] }, /^PostgreSQL cannot store one of its aliases \(index row/],
  ["a category", { category: aWordOf(6_000) }, /^PostgreSQL cannot store its category or its subcategory \(index row/],
])(
  "a document with %s that PostgreSQL cannot store is reported, and tried again when it changes",
  async (_what, fields, message) => {
    await using site = await startIngest({ "article/a.md": aDocument() });
    site.content.write("article/large.md", aDocument({ subject: "Large", ...fields }));
    site.content.write("article/z.md", aDocument());
    expect(await site.scan()).toMatchObject({
      parsed: 2,
      isWhole: true,
      problems: [{ file: "article/large.md", effect: "withheld", message: expect.stringMatching(message) }],
    });
    expect([await site.subject("a"), await site.subject("z")]).toEqual(["A subject", "A subject"]);
    expect(await site.scan()).toMatchObject({ parsed: 0, isWhole: true, problems: [{ file: "article/large.md" }] });
    site.content.write("article/large.md", aDocument({ subject: "Smaller" }));
    expect(await site.scan()).toMatchObject({ parsed: 1, problems: [] });
    expect(await site.subject("large")).toBe("Smaller");
  },
);

test("a file whose path is too long for any store is reported, and the others are published", async () => {
  const folder = `article/${[198, 198, 198, 198, 190].map(aWordOf).join("/")}`;
  const [path, deep] = [`${folder}/xyz.md`, `${folder}/deeper/x.md`];
  await using site = await startIngest({ "article/a.md": aDocument() });
  site.content.write(path, aDocument());
  site.content.write(deep, aDocument());
  expect(await site.scanChanges(new Set([path]))).toMatchObject({ isWhole: false });
  const { problems, isWhole } = await site.scan();
  const message = "it is left out: its path has 1001 bytes, expected at most 1000. Shorten the names of its folders";
  expect(isWhole).toBe(true);
  expect(problems).toMatchObject([
    { file: `${folder}/deeper`, effect: "withheld", message },
    { file: path, effect: "withheld", message },
  ]);
  expect(await site.subject("a")).toBe("A subject");
});
