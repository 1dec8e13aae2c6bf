import { LRUCache } from "lru-cache";
import type { SearchIndex, StoredWords } from "../candidates.ts";
import { createWordNumbers } from "./word-numbers.ts";
import type { WordNumbers } from "./word-numbers.ts";
import { readStored } from "./stored-words.ts";
import { bytesOf, toWorded } from "./worded-candidate.ts";
import type { WordedCandidate } from "./worded-candidate.ts";

/** Reads documents for ranking. Of those read more than once, the last ones used stay in memory. */
export interface CandidateMemo {
  read(ids: readonly number[]): Promise<readonly WordedCandidate[]>;
  /** Estimates of the memory it takes. */
  sizeBytes(): { readonly documents: number; readonly words: number };
}

/** How much is remembered. */
export interface CandidateMemoLimits {
  readonly documentBytes: number;
  /** Above this, the words of all documents are forgotten, and the documents too. */
  readonly wordBytes: number;
}

/** Room for the words of some 5,000 documents of 600 words. */
const memoLimits: CandidateMemoLimits = { documentBytes: 40_000_000, wordBytes: 16_000_000 };

/** Of more documents that were read once, all are forgotten. */
const mostReadOnce = 20_000;

/**
 * Keeps a document when it is read for the second time: on a large site most are read once, and keeping them would have much of the heap collected again
 * and again. Relies on stores never using an id for another document, or for another version of one.
 */
export function createCandidateMemo(
  index: Pick<SearchIndex, "readWords" | "readCandidates">,
  { documentBytes, wordBytes }: CandidateMemoLimits = memoLimits,
): CandidateMemo {
  const kept = new LRUCache<number, WordedCandidate>({ maxSize: documentBytes, sizeCalculation: bytesOf });
  let numbers: WordNumbers = createWordNumbers();
  const readOnce = new Set<number>();
  const keepAgain = (worded: WordedCandidate): WordedCandidate => {
    if (readOnce.delete(worded.id)) kept.set(worded.id, worded);
    else readOnce.add(worded.id);
    if (readOnce.size > mostReadOnce) readOnce.clear();
    return worded;
  };
  return {
    read: async (ids) => {
      const known = ids.flatMap((id) => kept.get(id) ?? []);
      if (known.length === ids.length) return known;
      const found = new Set(known.map(({ id }) => id));
      const stored = await index.readWords(ids.filter((id) => !found.has(id)));
      const old = stored.filter(isOld).map(({ id }) => id);
      const texts = old.length === 0 ? [] : await index.readCandidates(old);
      if (numbers.bytes > wordBytes) {
        kept.clear();
        numbers = createWordNumbers();
      }
      const read = stored.flatMap((one) => (isOld(one) ? [] : readStored(one, numbers)));
      return [...known, ...[...read, ...texts.map((one) => toWorded(one, numbers))].map(keepAgain)];
    },
    sizeBytes: () => ({ documents: kept.calculatedSize, words: numbers.bytes }),
  };
}

/** Whether an earlier version has stored a document, without its words: until it is ingested again, it is ranked by its texts. */
function isOld({ words }: StoredWords): boolean {
  return words.length === 0;
}
