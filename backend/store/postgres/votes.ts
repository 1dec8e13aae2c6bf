import { z } from "zod";
import { halfSteps } from "../ratings.ts";
import type { RatingStore } from "../ratings.ts";
import { toCount } from "../rows.ts";
import type { Database } from "./database.ts";
import { admit } from "./visitor-actions.ts";

const RatedRow = z.object({ slug: z.string(), votes: z.number(), average: z.number() });
const StepRow = z.object({ slug: z.string(), rating: z.number(), count: z.number() });
const ReasonRow = z.object({ slug: z.string(), reason: z.string(), count: z.number() });
const TotalRow = z.object({ votes: z.number(), sum: z.number() });

/** The votes: one per address and document. */
export function createRatingStore(database: Database): RatingStore {
  return {
    vote: ({ slug, rating, ...action }) =>
      database.transaction(async (queries) => {
        const receipt = await admit(queries, { action: "rating", subject: slug, ...action });
        if (receipt.kind === "stored") {
          await queries.query(
            `INSERT INTO votes (slug, voter, rating, voted_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (slug, voter) DO UPDATE SET rating = excluded.rating, voted_at = excluded.voted_at`,
            [slug, action.voter, rating, action.atMs],
          );
        }
        return receipt;
      }),
    undo: (slug, voter) =>
      database.transaction(async ({ query }) => {
        await query("DELETE FROM votes WHERE slug = $1 AND voter = $2", [slug, voter]);
        await query("DELETE FROM feedback WHERE slug = $1 AND voter = $2", [slug, voter]);
      }),
    total: async (slug) =>
      TotalRow.parse(
        (
          await database.read(
            "SELECT count(*) AS votes, coalesce(sum(rating), 0.0) AS sum FROM votes WHERE slug = $1",
            [slug],
          )
        )[0],
      ),
    list: createRatedList(database),
  };
}

function createRatedList({ read }: Database): RatingStore["list"] {
  const list = `SELECT slug, count(*) AS votes, avg(rating) AS average FROM votes
    GROUP BY slug ORDER BY average, votes DESC, slug LIMIT $1 OFFSET $2`;
  const steps = "SELECT slug, rating, count(*) AS count FROM votes WHERE slug = ANY($1) GROUP BY slug, rating";
  const reasons = `SELECT slug, reason, count(*) AS count FROM feedback WHERE slug = ANY($1) AND reason IS NOT NULL
    GROUP BY slug, reason ORDER BY count DESC, reason`;
  return async ({ page, limit }) => {
    const rated = z.array(RatedRow).parse(await read(list, [limit, (page - 1) * limit]));
    const slugs = rated.map(({ slug }) => slug);
    const stepsOf = Map.groupBy(z.array(StepRow).parse(await read(steps, [slugs])), ({ slug }) => slug);
    const reasonsOf = Map.groupBy(z.array(ReasonRow).parse(await read(reasons, [slugs])), ({ slug }) => slug);
    return {
      total: toCount((await read("SELECT count(DISTINCT slug) AS count FROM votes"))[0]),
      items: rated.map((row) => {
        const counts = new Map(stepsOf.get(row.slug)?.map(({ rating, count }) => [rating, count]));
        return {
          ...row,
          counts: halfSteps.map((rating) => counts.get(rating) ?? 0),
          reasons: (reasonsOf.get(row.slug) ?? []).map(({ reason, count }) => ({ reason, count })),
        };
      }),
    };
  };
}
