import type { SearchIndex } from "../../../backend/store/search/candidates.ts";

/** An index of no document. */
export function anEmptyIndex(): SearchIndex {
  return {
    count: async () => 0,
    list: async () => [],
    readWords: async () => [],
    readCandidates: async () => [],
    readFound: async () => [],
    readFaceted: async () => [],
  };
}
