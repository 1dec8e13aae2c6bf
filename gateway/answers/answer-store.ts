import { LRUCache } from "lru-cache";
import { sizeOf } from "./entry.ts";
import type { Entry } from "./entry.ts";

/** Keeps entries by key; the least used go first when the room is used up. */
export interface AnswerStore {
  readonly get: (key: string) => Entry | undefined;
  readonly set: (key: string, entry: Entry) => void;
  readonly remove: (key: string) => void;
  /** Counts an entry anew after it got another encoding. */
  readonly grown: (key: string, entry: Entry) => void;
  readonly sizeBytes: () => number;
  readonly count: () => number;
}

export interface AnswerStoreLimits {
  readonly totalBytes: number;
  /** A larger entry is not kept. */
  readonly entryBytes: number;
}

/** Builds a store that is bounded by bytes. */
export const createAnswerStore = ({ totalBytes, entryBytes }: AnswerStoreLimits): AnswerStore => {
  const lru = new LRUCache<string, Entry>({
    maxSize: totalBytes,
    maxEntrySize: entryBytes,
    sizeCalculation: (entry, key) => sizeOf(key, entry),
  });
  return {
    get: (key) => lru.get(key),
    set: (key, entry) => void lru.set(key, entry),
    remove: (key) => void lru.delete(key),
    grown: (key, entry) => {
      if (lru.peek(key) !== entry) return;
      // A value that is set again over itself keeps the size that it had.
      lru.delete(key);
      lru.set(key, entry);
    },
    sizeBytes: () => lru.calculatedSize,
    count: () => lru.size,
  };
};
