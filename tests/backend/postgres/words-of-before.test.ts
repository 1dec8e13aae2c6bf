import { expect, test } from "vitest";
import { openPostgresStore } from "../../../backend/store/postgres/open-store.ts";
import { runSql } from "../../support/services/postgres.ts";
import { aNewDocument } from "../support/new-document.ts";
import { createTestDatabase } from "../support/store-place.ts";

const documents = [
  aNewDocument(1, { subject: "Transfer a domain" }),
  aNewDocument(2, { subject: "Renew a domain" }),
  aNewDocument(3, { subject: "Domains for a transfer of names" }),
];

test("documents that an earlier version has stored, without their words, are ranked as they will be", async () => {
  await using place = await createTestDatabase();
  const find = async () => {
    const store = await openPostgresStore(place.url, () => undefined);
    if ((await store.revision()) === 0) await store.sources.publish({ documents });
    const { items } = await store.search.find({
      term: "transfer domain",
      docType: null,
      purpose: "search",
      page: 1,
      limit: 10,
    });
    await store.close();
    return items.map(({ document }) => document.slug);
  };
  const before = await find();
  expect(before.slice(0, 2)).toEqual(["d1", "d3"]);
  await runSql(place.url, "UPDATE search SET ranked = '' WHERE slug <> 'd2'");
  expect(await find()).toEqual(before);
});
