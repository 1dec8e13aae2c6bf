import type { SearchIndex } from "../candidates.ts";
import type { Query } from "./query.ts";
import type { SearchScope } from "../search.ts";

/** More words than many questions end with; of more, all are forgotten. */
const mostCounts = 5_000;

/**
 * An index that counts the documents of a single word or part once for each revision of the texts: an unfinished word of two letters begins thousands of
 * others, whose documents are all collected, and many questions end with it while they are typed.
 */
export function rememberCounts(index: SearchIndex, readRevision: () => Promise<string>): SearchIndex {
  let counted = { revision: "", documents: new Map<string, number>() };
  return {
    ...index,
    count: async (query, scope) => {
      if (!isOfOnePart(query, scope)) return index.count(query, scope);
      const revision = await readRevision();
      if (revision !== counted.revision || counted.documents.size > mostCounts)
        counted = { revision, documents: new Map() };
      const { documents } = counted;
      const key = JSON.stringify(query.parts);
      const count = documents.get(key) ?? (await index.count(query, scope));
      documents.set(key, count);
      return count;
    },
  };
}

function isOfOnePart({ needs, parts }: Query, { docType, without = [] }: SearchScope): boolean {
  return needs !== "two-outside-body" && parts.length === 1 && docType === null && without.length === 0;
}
