import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import { withType } from "./document-lists.ts";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import { pageOfWhole, toPage } from "../payloads/pagination.ts";
import { FoundDocumentPayload } from "../payloads/search.ts";
import type { SearchPayload } from "../payloads/search.ts";
import { optionalFacets } from "../payloads/search-facets.ts";
import { listOf, partsOf, requiredText } from "../payloads/tolerant.ts";
import { uniqueBy } from "../payloads/unique-by-slug.ts";

/** What to search for. */
export interface SearchRequest extends PageRequest {
  /** Not blank: the caller checks that. */
  readonly term: string;
  /** Only documents of this type; null for all. */
  readonly docType: string | null;
  /** What the term is: typed into a search box, the words of an address that leads nowhere, or a message. */
  readonly purpose: "search" | "address" | "message";
  /** Whether only the words as written count. */
  readonly isExact?: boolean;
  /** Whether the results are counted by facet. A backend may not do that. */
  readonly facets?: boolean;
  /** Only results with these values of facets, which only a backend that counts them can narrow to. */
  readonly choice?: SearchChoice;
}

/** Values of facets, as the backend names them. */
export type SearchChoice = Readonly<Partial<Record<"category" | "tag" | "author" | "year", string>>>;

/** Calls that search documents. */
export interface SearchCalls {
  search(request: SearchRequest): Promise<Fetched<SearchPayload>>;
}

/** Builds the call that searches. */
export function createSearchCalls(caller: DocsApiCaller): SearchCalls {
  return {
    search: caller.reads({
      name: "search",
      group: "search",
      isKeptUnparsed: true,
      request: ({ term, docType, purpose, isExact, facets, choice, page, limit }: SearchRequest) => ({
        base: "content",
        path: ["docs", "get-docs-by-searchterm", caller.siteId],
        query: {
          searchTerm: term,
          searchType: docType ?? "",
          page,
          limit,
          ...(purpose === "search" ? {} : { purpose }),
          ...(isExact ? { exact: "true" } : {}),
          ...(facets ? { facets: "true" } : {}),
          ...choice,
        },
      }),
      parse: toSearchPayload,
    }),
  };
}

const SearchShape = z.union([
  z.array(z.unknown()),
  z.object({ docs: z.array(z.unknown()).nullable() }).transform(({ docs }) => docs),
  z.object({ results: z.array(z.unknown()).nullable() }).transform(({ results }) => results),
]);

/** The longest term that a visitor can search for: what was searched in its place, or found by it, is hardly longer. */
const termLengthMax = 300;

const term = requiredText.max(termLengthMax);

/** Words and phrases. Pages mark each of them in each text, in a time that grows with the square of their number. */
const terms = z
  .array(z.unknown())
  .nullish()
  .catch(null)
  .transform((given) => given && partsOf(term).parse(given));

const Further = z.object({
  correctedTerm: term.nullish().catch(null),
  synonyms: terms,
  matchedWords: terms,
  facets: optionalFacets,
});

/**
 * The documents found, each once. A backend that ignores the type sends others too: they are left out. If it sent all that it found, the
 * rest is paged here; of one that sends pages, each keeps what is left of it, and its count stays the backend's.
 */
function toSearchPayload(json: unknown, asked: SearchRequest): SearchPayload {
  const { docType } = asked;
  // The backend has chosen a document that does not say its type.
  const sent = SearchShape.parse(json) ?? [];
  const all = uniqueBy(listOf(FoundDocumentPayload).parse(sent), ({ document }) => document.slug).map((found) =>
    docType === null ? found : { ...found, document: withType(found.document, docType) },
  );
  const isWanted = ({ document }: FoundDocumentPayload): boolean => docType === null || document.docType === docType;
  const given = toPage(all, json, asked, sent.length);
  const { items, pagination } =
    given.pagination.totalDocs <= sent.length
      ? pageOfWhole(all.filter(isWanted), asked)
      : { ...given, items: given.items.filter(isWanted) };
  const further = Further.safeParse(json).data;
  return {
    found: items,
    pagination,
    correctedTerm: further?.correctedTerm ?? null,
    synonyms: further?.synonyms ?? null,
    matchedWords: further?.matchedWords ?? null,
    facets: further?.facets ?? null,
  };
}
