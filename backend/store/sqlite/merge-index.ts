import { setImmediate } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";

/** Pages written per step: a few milliseconds, between which the event loop handles other requests. */
const pagesPerStep = 64;

/**
 * Merges the parts of the FTS5 indexes that a first fill leaves, some twenty: every search looks into each of them. Of equal size two are merged, so that after a
 * small change little is written again.
 *
 * @see https://www.sqlite.org/fts5.html#the_merge_command
 */
export async function mergeIndexes(database: DatabaseSync): Promise<void> {
  await mergeIndex(database, "search");
  await mergeIndex(database, "search_outside_body");
}

async function mergeIndex(database: DatabaseSync, index: string): Promise<void> {
  // The database may have been closed while the one before it was merged.
  if (!database.isOpen) return;
  const changes = database.prepare("SELECT total_changes() AS count");
  const merge = database.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ${pagesPerStep})`);
  database.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('usermerge', 2)`);
  const countChanges = (): number => Number(changes.get()?.["count"] ?? 0);
  // The command itself is one change.
  for (let written = 2; written > 1 && database.isOpen; await setImmediate()) {
    const before = countChanges();
    merge.run();
    written = countChanges() - before;
  }
}
