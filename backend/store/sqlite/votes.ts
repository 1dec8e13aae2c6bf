import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { halfSteps } from "../ratings.ts";
import type { RatingStore } from "../ratings.ts";
import { inTransaction } from "./database.ts";
import type { ActionLog } from "./visitor-actions.ts";
import { toCount } from "../rows.ts";

const RatedRow = z.object({ slug: z.string(), votes: z.number(), average: z.number() });
const StepRow = z.object({ rating: z.number(), count: z.number() });
const ReasonRow = z.object({ reason: z.string(), count: z.number() });
const TotalRow = z.object({ votes: z.number(), sum: z.number() });

/** The votes: one per address and document. */
export function createRatingStore(database: DatabaseSync, actions: ActionLog): RatingStore {
  const save = database.prepare(
    `INSERT INTO votes (slug, voter, rating, voted_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (slug, voter) DO UPDATE SET rating = excluded.rating, voted_at = excluded.voted_at`,
  );
  const drop = database.prepare("DELETE FROM votes WHERE slug = ? AND voter = ?");
  const dropFeedback = database.prepare("DELETE FROM feedback WHERE slug = ? AND voter = ?");
  const total = database.prepare(
    "SELECT count(*) AS votes, coalesce(sum(rating), 0.0) AS sum FROM votes WHERE slug = ?",
  );
  return {
    vote: async ({ slug, rating, ...action }) =>
      inTransaction(database, () => {
        const receipt = actions.admit({ action: "rating", subject: slug, ...action });
        if (receipt.kind === "stored") save.run(slug, action.voter, rating, action.atMs);
        return receipt;
      }),
    undo: async (slug, voter) => {
      inTransaction(database, () => {
        drop.run(slug, voter);
        dropFeedback.run(slug, voter);
      });
    },
    total: async (slug) => TotalRow.parse(total.get(slug)),
    list: createRatedList(database),
  };
}

function createRatedList(database: DatabaseSync): RatingStore["list"] {
  const count = database.prepare("SELECT count(DISTINCT slug) AS count FROM votes");
  const list = database.prepare(
    `SELECT slug, count(*) AS votes, avg(rating) AS average FROM votes
     GROUP BY slug ORDER BY average, votes DESC, slug LIMIT ? OFFSET ?`,
  );
  const steps = database.prepare("SELECT rating, count(*) AS count FROM votes WHERE slug = ? GROUP BY rating");
  const reasons = database.prepare(
    "SELECT reason, count(*) AS count FROM feedback WHERE slug = ? AND reason IS NOT NULL GROUP BY reason ORDER BY count DESC, reason",
  );
  const toCounts = (slug: string): readonly number[] => {
    const found = new Map(
      z
        .array(StepRow)
        .parse(steps.all(slug))
        .map(({ rating, count: votes }) => [rating, votes]),
    );
    return halfSteps.map((rating) => found.get(rating) ?? 0);
  };
  return async ({ page, limit }) => ({
    total: toCount(count.get()),
    items: z
      .array(RatedRow)
      .parse(list.all(limit, (page - 1) * limit))
      .map((row) => ({
        ...row,
        counts: toCounts(row.slug),
        reasons: z.array(ReasonRow).parse(reasons.all(row.slug)),
      })),
  });
}
