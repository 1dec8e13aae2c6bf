import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";

/** Pages written per step: a few milliseconds, between which the event loop handles other requests. */
const pagesPerStep = 64;

/**
 * Merges the parts of the FTS5 index that a first fill leaves, some twenty: every search looks into each of them. Of equal size two are merged, so that after a
 * small change little is written again.
 *
 * @see https://www.sqlite.org/fts5.html#the_merge_command
 */
export async function mergeIndex(database: DatabaseSync): Promise<void> {
  const changes = database.prepare("SELECT total_changes() AS count");
  const merge = database.prepare(`INSERT INTO search (search, rank) VALUES ('merge', ${pagesPerStep})`);
  database.exec("INSERT INTO search (search, rank) VALUES ('usermerge', 2)");
  const countChanges = (): number => Number(changes.get()?.["count"] ?? 0);
  // The command itself is one change.
  for (let written = 2; written > 1 && database.isOpen; await setImmediate()) {
    const before = countChanges();
    merge.run();
    written = countChanges() - before;
  }
}
