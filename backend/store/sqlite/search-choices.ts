import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { daysKept, mostChoices } from "../search/choices.ts";
import type { ChoiceRows } from "../search/choices.ts";
import { inTransaction } from "./database.ts";

const Rows = z.array(z.object({ slug: z.string(), days: z.number() }));

/** On how many days questions led to documents. */
export function createChoiceRows(database: DatabaseSync): ChoiceRows {
  const save = database.prepare(
    `INSERT INTO search_choices (question, slug, days, last_day) VALUES (?, ?, 1, ?)
     ON CONFLICT (question, slug) DO UPDATE SET days = days + 1, last_day = excluded.last_day WHERE last_day < excluded.last_day`,
  );
  const forgetOld = database.prepare("DELETE FROM search_choices WHERE last_day < ?");
  const forgetRare = database.prepare(
    `DELETE FROM search_choices WHERE (question, slug) IN (
       SELECT question, slug FROM search_choices ORDER BY days DESC, last_day DESC LIMIT -1 OFFSET ${mostChoices})`,
  );
  const find = database.prepare("SELECT slug, days FROM search_choices WHERE question = ? AND last_day >= ?");
  return {
    addDay: async (question, slug, day) =>
      inTransaction(database, () => {
        save.run(question, slug, day);
        forgetOld.run(day - daysKept);
        forgetRare.run();
      }),
    daysOf: async (question, since) => Rows.parse(find.all(question, since)),
  };
}
