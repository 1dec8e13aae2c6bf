import { z } from "zod";
import { isDistinctive } from "../../search/question/correction.ts";
import type { StoredVocabulary } from "../../search/question/remembered-vocabulary.ts";
import { toCount } from "../../rows.ts";
import { countedMax } from "../../search/candidates.ts";
import type { Database } from "../database.ts";
import type { CommonWords } from "./common-words.ts";
import { createFormReader } from "./form-reader.ts";
import { toLexeme } from "./tsquery.ts";

const CountRow = z.object({ word: z.string(), documents: z.number() });
const KnownRow = z.object({ known: z.boolean() });

const reading = { settings: { enable_seqscan: "off" }, isRead: true };

/** The words of all texts. */
export function createVocabulary(database: Database, commonWords: CommonWords): StoredVocabulary {
  const known = "SELECT EXISTS (SELECT 1 FROM search WHERE words @@ $1::tsquery) AS known";
  const count = (limit: "$2" | number) => `SELECT given.word, counted.documents FROM unnest($1::text[]) AS given (word),
    LATERAL (SELECT count(*) AS documents FROM (SELECT 1 FROM search WHERE words @@ ('''' || given.word || '''')::tsquery LIMIT ${limit}) AS found) AS counted`;
  return {
    ...createFormReader(database),
    countDocuments: async (words) => {
      const common = await commonWords();
      const estimated = words.flatMap((word): [string, number][] => {
        const documents = common.get(word);
        return documents === undefined ? [] : [[word, documents]];
      });
      const others = words.filter((word) => !common.has(word));
      if (others.length === 0) return new Map(estimated);
      const rows = await database.transaction(({ query }) => query(count(countedMax), [others]), reading);
      const counted = z.array(CountRow).parse(rows);
      return new Map([
        ...estimated,
        ...counted.flatMap(({ word, documents }): [string, number][] => (documents === 0 ? [] : [[word, documents]])),
      ]);
    },
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

/** Exceeds `fewDocuments` by one, so that a word in too many documents is recognised in a small store too. */
const fewMore = 11;
