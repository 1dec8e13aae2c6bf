import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import type { Store } from "../../../backend/store/store.ts";
import { aNewDocument } from "../support/new-document.ts";

const documents = 60;

/** Fills a store in steps of one document, and returns the numbers of parts of its indexes: of all text, and of what is outside the body. */
async function partsAfter(end: (store: Store) => Promise<void>): Promise<readonly [number, number]> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-merge-"));
  try {
    const file = join(folder, "store.sqlite");
    const store = openStore(file);
    for (let number = 1; number <= documents; number += 1) {
      const sections = [{ heading: null, occurrence: 1, text: `Everywhere, and word${number} here` }];
      await store.sources.publish({ documents: [aNewDocument(number, { sections })] });
    }
    await end(store);
    const { total } = await store.search.find({
      term: "everywhere",
      docType: null,
      purpose: "search",
      page: 1,
      limit: 1,
    });
    expect(total).toBe(documents);
    await store.close();
    using database = new DatabaseSync(file);
    return [countParts(database, "search"), countParts(database, "search_outside_body")];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function countParts(database: DatabaseSync, index: string): number {
  return Number(database.prepare(`SELECT count(DISTINCT segid) AS count FROM ${index}_idx`).get()?.["count"]);
}

test("at the end of a full ingest the indexes have few parts, since a search looks into each", async () => {
  const before = await partsAfter(async () => undefined);
  const after = await partsAfter((store) => store.sources.setIngested("a mark"));
  expect(Math.min(...before)).toBeGreaterThan(4);
  expect(Math.max(...after)).toBeLessThan(4);
});
