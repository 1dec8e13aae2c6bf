import { z } from "zod";
import { type Vocabulary, correctWord, isTelling, maxCandidates } from "../correction.ts";
import { toCount } from "../rows.ts";
import { countedMax } from "../search-steps.ts";
import { swapsOf } from "../spelling.ts";
import type { Database } from "./database.ts";
import { toLexeme } from "./tsquery.ts";

const TermRow = z.object({ term: z.string() });
const CountRow = z.object({ word: z.string(), documents: z.number() });
const KnownRow = z.object({ known: z.boolean() });

/** Which share of their threes of letters two words must have in common: two changes leave little of a short one. */
const leastSimilarity = "0.2";

const reading = { settings: { enable_seqscan: "off" }, isRead: true };

/** The words of all texts, in an index of `pg_trgm`. */
export function createVocabulary(database: Database): Vocabulary {
  const similar = `SELECT term FROM vocabulary WHERE term % ANY($1::text[]) AND char_length(term) BETWEEN $2 AND $3
    ORDER BY (SELECT max(similarity(term, word)) FROM unnest($1::text[]) AS word) DESC, term LIMIT ${maxCandidates}`;
  const known = "SELECT EXISTS (SELECT 1 FROM search WHERE words @@ $1::tsquery) AS known";
  const count = (limit: "$2" | number) => `SELECT given.word, counted.documents FROM unnest($1::text[]) AS given (word),
    LATERAL (SELECT count(*) AS documents FROM (SELECT 1 FROM search WHERE words @@ ('''' || given.word || '''')::tsquery LIMIT ${limit}) AS found) AS counted`;
  const source = {
    similarTo: async (word: string, { shortest, longest }: { readonly shortest: number; readonly longest: number }) => {
      const settings = { ...reading.settings, "pg_trgm.similarity_threshold": leastSimilarity };
      const rows = await database.transaction(({ query }) => query(similar, [[word, ...swapsOf(word)], shortest, longest]), { ...reading, settings });
      return z.array(TermRow).parse(rows).map(({ term }) => term);
    },
    countDocuments: async (words: readonly string[]) => {
      const rows = await database.transaction(({ query }) => query(count(countedMax), [words]), reading);
      return new Map(z.array(CountRow).parse(rows).flatMap(({ word, documents }): [string, number][] => (documents === 0 ? [] : [[word, documents]])));
    },
  };
  return {
    knows: async (word, asPrefix) => {
      const lexeme = toLexeme(word);
      if (lexeme === "") return true;
      const [row] = await database.transaction(({ query }) => query(known, [asPrefix ? `${lexeme}:*` : lexeme]), reading);
      return KnownRow.parse(row).known;
    },
    correct: (word, options) => correctWord(source, word, options),
    tellingOf: async (words) => {
      const rows = await database.transaction(async ({ query }) => {
        const total = toCount((await query("SELECT count(*) AS count FROM search"))[0]);
        const counted = z.array(CountRow).parse(await query(count("$2"), [words.filter(Boolean), Math.floor(total / 3) + fewMore]));
        return counted.filter(({ word, documents }) => isTelling(word, documents, total));
      }, reading);
      return new Set(rows.map(({ word }) => word));
    },
  };
}

/** Enough to see that a word is in too many, also where there are few documents. */
const fewMore = 11;
