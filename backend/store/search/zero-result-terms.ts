import { wordsOf } from "./language/words.ts";

/** How long a term waits in case typing continues. */
const typingMs = 10_000;
const maxWaiting = 1_000;

/** The number of zero-result searches for a term, and when they happened. */
export interface TermCount {
  readonly term: string;
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Buffers terms in memory while they are typed, and saves them in batches. */
export interface ZeroResultTerms {
  note(text: string, atMs: number): void;
  /** Saves pending terms at once. */
  keep(): Promise<void>;
}

type Waiting = Map<string, Omit<TermCount, "term">>;

/** Passes the terms to `save`. Terms that could not be saved stay pending. */
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

/** Replaces the prefixes that were typed before it; a text that is being deleted leaves such prefixes too. */
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
 * The term under which a search is counted; null if it may contain personal data: e-mail addresses, or numbers as long as phone or card numbers.
 *
 * @example toTerm("  Über API? ") // "uber api"
 */
export function toTerm(text: string): string | null {
  if (/\S@\S/.test(text) || /\d(?:[\s.-]?\d){6,}/.test(text)) return null;
  const term = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  return term === "" ? null : term;
}
