import { z } from "zod";
import { daysKept, mostChoices } from "../../search/choices.ts";
import type { ChoiceRows } from "../../search/choices.ts";
import type { Database } from "../database.ts";

const Rows = z.array(z.object({ slug: z.string(), days: z.number() }));

/** On how many days questions led to documents, for all processes. */
export function createChoiceRows({ read, transaction }: Database): ChoiceRows {
  const save = `INSERT INTO search_choices (question, slug, days, last_day) VALUES ($1, $2, 1, $3)
    ON CONFLICT (question, slug) DO UPDATE SET days = search_choices.days + 1, last_day = excluded.last_day
    WHERE search_choices.last_day < excluded.last_day`;
  const forgetRare = `DELETE FROM search_choices WHERE (question, slug) IN (
    SELECT question, slug FROM search_choices ORDER BY days DESC, last_day DESC OFFSET $1)`;
  return {
    addDay: (question, slug, day) =>
      transaction(async ({ query }) => {
        await query(save, [question, slug, day]);
        await query("DELETE FROM search_choices WHERE last_day < $1", [day - daysKept]);
        await query(forgetRare, [mostChoices]);
      }),
    daysOf: async (question, since) =>
      Rows.parse(
        await read("SELECT slug, days FROM search_choices WHERE question = $1 AND last_day >= $2", [question, since]),
      ),
  };
}
