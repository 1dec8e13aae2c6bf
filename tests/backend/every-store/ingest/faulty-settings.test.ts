import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { startIngest } from "../../support/ingesting.ts";

const article = { "article/b.md": aDocument({ category: "Konto" }) };

test("a language with a problem is the one from before: nothing is ingested again, after a restart too", async () => {
  await using site = await startIngest({ "site.yml": "id: testsite\nlanguage: de\n", ...article });
  const facts = async () => [
    await site.store().language(),
    (await site.store().documents.find("b"))?.subcategory?.name,
    (await site.store().documentTypes())?.all[0].listLabel,
  ];
  const before = await facts();
  expect(before).toEqual(["de", "Allgemein", "Artikel"]);
  site.content.write("site.yml", "id: testsite\nlanguage: german\n");
  expect(await site.scanChanges(new Set(["site.yml"]))).toMatchObject({
    changed: false,
    parsed: 0,
    problems: [{ file: "site.yml", line: 2 }],
  });
  expect(await facts()).toEqual(before);
  await site.reopen();
  await site.scan();
  expect(await facts()).toEqual(before);
});

test("a feature with a problem leaves learning from searches as it was, and at the first start what is sound counts", async () => {
  await using site = await startIngest({
    "site.yml": "id: testsite\nfeatures: { searchLearning: false, ratings: maybe }\n",
    ...article,
  });
  expect(await site.store().learnsFromSearches()).toBe(false);
  site.content.write("site.yml", "id: testsite\nfeatures: { searchLearning: never }\n");
  await site.scanChanges(new Set(["site.yml"]));
  expect(await site.store().learnsFromSearches()).toBe(false);
  site.content.write("site.yml", "id: testsite\nfeatures: { searchLearning: true }\n");
  await site.scanChanges(new Set(["site.yml"]));
  expect(await site.store().learnsFromSearches()).toBe(true);
});
