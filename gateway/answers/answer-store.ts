import { LRUCache } from "lru-cache";
import { sizeOf } from "./entry.ts";
import type { Entry } from "./entry.ts";

/** Entries by key. When the store is full, the least recently used are evicted first. */
export interface AnswerStore {
  readonly get: (key: string) => Entry | undefined;
  readonly set: (key: string, entry: Entry) => void;
  readonly remove: (key: string) => void;
  /** Updates the recorded size of an entry that has gained an encoding. */
  readonly grown: (key: string, entry: Entry) => void;
  readonly sizeBytes: () => number;
  readonly count: () => number;
}

/** How much a store holds. */
export interface AnswerStoreLimits {
  readonly totalBytes: number;
  /** Larger entries are not stored. */
  readonly entryBytes: number;
}

/** Builds a store bounded by bytes. */
export function createAnswerStore({ totalBytes, entryBytes }: AnswerStoreLimits): AnswerStore {
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
      // lru-cache keeps the recorded size when a value is set again over itself.
      lru.delete(key);
      lru.set(key, entry);
    },
    sizeBytes: () => lru.calculatedSize,
    count: () => lru.size,
  };
}
