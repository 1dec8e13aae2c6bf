import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { toDocumentTypes } from "../document-types.ts";
import { defaultLanguage } from "../search/language/language.ts";
import { createSynonyms, toSynonymGroups } from "../search/question/synonyms.ts";

/** What is published beside the documents. */
export type PublishedFacts = ReturnType<typeof createPublishedFacts>;

/** Keeps the facts in memory: only this process changes them. */
export function createPublishedFacts(database: DatabaseSync) {
  const synonymGroups = () => toSynonymGroups(factOf(database, "synonyms"));
  const readAll = () => ({
    revision: Number(factOf(database, "revision") ?? 0),
    synonyms: createSynonyms(synonymGroups()),
    types: toDocumentTypes(factOf(database, "document-types")),
    language: factOf(database, "language") ?? defaultLanguage,
    isLearning: factOf(database, "learning") !== "off",
  });
  let known = readAll();
  return {
    /** As read last. */
    now: () => known,
    /** After something was published. */
    readAgain: (): void => {
      known = readAll();
    },
    robots: () => factOf(database, "robots"),
    synonymGroups,
  };
}

type Fact = "revision" | "robots" | "synonyms" | "document-types" | "language" | "learning";

function factOf(database: DatabaseSync, name: Fact): string | null {
  return FactRow.parse(database.prepare("SELECT value FROM facts WHERE name = ?").get(name))?.value ?? null;
}

const FactRow = z.object({ value: z.string() }).optional();
