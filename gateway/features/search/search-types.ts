import type { SearchRequest } from "../../docs-api/calls/search.ts";
import type { SearchPayload } from "../../docs-api/payloads/search.ts";
import { pageOfWhole } from "../../docs-api/payloads/pagination.ts";
import { totalOf } from "../../docs-api/payloads/tolerant.ts";
import { uniqueBy } from "../../docs-api/payloads/unique-by-slug.ts";

type TypedRequest = Omit<SearchRequest, "purpose">;

/** The most types that a search may name. */
export const typesMax = 5;

/** The number of searches that a backend makes for one that names these types. More types than may be named are refused. */
export function countSearches(types: readonly unknown[]): number {
  return Math.min(typesMax, Math.max(1, new Set(types).size));
}

/** The most documents that a backend gives at once. */
const ofEachMax = 100;

/**
 * One page of what a search finds among some types; without any, among all. A backend searches one type at a time: the results of several are
 * taken in turns, the best of each first.
 */
export async function searchTypes(
  types: readonly string[],
  asked: Omit<TypedRequest, "docType">,
  search: (request: TypedRequest) => Promise<SearchPayload>,
): Promise<SearchPayload> {
  const [first = null, ...others] = types;
  if (others.length === 0) return search({ ...asked, docType: first });
  const limit = Math.min(ofEachMax, asked.page * asked.limit);
  const answers = await Promise.all(types.map((docType) => search({ ...asked, docType, page: 1, limit })));
  const { items } = pageOfWhole(
    // Of a document without a type, each search may say that it is of its own.
    uniqueBy(inTurns(answers.map(({ found }) => found)), ({ document }) => document.slug),
    asked,
  );
  const totals = answers.map(({ pagination }) => pagination.totalDocs);
  // No page shows what a backend does not give at once.
  const totalPages = Math.ceil(totalOf(totals.map((total) => Math.min(ofEachMax, total))) / asked.limit);
  return {
    found: items,
    pagination: {
      totalDocs: totalOf(totals),
      totalPages,
      page: asked.page,
      limit: asked.limit,
      hasNextPage: asked.page < totalPages,
      hasPrevPage: asked.page > 1,
    },
    correctedTerm: answers.find(({ correctedTerm }) => correctedTerm !== null)?.correctedTerm ?? null,
    synonyms: [...new Set(answers.flatMap(({ synonyms }) => synonyms ?? []))],
    matchedWords: answers.every(({ matchedWords }) => matchedWords === null)
      ? null
      : [...new Set(answers.flatMap(({ matchedWords }) => matchedWords ?? []))],
    facets: null,
  };
}

/** @example inTurns([["a", "b"], ["c"]]) // ["a", "c", "b"] */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
}
