import { z } from "zod";
import type { StoredVocabulary } from "../../search/question/remembered-vocabulary.ts";
import { afterAllForms, maxForms, stemKey, toForms } from "../../search/language/word-forms.ts";
import { toCount } from "../../rows.ts";
import type { Database } from "../database.ts";

const TermRow = z.object({ term: z.string() });
const FormRow = z.object({ form: z.string() });
const FormTermRows = z.array(z.object({ form: z.string(), term: z.string() }));

/** Rows read per step; a step takes a few milliseconds. */
const formsPerStep = 2_000;

type FormReader = Pick<StoredVocabulary, "formsOf" | "formsFrom" | "languagesAmong" | "countForms" | "formsAfter">;

/** Reads the keys of words. */
export function createFormReader(database: Database): FormReader {
  const formsFrom = `SELECT term FROM (SELECT DISTINCT term FROM unnest($1::text[]) AS given (beginning)
    JOIN vocabulary ON form > beginning AND form < beginning || $2) AS found ORDER BY char_length(term), term LIMIT ${maxForms}`;
  const languagesAmong = `SELECT start AS form FROM unnest($1::text[], $2::text[]) AS given (start, beyond)
    WHERE EXISTS (SELECT 1 FROM vocabulary WHERE form > start COLLATE "C" AND form < beyond COLLATE "C")`;
  const formsAfter = `SELECT form, term FROM vocabulary WHERE (form, term) > ($1, $2) ORDER BY form, term LIMIT ${formsPerStep}`;
  return {
    countForms: async () => toCount((await database.read("SELECT count(*) AS count FROM vocabulary"))[0]),
    formsAfter: async (last) =>
      FormTermRows.parse(await database.read(formsAfter, [last?.form ?? "", last?.term ?? ""])),
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
