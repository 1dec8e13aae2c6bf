import { z } from "zod";
import { type Vocabulary, correctWord, isDistinctive, maxCandidates } from "../../search/question/correction.ts";
import { toCount } from "../../rows.ts";
import { countedMax } from "../../search/candidates.ts";
import { swapsOf, trigramsOf } from "../../search/question/spelling.ts";
import type { Database } from "../database.ts";
import { createFormReader } from "./form-reader.ts";
import { toLexeme } from "./tsquery.ts";

const TermRow = z.object({ term: z.string() });
const CountRow = z.object({ word: z.string(), documents: z.number() });
const KnownRow = z.object({ known: z.boolean() });

/** The least trigram similarity of two words. */
const leastSimilarity = 0.2;

const reading = { settings: { enable_seqscan: "off" }, isRead: true };

/** The words of all texts, indexed with `pg_trgm`. */
export function createVocabulary(database: Database): Vocabulary {
  // Joined word by word: a comparison with all words at once would check each index hit against each word.
  const similar = `SELECT term FROM unnest($1::text[]) AS given (word) JOIN vocabulary ON term % word WHERE char_length(term) BETWEEN $2 AND $3
    GROUP BY term ORDER BY max(similarity(term, word)) DESC, term LIMIT ${maxCandidates}`;
  const known = "SELECT EXISTS (SELECT 1 FROM search WHERE words @@ $1::tsquery) AS known";
  const count = (limit: "$2" | number) => `SELECT given.word, counted.documents FROM unnest($1::text[]) AS given (word),
    LATERAL (SELECT count(*) AS documents FROM (SELECT 1 FROM search WHERE words @@ ('''' || given.word || '''')::tsquery LIMIT ${limit}) AS found) AS counted`;
  const source = {
    similarTo: async (word: string, { shortest, longest }: { readonly shortest: number; readonly longest: number }) => {
      const words = [word, ...swapsOf(word)];
      const settings = {
        ...reading.settings,
        "pg_trgm.similarity_threshold": String(similarityOf(words, longest - word.length)),
      };
      const rows = await database.transaction(({ query }) => query(similar, [words, shortest, longest]), {
        ...reading,
        settings,
      });
      return z
        .array(TermRow)
        .parse(rows)
        .map(({ term }) => term);
    },
    countDocuments: async (words: readonly string[]) => {
      const rows = await database.transaction(({ query }) => query(count(countedMax), [words]), reading);
      return new Map(
        z
          .array(CountRow)
          .parse(rows)
          .flatMap(({ word, documents }): [string, number][] => (documents === 0 ? [] : [[word, documents]])),
      );
    },
  };
  return {
    ...createFormReader(database),
    countDocuments: source.countDocuments,
    countAll: async () => toCount((await database.read("SELECT count(*) AS count FROM search"))[0]),
    knows: async (word, asPrefix) => {
      const lexeme = toLexeme(word);
      if (lexeme === "") return true;
      const [row] = await database.transaction(
        ({ query }) => query(known, [asPrefix ? `${lexeme}:*` : lexeme]),
        reading,
      );
      return KnownRow.parse(row).known;
    },
    correct: (word, options) => correctWord(source, word, options),
    distinctiveOf: async (words) => {
      const rows = await database.transaction(async ({ query }) => {
        const total = toCount((await query("SELECT count(*) AS count FROM search"))[0]);
        const counted = z
          .array(CountRow)
          .parse(await query(count("$2"), [words.filter(Boolean), Math.floor(total / 3) + fewMore]));
        return counted.filter(({ word, documents }) => isDistinctive(word, documents, total));
      }, reading);
      return new Set(rows.map(({ word }) => word));
    },
  };
}

/** The least similarity after `changes` edits, each of which affects three trigrams. A higher threshold leaves fewer terms to compare. */
function similarityOf(words: readonly string[], changes: number): number {
  const fewest = Math.min(...words.map((word) => new Set(trigramsOf(word)).size));
  const left = (fewest - 3 * changes) / (fewest + 3 * changes);
  return Math.max(leastSimilarity, Math.floor(left * 100) / 100);
}

/** Exceeds `fewDocuments` by one, so that a word in too many documents is recognised in a small store too. */
const fewMore = 11;
