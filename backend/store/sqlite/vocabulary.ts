import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type Vocabulary, correctWord, isCorrectable, isDistinctive, maxCandidates } from "../search/correction.ts";
import { swapsOf, trigramsOf } from "../search/spelling.ts";
import { inTransaction } from "./database.ts";

/** The vocabulary, and its synchronisation with the index. */
export interface KeptVocabulary extends Vocabulary {
  /** Adds new words from the index, in short steps that yield to other requests in between. */
  refresh(): Promise<void>;
  /** Stops a refresh at its next step. */
  stop(): void;
}

const TermRow = z.object({ term: z.string() });
const CountRow = z.object({ documents: z.number() }).optional();
const FrequencyRow = z.object({ documents: z.number(), total: z.number() }).optional();
const termsPerStep = 500;
const afterAllLetters = "\u{10FFFF}";

/** The vocabulary of the `search` table, stored beside it with a trigram index. */
export function createVocabulary(database: DatabaseSync): KeptVocabulary {
  const known = database.prepare("SELECT term FROM search_terms WHERE term >= ? AND term <= ? LIMIT 1");
  const similar = database.prepare(
    `SELECT term, count(*) AS trigrams FROM vocabulary_trigrams
     WHERE trigram IN (SELECT value FROM json_each(?)) AND length(term) BETWEEN ? AND ?
     GROUP BY term ORDER BY trigrams DESC LIMIT ?`,
  );
  const count = database.prepare("SELECT doc AS documents FROM search_terms WHERE term = ?");
  const frequency = database.prepare(
    "SELECT doc AS documents, (SELECT coalesce(sum(count), 0) FROM navigation_groups WHERE kind = 'type') AS total FROM search_terms WHERE term = ?",
  );
  const source = {
    similarTo: async (word: string, { shortest, longest }: { readonly shortest: number; readonly longest: number }) => {
      const trigrams = JSON.stringify([...new Set([word, ...swapsOf(word)].flatMap(trigramsOf))]);
      return z
        .array(TermRow)
        .parse(similar.all(trigrams, shortest, longest, maxCandidates))
        .map(({ term }) => term);
    },
    countDocuments: async (words: readonly string[]) =>
      new Map(
        words.flatMap((word): [string, number][] => {
          const row = CountRow.parse(count.get(word));
          return row === undefined ? [] : [[word, row.documents]];
        }),
      ),
  };
  return {
    ...createRefresh(database),
    knows: async (word, asPrefix) => known.get(word, asPrefix ? word + afterAllLetters : word) !== undefined,
    correct: (word, options) => correctWord(source, word, options),
    distinctiveOf: async (words) =>
      new Set(
        words.filter((word) => {
          const { documents, total } = FrequencyRow.parse(frequency.get(word)) ?? { documents: 0, total: 0 };
          return isDistinctive(word, documents, total);
        }),
      ),
  };
}

function createRefresh(database: DatabaseSync): Pick<KeptVocabulary, "refresh" | "stop"> {
  const next = database.prepare("SELECT term FROM search_terms WHERE term > ? ORDER BY term LIMIT ?");
  const saveTerm = database.prepare("INSERT OR IGNORE INTO vocabulary (term) VALUES (?)");
  const saveTrigram = database.prepare("INSERT OR IGNORE INTO vocabulary_trigrams (trigram, term) VALUES (?, ?)");
  const stopping = new AbortController();
  const saveStep = (terms: readonly string[]): void => {
    inTransaction(database, () => {
      for (const term of terms.filter(isCorrectable)) {
        if (saveTerm.run(term).changes === 0) continue;
        for (const trigram of trigramsOf(term)) saveTrigram.run(trigram, term);
      }
    });
  };
  return {
    refresh: async () => {
      let last = "";
      while (!stopping.signal.aborted) {
        const terms = z
          .array(TermRow)
          .parse(next.all(last, termsPerStep))
          .map(({ term }) => term);
        saveStep(terms);
        last = terms.at(-1) ?? "";
        if (terms.length < termsPerStep) return;
        await setImmediate();
      }
    },
    stop: () => {
      stopping.abort();
    },
  };
}
