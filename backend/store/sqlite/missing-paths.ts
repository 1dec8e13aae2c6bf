import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { toKeptPath } from "../kept-path.ts";
import { countedSince, deleteSurplus } from "../kept-rows.ts";
import type { MissingPathStore } from "../missing-paths.ts";
import { toCount } from "../rows.ts";
import { inTransaction } from "./database.ts";

const Row = z.object({ path: z.string(), count: z.number(), firstMs: z.number(), lastMs: z.number() });

/** The combined counts of all gateways. */
export function createMissingPathStore(database: DatabaseSync): MissingPathStore {
  const save = database.prepare(
    `INSERT INTO missing_paths (path, count, first_at, last_at) VALUES (?1, ?2, ?3, ?3)
     ON CONFLICT (path) DO UPDATE SET count = count + excluded.count, last_at = max(last_at, excluded.last_at)`,
  );
  const forget = database.prepare(deleteSurplus("missing_paths", "path", "?"));
  const count = database.prepare("SELECT count(*) AS count FROM missing_paths");
  const list = database.prepare(
    `SELECT path, count, first_at AS firstMs, last_at AS lastMs FROM missing_paths
     ORDER BY count DESC, last_at DESC, path LIMIT ? OFFSET ?`,
  );
  return {
    add: async (paths, atMs) => {
      const kept = paths.flatMap(({ path, count: times }) => {
        const clean = toKeptPath(path);
        return clean === null ? [] : [{ path: clean, times }];
      });
      if (kept.length === 0) return;
      inTransaction(database, () => {
        for (const { path, times } of kept) save.run(path, times, atMs);
        forget.run(countedSince(atMs));
      });
    },
    list: async ({ page, limit }) => ({
      total: toCount(count.get()),
      items: z.array(Row).parse(list.all(limit, (page - 1) * limit)),
    }),
  };
}
