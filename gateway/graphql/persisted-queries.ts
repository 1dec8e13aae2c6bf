import { LRUCache } from "lru-cache";
import { persistedDocuments } from "../generated/persisted-documents.ts";

/** Capacity for the operations that API developers persist. */
const learntCharacters = 4_000_000;

const prefix = /^apq:/;

/** Builds the store of operations by hash: the client's own, known from the start, and those that others have sent with their hash. */
export function createPersistedQueries() {
  const learnt = new LRUCache<string, string>({
    maxSize: learntCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  const textOf = (hash: string): string | undefined =>
    Object.hasOwn(persistedDocuments, hash) ? persistedDocuments[hash] : learnt.get(hash);
  return {
    textOf,
    /** The cache interface of Apollo Server. */
    cache: {
      get: (key: string) => Promise.resolve(textOf(key.replace(prefix, ""))),
      set: (key: string, text: string) => Promise.resolve(void learnt.set(key.replace(prefix, ""), text)),
      delete: (key: string) => Promise.resolve(learnt.delete(key.replace(prefix, ""))),
    },
  };
}

/** The store of operations by hash. */
export type PersistedQueries = ReturnType<typeof createPersistedQueries>;
