import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type Vocabulary, correctWord, isCorrectable, isDistinctive, maxCandidates } from "../search/correction.ts";
import { swapsOf, trigramsOf } from "../search/spelling.ts";
import type { NewDocument } from "../documents.ts";
import { toCount } from "../rows.ts";
import { toForms } from "../search/forms.ts";
import type { Language } from "../search/language.ts";
import { searchTextsOf } from "../search/search-texts.ts";
import { foldedWordsOf } from "../search/words.ts";

const TermRow = z.object({ term: z.string() });
const CountRow = z.object({ documents: z.number() }).optional();
const FrequencyRow = z.object({ documents: z.number(), total: z.number() }).optional();
const afterAllLetters = "\u{10FFFF}";

/** The vocabulary of the `search` table, stored beside it with a trigram index. */
export function createVocabulary(database: DatabaseSync): Vocabulary {
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
  const forms = database.prepare(
    `SELECT term, stem FROM vocabulary WHERE stem IN (SELECT value FROM json_each(?)) ORDER BY length(term), term`,
  );
  const all = database.prepare("SELECT coalesce(sum(count), 0) AS count FROM navigation_groups WHERE kind = 'type'");
  return {
    formsOf: async (stems) => toForms(forms.all(JSON.stringify(stems))),
    countDocuments: source.countDocuments,
    countAll: async () => toCount(all.get()),
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

/** Adds the words of documents to the vocabulary, in the caller's transaction. */
export function createTermKeeper(
  database: DatabaseSync,
): (documents: readonly NewDocument[], language: Language) => void {
  const saveTerm = database.prepare("INSERT OR IGNORE INTO vocabulary (term, stem) VALUES (?, ?)");
  const saveTrigram = database.prepare("INSERT OR IGNORE INTO vocabulary_trigrams (trigram, term) VALUES (?, ?)");
  return (documents, language) => {
    const terms = new Set(documents.flatMap((document) => searchTextsOf(document).flatMap(foldedWordsOf)));
    for (const term of [...terms].filter(isCorrectable))
      if (saveTerm.run(term, language.stemOf(term)).changes > 0)
        for (const trigram of trigramsOf(term)) saveTrigram.run(trigram, term);
  };
}
