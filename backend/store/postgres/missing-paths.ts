import { z } from "zod";
import { toKeptPath } from "../kept-path.ts";
import { countedSince, deleteSurplus } from "../kept-rows.ts";
import type { MissingPathStore } from "../missing-paths.ts";
import { toCount } from "../rows.ts";
import type { Database } from "./database.ts";

const Row = z.object({ path: z.string(), count: z.number(), firstMs: z.number(), lastMs: z.number() });

/** The combined counts of all gateways. */
export function createMissingPathStore({ read, transaction }: Database): MissingPathStore {
  const save = `INSERT INTO missing_paths (path, count, first_at, last_at)
    SELECT path, sum(count), $3, $3 FROM unnest($1::text[], $2::bigint[]) AS given (path, count) GROUP BY path ORDER BY path
    ON CONFLICT (path) DO UPDATE SET count = missing_paths.count + excluded.count, last_at = greatest(missing_paths.last_at, excluded.last_at)`;
  const forget = deleteSurplus("missing_paths", "path", "$1");
  const list = `SELECT path, count, first_at AS "firstMs", last_at AS "lastMs" FROM missing_paths ORDER BY count DESC, last_at DESC, path LIMIT $1 OFFSET $2`;
  return {
    add: async (paths, atMs) => {
      const kept = paths.flatMap(({ path, count }) => {
        const clean = toKeptPath(path);
        return clean === null ? [] : [{ path: clean, count }];
      });
      if (kept.length === 0) return;
      await transaction(async ({ query }) => {
        await query(save, [kept.map(({ path }) => path), kept.map(({ count }) => count), atMs]);
        await query(forget, [countedSince(atMs)]);
      });
    },
    list: async ({ page, limit }) => ({
      total: toCount((await read("SELECT count(*) AS count FROM missing_paths"))[0]),
      items: z.array(Row).parse(await read(list, [limit, (page - 1) * limit])),
    }),
  };
}
