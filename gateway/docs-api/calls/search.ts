import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import { pageOfWhole, toPage } from "../payloads/pagination.ts";
import { FoundDocumentPayload } from "../payloads/document.ts";
import type { SearchPayload } from "../payloads/document.ts";
import { listOf, optionalText } from "../payloads/tolerant.ts";

/** What to search for. */
export interface SearchRequest extends PageRequest {
  /** Not blank: whoever asks has seen to that. */
  readonly term: string;
  /** Only documents of this type; null for all. */
  readonly docType: string | null;
  /** What the term is: typed into a search box, the words of an address that leads nowhere, or a message. */
  readonly purpose: "search" | "address" | "message";
}

/** Searching documents. */
export interface SearchCalls {
  search(request: SearchRequest): Promise<Fetched<SearchPayload>>;
}

/** Builds the call that searches. */
export const createSearchCalls = (caller: DocsApiCaller): SearchCalls => ({
  search: caller.reads({
    name: "search",
    group: "search",
    request: ({ term, docType, purpose, page, limit }: SearchRequest) => ({
      base: "content",
      path: ["docs", "get-docs-by-searchterm", caller.siteId],
      query: { searchTerm: term, searchType: docType ?? "", page, limit, ...(purpose === "search" ? {} : { purpose }) },
    }),
    parse: toSearchPayload,
  }),
});

const SearchShape = z.union([
  z.array(z.unknown()),
  z.object({ docs: z.array(z.unknown()).nullable() }).transform(({ docs }) => docs),
  z.object({ results: z.array(z.unknown()).nullable() }).transform(({ results }) => results),
]);

const Further = z.object({ correctedTerm: optionalText, synonyms: z.array(z.string()).nullish().catch(null) });

/**
 * The documents found. A backend that ignores the type sends others too: they are left out, and because its count of pages
 * is then wrong, what remains is paged here.
 */
const toSearchPayload = (json: unknown, asked: SearchRequest): SearchPayload => {
  const all = listOf(FoundDocumentPayload).parse(SearchShape.parse(json));
  const wanted = all.filter(({ document }) => isOfType(document.docType, asked.docType));
  const { items, pagination } = wanted.length < all.length ? pageOfWhole(wanted, asked) : toPage(all, json, asked);
  const further = Further.safeParse(json).data;
  return {
    found: items,
    pagination,
    correctedTerm: further?.correctedTerm ?? null,
    synonyms: further?.synonyms ?? null,
  };
};

/** A document without a type is believed to be of the type asked for: then it was the backend that chose. */
const isOfType = (docType: string | null, wanted: string | null): boolean =>
  wanted === null || docType === null || docType === wanted;
