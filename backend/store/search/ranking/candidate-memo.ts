import { LRUCache } from "lru-cache";
import type { SearchIndex } from "../candidates.ts";
import { type WordNumbers, createWordNumbers } from "./word-numbers.ts";
import { readStored } from "./stored-words.ts";
import { type WordedCandidate, bytesOf } from "./worded-candidate.ts";

/** Reads documents for ranking. Those used last stay in memory, split into words. */
export interface CandidateMemo {
  read(ids: readonly number[]): Promise<readonly WordedCandidate[]>;
  /** Estimates of the memory it takes. */
  sizeBytes(): { readonly documents: number; readonly words: number };
}

export interface CandidateMemoLimits {
  readonly documentBytes: number;
  /** Above this, the words of all documents are forgotten, and the documents too. */
  readonly wordBytes: number;
}

/** Room for the words of some 5,000 documents of 600 words. */
const memoLimits: CandidateMemoLimits = { documentBytes: 40_000_000, wordBytes: 16_000_000 };

/** Relies on stores never using an id for another document, or for another version of one. */
export function createCandidateMemo(
  { readWords }: Pick<SearchIndex, "readWords">,
  { documentBytes, wordBytes }: CandidateMemoLimits = memoLimits,
): CandidateMemo {
  const kept = new LRUCache<number, WordedCandidate>({ maxSize: documentBytes, sizeCalculation: bytesOf });
  let numbers: WordNumbers = createWordNumbers();
  const keep = (worded: WordedCandidate): WordedCandidate => {
    kept.set(worded.id, worded);
    return worded;
  };
  return {
    read: async (ids) => {
      const known = ids.flatMap((id) => kept.get(id) ?? []);
      if (known.length === ids.length) return known;
      const found = new Set(known.map(({ id }) => id));
      const read = await readWords(ids.filter((id) => !found.has(id)));
      if (numbers.bytes > wordBytes) {
        kept.clear();
        numbers = createWordNumbers();
      }
      return [...known, ...read.map((stored) => keep(readStored(stored, numbers)))];
    },
    sizeBytes: () => ({ documents: kept.calculatedSize, words: numbers.bytes }),
  };
}
