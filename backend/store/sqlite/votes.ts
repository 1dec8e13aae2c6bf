import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { RatingStore } from "../ratings.ts";
import { inTransaction } from "./database.ts";
import type { DeedLog } from "./deeds.ts";

const TotalRow = z.object({ votes: z.number(), sum: z.number() });

/** The votes: one for each address and document. */
export function createRatingStore(database: DatabaseSync, deeds: DeedLog): RatingStore {
  const save = database.prepare(
    `INSERT INTO votes (slug, voter, rating, voted_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (slug, voter) DO UPDATE SET rating = excluded.rating, voted_at = excluded.voted_at`,
  );
  const drop = database.prepare("DELETE FROM votes WHERE slug = ? AND voter = ?");
  const total = database.prepare("SELECT count(*) AS votes, coalesce(sum(rating), 0.0) AS sum FROM votes WHERE slug = ?");
  return {
    vote: async ({ slug, rating, ...deed }) =>
      inTransaction(database, () => {
        const receipt = deeds.admit({ action: "rating", subject: slug, ...deed });
        if (receipt.kind === "stored") save.run(slug, deed.voter, rating, deed.atMs);
        return receipt;
      }),
    undo: async (slug, voter) => {
      drop.run(slug, voter);
    },
    total: async (slug) => TotalRow.parse(total.get(slug)),
  };
}
