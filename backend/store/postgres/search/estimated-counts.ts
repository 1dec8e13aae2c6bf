import { countedMax } from "../../search/candidates.ts";
import type { SearchIndex } from "../../search/candidates.ts";
import type { Query } from "../../search/question/query.ts";
import type { SearchScope } from "../../search/search.ts";
import type { CommonWords } from "./common-words.ts";

/** Statistics are of a part of the documents: they say for sure only what is far above the limit. */
const surely = 1.5;

/** An index that does not count what a common word alone finds in more documents than are ever counted. Estimates change without the texts: they are not remembered. */
export function estimateCounts(index: SearchIndex, commonWords: CommonWords): SearchIndex {
  return {
    ...index,
    count: async (query, scope) => {
      const common = await commonWords();
      const isBeyond = wordsThatSuffice(query, scope).some((word) => (common.get(word) ?? 0) > countedMax * surely);
      return isBeyond ? countedMax : index.count(query, scope);
    },
  };
}

/** Words of which each alone makes a document a result. */
function wordsThatSuffice({ needs, parts }: Query, { docType, without = [] }: SearchScope): readonly string[] {
  if (docType !== null || without.length > 0 || needs === "two-outside-body") return [];
  if (needs === "all" && parts.length > 1) return [];
  return parts.flatMap(({ words, alternatives }) =>
    [words.map(({ folded }) => folded), ...alternatives].flatMap((phrase) => (phrase.length === 1 ? phrase : [])),
  );
}
