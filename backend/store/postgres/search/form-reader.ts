import { z } from "zod";
import type { Vocabulary } from "../../search/question/correction.ts";
import { afterAllForms, maxForms, stemKey, toForms } from "../../search/language/word-forms.ts";
import type { Database } from "../database.ts";

const TermRow = z.object({ term: z.string() });
const FormRow = z.object({ form: z.string() });

/** Reads the keys of words. */
export function createFormReader(database: Database): Pick<Vocabulary, "formsOf" | "formsFrom" | "languagesAmong"> {
  const formsFrom = `SELECT term FROM (SELECT DISTINCT term FROM unnest($1::text[]) AS given (beginning)
    JOIN vocabulary ON form > beginning AND form < beginning || $2) AS found ORDER BY char_length(term), term LIMIT ${maxForms}`;
  const languagesAmong = `SELECT start AS form FROM unnest($1::text[], $2::text[]) AS given (start, beyond)
    WHERE EXISTS (SELECT 1 FROM vocabulary WHERE form > start COLLATE "C" AND form < beyond COLLATE "C")`;
  return {
    formsOf: async (keys) =>
      toForms(
        await database.read("SELECT term, form FROM vocabulary WHERE form = ANY($1) ORDER BY char_length(term), term", [
          keys,
        ]),
      ),
    formsFrom: async (beginnings) =>
      z
        .array(TermRow)
        .parse(await database.read(formsFrom, [beginnings, afterAllForms]))
        .map(({ term }) => term),
    languagesAmong: async (languages) => {
      const given = languages.map((language) => [stemKey(language, ""), stemKey(language, afterAllForms)] as const);
      const rows = await database.read(languagesAmong, [given.map(([from]) => from), given.map(([, to]) => to)]);
      const found = new Set(
        z
          .array(FormRow)
          .parse(rows)
          .map(({ form }) => form),
      );
      return languages.filter((language) => found.has(stemKey(language, "")));
    },
  };
}
