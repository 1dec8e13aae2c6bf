import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { MissedSearchStore } from "../search.ts";
import { inTransaction } from "./database.ts";
import { toCount } from "./rows.ts";
import { wordsOf } from "./words.ts";

/** How long a term waits for the rest of it to be typed. */
const typingMs = 10_000;
/** Beyond these the rarest are forgotten, so that nobody can fill the disk. */
const maxTerms = 5_000;
const maxWaiting = 1_000;

const Row = z.object({ term: z.string(), count: z.number(), firstMs: z.number(), lastMs: z.number() });

/** A term that may still grow. */
interface Waiting {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The store, and how to keep at once what still waits. */
export interface MissedSearches extends MissedSearchStore {
  readonly keep: () => void;
}

/** The terms wait in memory while they are typed; then they are kept, many in one step. */
export function createMissedSearchStore(database: DatabaseSync): MissedSearches {
  const save = database.prepare(
    `INSERT INTO missed_searches (term, count, first_at, last_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (term) DO UPDATE SET count = count + excluded.count, last_at = max(last_at, excluded.last_at)`,
  );
  const forget = database.prepare(
    `DELETE FROM missed_searches WHERE term IN (
       SELECT term FROM missed_searches ORDER BY count DESC, last_at DESC LIMIT -1 OFFSET ${maxTerms})`,
  );
  const count = database.prepare("SELECT count(*) AS count FROM missed_searches");
  const list = database.prepare(
    `SELECT term, count, first_at AS firstMs, last_at AS lastMs FROM missed_searches
     ORDER BY count DESC, last_at DESC, term LIMIT ? OFFSET ?`,
  );
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    inTransaction(database, () => {
      for (const [term, { count: times, firstMs, lastMs }] of waiting) save.run(term, times, firstMs, lastMs);
      forget.run();
    });
    waiting.clear();
  };
  return {
    keep,
    note: (text, atMs) => {
      const term = toTerm(text);
      if (term === null || waiting.size >= maxWaiting) return;
      addTyped(waiting, term, atMs);
      timer ??= setTimeout(keep, typingMs).unref();
    },
    list: async ({ page, limit }) => {
      keep();
      return { total: toCount(count.get()), items: z.array(Row).parse(list.all(limit, (page - 1) * limit)) };
    },
  };
}

/** Takes the place of the beginnings that were typed on the way here; what is being deleted again is such a beginning. */
function addTyped(waiting: Map<string, Waiting>, term: string, atMs: number): void {
  const terms = [...waiting.keys()];
  if (terms.some((longer) => longer !== term && longer.startsWith(term))) return;
  const beginning = terms.find((shorter) => shorter !== term && term.startsWith(shorter));
  const before = beginning === undefined ? undefined : waiting.get(beginning);
  if (beginning !== undefined && before !== undefined) {
    if (before.count === 1) waiting.delete(beginning);
    else waiting.set(beginning, { ...before, count: before.count - 1 });
  }
  const known = waiting.get(term);
  waiting.set(term, { count: (known?.count ?? 0) + 1, firstMs: known?.firstMs ?? atMs, lastMs: atMs });
}

/**
 * The term under which a search is counted; null for what nobody should read: addresses of mail, and numbers as long as those of
 * telephones and cards.
 *
 * @example toTerm("  Über DNS? ") // "uber dns"
 */
function toTerm(text: string): string | null {
  if (/\S@\S/.test(text) || /\d(?:[\s.-]?\d){6,}/.test(text)) return null;
  const term = wordsOf(text).map(({ folded }) => folded).join(" ");
  return term === "" ? null : term;
}
