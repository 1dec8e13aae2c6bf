import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { toSource } from "../source-rows.ts";
import type { Publication, SourceStore } from "../sources.ts";
import { inTransaction } from "./database.ts";
import { createPublisher } from "./publisher.ts";

const OwnerRow = z.object({ slug: z.string(), path: z.string() });

/** What is known about the content files, and the way in for what is made from them. */
export function createSourceStore(database: DatabaseSync, onChange: () => void): SourceStore {
  const publishParts = createPublisher(database);
  const list = database.prepare("SELECT record FROM sources ORDER BY path");
  const owners = database.prepare("SELECT slug, path FROM documents");
  const saveSource = database.prepare("INSERT OR REPLACE INTO sources (path, record) VALUES (?, ?)");
  const dropSource = database.prepare("DELETE FROM sources WHERE path = ?");
  const getFact = database.prepare("SELECT value FROM facts WHERE name = 'ingested'");
  const setFact = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('ingested', ?)");

  const saveSources = ({ sources = [], removed = [] }: Publication): void => {
    for (const path of removed) dropSource.run(path);
    for (const source of sources) saveSource.run(source.path, JSON.stringify(source));
  };
  return {
    list: async () => list.all().map(toSource),
    owners: async () => new Map(z.array(OwnerRow).parse(owners.all()).map(({ slug, path }) => [slug, path])),
    publish: async (publication) => {
      const visible = inTransaction(database, () => {
        saveSources(publication);
        return publishParts(publication);
      });
      if (visible) onChange();
    },
    ingested: async () => z.object({ value: z.string() }).optional().parse(getFact.get())?.value ?? null,
    setIngested: async (mark) => {
      setFact.run(mark);
    },
  };
}
