import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { isDistinctive } from "../search/question/correction.ts";
import type { StoredVocabulary } from "../search/question/remembered-vocabulary.ts";
import { toCount } from "../rows.ts";
import { afterAllForms, maxForms, stemKey, toForms } from "../search/language/word-forms.ts";
import { vocabularyOf } from "../search/language/worded-document.ts";
import type { WordedDocument } from "../search/language/worded-document.ts";

const TermRows = z.array(z.object({ term: z.string() }));
const FormRows = z.array(z.object({ form: z.string(), term: z.string() }));
const CountRow = z.object({ documents: z.number() }).optional();
const FrequencyRow = z.object({ documents: z.number(), total: z.number() }).optional();
/** Rows read per step; a step takes a few milliseconds. */
const formsPerStep = 2_000;
const afterAllLetters = "\u{10FFFF}";

/** The vocabulary of the `search` table, stored beside it. */
export function createVocabulary(database: DatabaseSync): StoredVocabulary {
  const known = database.prepare("SELECT term FROM search_terms WHERE term >= ? AND term <= ? LIMIT 1");
  const count = database.prepare("SELECT doc AS documents FROM search_terms WHERE term = ?");
  const frequency = database.prepare(
    "SELECT doc AS documents, (SELECT coalesce(sum(count), 0) FROM navigation_groups WHERE kind = 'type') AS total FROM search_terms WHERE term = ?",
  );
  const forms = database.prepare(
    "SELECT term, form FROM vocabulary WHERE form IN (SELECT value FROM json_each(?)) ORDER BY length(term), term",
  );
  const formsFrom = database.prepare(
    `SELECT DISTINCT term FROM json_each(?) AS given JOIN vocabulary ON form > given.value AND form < given.value || ?
     ORDER BY length(term), term LIMIT ${maxForms}`,
  );
  const isIn = database.prepare("SELECT 1 FROM vocabulary WHERE form > ? AND form < ? LIMIT 1");
  const countForms = database.prepare("SELECT count(*) AS count FROM vocabulary");
  const formsAfter = database.prepare(
    "SELECT form, term FROM vocabulary WHERE (form, term) > (?, ?) ORDER BY form, term LIMIT ?",
  );
  const all = database.prepare("SELECT coalesce(sum(count), 0) AS count FROM navigation_groups WHERE kind = 'type'");
  return {
    formsOf: async (keys) => toForms(forms.all(JSON.stringify(keys))),
    formsFrom: async (beginnings) =>
      TermRows.parse(formsFrom.all(JSON.stringify(beginnings), afterAllForms)).map(({ term }) => term),
    languagesAmong: async (languages) =>
      languages.filter((language) => isIn.get(stemKey(language, ""), stemKey(language, afterAllForms)) !== undefined),
    countForms: async () => toCount(countForms.get()),
    formsAfter: async (last) => FormRows.parse(formsAfter.all(last?.form ?? "", last?.term ?? "", formsPerStep)),
    countDocuments: async (words) =>
      new Map(
        words.flatMap((word): [string, number][] => {
          const row = CountRow.parse(count.get(word));
          return row === undefined ? [] : [[word, row.documents]];
        }),
      ),
    countAll: async () => toCount(all.get()),
    knows: async (word, asPrefix) => known.get(word, asPrefix ? word + afterAllLetters : word) !== undefined,
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
export function createTermKeeper(database: DatabaseSync): (documents: readonly WordedDocument[]) => void {
  const saveForm = database.prepare("INSERT OR IGNORE INTO vocabulary (form, term) VALUES (?, ?)");
  return (documents) => {
    for (const { term, form } of vocabularyOf(documents)) saveForm.run(form, term);
  };
}
