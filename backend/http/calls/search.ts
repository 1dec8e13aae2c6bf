import { z } from "zod";
import { servedTypes } from "../../store/document-types.ts";
import { maxTermLength } from "../../store/search/question/question.ts";
import type { SearchRequest, SearchResults } from "../../store/search/search.ts";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { readPage, toPagination } from "../paging.ts";
import { toWireDocument } from "../wire.ts";
import { readChoice, toWireFacets } from "./search-facets.ts";

/** An unknown purpose comes from a newer gateway: treat it as a search. */
const Purpose = z.enum(["search", "address", "message"]).catch("search");

/** Searches documents, best match first. A blank term or an unknown type finds nothing. */
export function searchDocuments(store: Pick<Store, "search" | "zeroResultSearches" | "documentTypes">): Handler {
  const { search, zeroResultSearches } = store;
  return async ({ query }) => {
    const page = readPage(query);
    const term = readTerm(query);
    const purpose = Purpose.parse(query.get("purpose"));
    const searchType = query.get("searchType") ?? "";
    const types = await servedTypes(store);
    const without = types.all.flatMap(({ id, search: isFound }) => (isFound ? [] : [id]));
    const docType = types.all.find(({ id, search: isFound }) => id === searchType && isFound)?.id ?? null;
    const isExact = query.get("exact") === "true";
    const choice = readChoice(query);
    const facets = query.get("facets") === "true";
    const request: SearchRequest = { term, docType, without, purpose, isExact, facets, choice, ...page };
    const found = searchType !== "" && docType === null ? nothing : await search.find(request);
    if (isZeroResult(request, searchType, found)) zeroResultSearches.note(term, Date.now());
    return ok({
      docs: found.items.map(({ document, sections }) => ({ ...toWireDocument(document, types), sections })),
      pagination: toPagination(page, found),
      correctedTerm: found.correctedTerm,
      synonyms: found.synonyms,
      matchedWords: wordsOf(found),
      ...(facets ? { facets: toWireFacets(found.facets ?? null, types) } : {}),
    });
  };
}

function readTerm(query: URLSearchParams): string {
  const term = (query.get("searchTerm") ?? "").trim();
  if (term.length <= maxTermLength) return term;
  throw new RequestError(
    400,
    `searchTerm: expected at most ${maxTermLength} characters, got ${term.length}; use fewer words.`,
  );
}

const nothing: SearchResults = { items: [], total: 0, correctedTerm: null, synonyms: [] };

/** More than results of a hundred documents are likely to have. */
const mostWords = 100;

function wordsOf({ items }: SearchResults): readonly string[] {
  const words = items.flatMap(({ matchedWords }) => matchedWords);
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, mostWords);
}

/**
 * Counts only searches over all documents: no result within one type or category says little about missing content, and none for what was written exactly comes after
 * results for its correction.
 */
function isZeroResult(
  { purpose, isExact, page, choice = {} }: SearchRequest,
  searchType: string,
  { total }: SearchResults,
): boolean {
  const isNarrowed = searchType !== "" || Object.keys(choice).length > 0;
  return total === 0 && purpose === "search" && isExact !== true && !isNarrowed && page === 1;
}
