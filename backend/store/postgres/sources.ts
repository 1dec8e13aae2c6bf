import { z } from "zod";
import type { Language } from "../search/language/language.ts";
import { toWordedDocument } from "../search/language/worded-document.ts";
import { toGoneDocuments, toSource } from "../source-rows.ts";
import type { Publication, SourceStore } from "../sources.ts";
import type { Database, Queries } from "./database.ts";
import { readFact, saveFact } from "./facts.ts";
import { createTermKeeper } from "./search/known-terms.ts";
import { publish } from "./publisher.ts";
import { toRefusal } from "./refused-values.ts";
import { makePutOff, putOffIndexes } from "./search/deferred-indexes.ts";

const PathRows = z.array(z.object({ path: z.string() }));
const OwnerRow = z.object({ slug: z.string(), path: z.string() });

/** An ingest step writes more than a visitor's request. */
const publishing = { statementMs: 60_000 };

/** The records of the content files, and the entry point for ingested content. */
export function createSourceStore(database: Database, siteLanguage: () => Promise<Language>): SourceStore {
  const keepTerms = createTermKeeper(database);
  return {
    paths: async () =>
      PathRows.parse(await database.read("SELECT path FROM sources ORDER BY path")).map(({ path }) => path),
    find: async (paths) =>
      (await database.read("SELECT record FROM sources WHERE path = ANY($1)", [paths])).map(toSource),
    owners: async () => {
      const rows = z.array(OwnerRow).parse(await database.read("SELECT slug, path FROM documents"));
      return new Map(rows.map(({ slug, path }) => [slug, path]));
    },
    publish: async (publication) => {
      const language = await siteLanguage();
      const documents = (publication.documents ?? []).map((document) => toWordedDocument(document, language));
      try {
        await keepTerms(documents.filter(({ document }) => !document.hideFromSearch));
        await database.transaction(async (queries) => {
          await putOffIndexes(queries, documents.length);
          await saveSources(queries, publication);
          await publish(queries, documents, publication);
        }, publishing);
      } catch (error) {
        throw toRefusal(error) ?? error;
      }
    },
    gone: async () => toGoneDocuments(await readFact(database, "gone")),
    setGone: (gone) => saveFact(database, "gone", JSON.stringify(gone)),
    ingested: () => readFact(database, "ingested"),
    setIngested: async (mark) => {
      await database.atLength(makePutOff);
      await saveFact(database, "ingested", mark);
      // Autovacuum would do this later anyway, so a failure is not a failure of the ingest.
      await database.atLength(tidy).catch(() => undefined);
    },
  };
}

/** After bulk changes: updates the planner's statistics and merges the indexes' pending entries. */
async function tidy({ query }: Queries): Promise<void> {
  await query("VACUUM (ANALYZE) documents, document_tags, search, vocabulary, sources");
}

async function saveSources({ query }: Queries, { sources = [], removed = [] }: Publication): Promise<void> {
  if (removed.length > 0) await query("DELETE FROM sources WHERE path = ANY($1)", [removed]);
  const records = [...new Map(sources.map((source) => [source.path, JSON.stringify(source)]))];
  if (records.length === 0) return;
  await query(
    "INSERT INTO sources (path, record) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT (path) DO UPDATE SET record = excluded.record",
    [records.map(([path]) => path), records.map(([, record]) => record)],
  );
}
