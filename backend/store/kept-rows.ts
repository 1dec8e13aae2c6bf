/** Above this number rows are deleted, so that clients cannot fill the disk. */
const maxRows = 5_000;
/** So many of the rows that came last stay, however rare: each may become frequent. */
const newestRows = 1_000;
const keptMs = 90 * 24 * 60 * 60 * 1_000;

/**
 * The statement that deletes what is too much in a table of counts, in both stores: rows that were not counted for long first, then the rarest, but
 * not the newest. `since`: the placeholder of the time that `countedSince` returns.
 */
export function deleteSurplus(table: string, key: "path" | "term", since: "?" | "$1"): string {
  return `DELETE FROM ${table} WHERE (SELECT count(*) FROM ${table}) > ${maxRows} AND ${key} NOT IN (
    SELECT ${key} FROM ${table}
    ORDER BY (${key} IN (SELECT ${key} FROM ${table} ORDER BY first_at DESC, count DESC LIMIT ${newestRows})) DESC,
      (last_at >= ${since}) DESC, count DESC, last_at DESC
    LIMIT ${maxRows})`;
}

/** What was not counted since then goes first. */
export function countedSince(nowMs: number): number {
  return nowMs - keptMs;
}
