import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { toGoneDocuments, toSource } from "../source-rows.ts";
import type { Publication, SourceStore } from "../sources.ts";
import { inTransaction } from "./database.ts";
import { mergeIndexes } from "./merge-index.ts";
import { createPublisher } from "./publisher.ts";
import type { Language } from "../search/language/language.ts";
import { toWordedDocument } from "../search/language/worded-document.ts";
import { createTermKeeper } from "./vocabulary.ts";

const PathRows = z.array(z.object({ path: z.string() }));
const FactRow = z.object({ value: z.string() }).optional();
const OwnerRows = z.array(z.object({ slug: z.string(), path: z.string() }));

/** Rows read per step; between steps the event loop handles other requests. */
const rowsPerStep = 5_000;

/** The records of the content files, and the entry point for ingested content. */
export function createSourceStore(
  database: DatabaseSync,
  siteLanguage: () => Language,
  onChange: () => void,
): SourceStore {
  const keepTerms = createTermKeeper(database);
  const publishParts = createPublisher(database);
  const paths = database.prepare("SELECT path FROM sources WHERE path > ? ORDER BY path LIMIT ?");
  const find = database.prepare("SELECT record FROM sources WHERE path IN (SELECT value FROM json_each(?))");
  const owners = database.prepare("SELECT slug, path FROM documents WHERE slug > ? ORDER BY slug LIMIT ?");
  const saveSource = database.prepare("INSERT OR REPLACE INTO sources (path, record) VALUES (?, ?)");
  const dropSource = database.prepare("DELETE FROM sources WHERE path = ?");
  const getFact = database.prepare("SELECT value FROM facts WHERE name = ?");
  const setFact = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
  const factOf = (name: "ingested" | "gone"): string | null => FactRow.parse(getFact.get(name))?.value ?? null;

  const saveSources = ({ sources = [], removed = [] }: Publication): void => {
    for (const path of removed) dropSource.run(path);
    for (const source of sources) saveSource.run(source.path, JSON.stringify(source));
  };
  return {
    paths: () =>
      inSteps(
        (last: string) => PathRows.parse(paths.all(last, rowsPerStep)).map(({ path }) => path),
        (path) => path,
      ),
    find: async (wanted) => find.all(JSON.stringify(wanted)).map(toSource),
    owners: async () => {
      const rows = await inSteps(
        (last: string) => OwnerRows.parse(owners.all(last, rowsPerStep)),
        ({ slug }) => slug,
      );
      return new Map(rows.map(({ slug, path }) => [slug, path]));
    },
    publish: async (publication) => {
      const documents = (publication.documents ?? []).map((document) => toWordedDocument(document, siteLanguage()));
      const visible = inTransaction(database, () => {
        saveSources(publication);
        keepTerms(documents.filter(({ document }) => !document.hideFromSearch));
        return publishParts(publication, documents);
      });
      if (visible) onChange();
    },
    gone: async () => toGoneDocuments(factOf("gone")),
    setGone: async (gone) => void setFact.run("gone", JSON.stringify(gone)),
    ingested: async () => factOf("ingested"),
    setIngested: async (mark) => {
      setFact.run("ingested", mark);
      await mergeIndexes(database);
    },
  };
}

/** Reads all rows in steps, each after the last key of the step before; no key is empty. */
async function inSteps<T>(read: (last: string) => readonly T[], keyOf: (row: T) => string): Promise<T[]> {
  const all: T[] = [];
  for (let last: T | undefined; ;) {
    const step = read(last === undefined ? "" : keyOf(last));
    all.push(...step);
    last = step.at(-1);
    if (last === undefined) return all;
    await setImmediate();
  }
}
