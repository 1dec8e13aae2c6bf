import { z } from "zod";
import { isDistinctive } from "../../search/question/correction.ts";
import type { StoredVocabulary } from "../../search/question/remembered-vocabulary.ts";
import { toCount } from "../../rows.ts";
import { countedMax } from "../../search/candidates.ts";
import type { Database } from "../database.ts";
import type { CommonWords } from "./common-words.ts";
import { createFormReader } from "./form-reader.ts";
import { toLexeme } from "./tsquery.ts";

const CountRows = z.array(z.object({ word: z.string(), documents: z.number() }));
const KnownRow = z.object({ known: z.boolean() });

/** The words of all texts. */
export function createVocabulary(database: Database, commonWords: CommonWords): StoredVocabulary {
  const known = "SELECT EXISTS (SELECT 1 FROM search WHERE words @@ $1::tsquery) AS known";
  const count = (limit: "$2" | number) => `SELECT given.word, counted.documents FROM unnest($1::text[]) AS given (word),
    LATERAL (SELECT count(*) AS documents FROM (SELECT 1 FROM search WHERE words @@ ('''' || given.word || '''')::tsquery LIMIT ${limit}) AS found) AS counted`;
  const countAll = async (): Promise<number> =>
    toCount((await database.read("SELECT count(*) AS count FROM search"))[0]);
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
      const counted = CountRows.parse(await database.readByIndex(count(countedMax), [others]));
      return new Map([
        ...estimated,
        ...counted.flatMap(({ word, documents }): [string, number][] => (documents === 0 ? [] : [[word, documents]])),
      ]);
    },
    countAll,
    knows: async (word, asPrefix) => {
      const lexeme = toLexeme(word);
      if (lexeme === "") return true;
      const [row] = await database.readByIndex(known, [asPrefix ? `${lexeme}:*` : lexeme]);
      return KnownRow.parse(row).known;
    },
    distinctiveOf: async (words) => {
      const total = await countAll();
      const most = Math.floor(total / 3) + fewMore;
      const counted = CountRows.parse(await database.readByIndex(count("$2"), [words.filter(Boolean), most]));
      const distinctive = counted.filter(({ word, documents }) => isDistinctive(word, documents, total));
      return new Set(distinctive.map(({ word }) => word));
    },
  };
}

/** Exceeds `fewDocuments` by one, so that a word in too many documents is recognised in a small store too. */
const fewMore = 11;
