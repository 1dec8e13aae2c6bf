import { wordsOf } from "./words.ts";

/** How long a term waits for the rest of it to be typed. */
const typingMs = 10_000;
const maxWaiting = 1_000;

/** Beyond these the rarest are forgotten, so that nobody can fill the disk. */
export const maxTerms = 5_000;

/** How often a term was searched in vain, and when. */
export interface TermCount {
  readonly term: string;
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Terms that wait in memory while they are typed; then they are saved, many in one step. */
export interface ZeroResultTerms {
  note(text: string, atMs: number): void;
  /** Saves at once what still waits. */
  keep(): Promise<void>;
}

type Waiting = Map<string, Omit<TermCount, "term">>;

/** Hands the terms to `save`. What could not be saved waits for the next time. */
export function createZeroResultTerms(save: (terms: readonly TermCount[]) => Promise<void>): ZeroResultTerms {
  let waiting: Waiting = new Map();
  let timer: NodeJS.Timeout | undefined;
  const keep = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const saved = waiting;
    waiting = new Map();
    try {
      await save([...saved].map(([term, counted]) => ({ term, ...counted })));
    } catch (error) {
      waiting = new Map([...saved, ...waiting]);
      throw error;
    }
  };
  return {
    keep,
    note: (text, atMs) => {
      const term = toTerm(text);
      if (term === null || waiting.size >= maxWaiting) return;
      addTyped(waiting, term, atMs);
      timer ??= setTimeout(() => {
        keep().catch(() => undefined);
      }, typingMs).unref();
    },
  };
}

/** Takes the place of the beginnings that were typed on the way here; what is being deleted again is such a beginning. */
function addTyped(waiting: Waiting, term: string, atMs: number): void {
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
  const term = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  return term === "" ? null : term;
}
