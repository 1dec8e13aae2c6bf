import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { planCorpus } from "../../../bench/corpus/corpus.ts";
import { writeCorpus } from "../../../bench/corpus/write-corpus.ts";
import { createIngest } from "../../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../../backend/ingest/read/media-folder.ts";
import { openEmptyStore } from "../support/store-place.ts";

/** Enough documents for an ingest to use threads, of which half a corpus is not. */
const size = { documents: 620, seed: 5 };

/** The number of threads started while `work` runs. */
async function threadsOf(work: () => Promise<unknown>): Promise<number> {
  let started = 0;
  const count = (): void => void (started += 1);
  process.on("worker", count);
  await work();
  process.off("worker", count);
  return started;
}

/** A folder's content in its own store. */
async function openSite(folder: string) {
  const store = await openEmptyStore();
  let passes = 0;
  const owners = () => {
    passes += 1;
    return store.sources.owners();
  };
  const ingest = createIngest({
    store: { ...store, sources: { ...store.sources, owners } },
    contentDir: join(folder, "content"),
    media: createMediaFolder(join(folder, "media")),
  });
  return {
    scan: () => ingest.scan(),
    /** The number of full ingests so far. */
    passes: () => passes,
    /** The stored result of an ingest. */
    all: async (slugs: readonly string[]) => ({
      documents: await Promise.all(slugs.map((slug) => store.documents.find(slug))),
      // A copied file has a different modification time.
      sources: (await store.sources.find(await store.sources.paths())).map((source) => ({ ...source, stamp: null })),
      tags: await store.navigation.list("tag", "with-docs"),
      found: await store.search
        .find({ term: "domain", docType: null, purpose: "search", page: 1, limit: 100 })
        .then(({ total }) => total),
    }),
    close: () => store.close(),
  };
}

test.skipIf(availableParallelism() < 2)(
  "an ingest that is large enough for threads has the same result as ingests without",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "lectern-threads-"));
    const [whole, halves] = [join(folder, "whole"), join(folder, "halves")];
    try {
      await writeCorpus(join(whole, "content"), size);
      await cp(whole, halves, { recursive: true, preserveTimestamps: true });
      const corpus = planCorpus(size);
      const facts = Array.from({ length: size.documents }, (_, document) => corpus.facts(document));
      const [atOnce, inParts] = [await openSite(whole), await openSite(halves)];
      expect(await threadsOf(() => atOnce.scan())).toBe(Math.min(4, availableParallelism() - 1));
      expect(atOnce.passes()).toBe(1);
      const moved = facts
        .filter((_, place) => place % 2 === 1)
        .map(({ path }) => ({ here: join(halves, "content", path), away: join(folder, path.replaceAll("/", "_")) }));
      for (const { here, away } of moved) await rename(here, away);
      expect(await threadsOf(() => inParts.scan())).toBe(0);
      for (const { here, away } of moved) await rename(away, here);
      expect(await threadsOf(() => inParts.scan())).toBe(0);
      const slugs = facts.map(({ slug }) => slug);
      const expected = await inParts.all(slugs);
      expect(expected.documents.filter((document) => document === null)).toEqual([]);
      expect(await atOnce.all(slugs)).toEqual(expected);
      await Promise.all([atOnce.close(), inParts.close()]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
