import { z } from "zod";
import type { Fetched, PageRequest } from "../cache/fetched.ts";
import type { DocumentListPayload } from "../payloads/document.ts";
import { optionalFacets } from "../payloads/search-facets.ts";
import type { FacetsPayload } from "../payloads/search-facets.ts";
import type { DocsApiCaller } from "./caller.ts";
import { toDocumentList } from "./document-lists.ts";
import type { SearchChoice } from "./search.ts";

/** What a list is narrowed to. */
export interface NarrowedListRequest extends PageRequest {
  readonly docType: string | null;
  /** The slug of one of the chosen category's. */
  readonly subcategory: string | null;
  readonly choice: SearchChoice;
  /** What is counted. */
  readonly facets: readonly string[];
}

/** Documents that have some values, and what they can be narrowed to. */
export interface NarrowedListPayload extends DocumentListPayload {
  readonly facets: FacetsPayload | null;
}

/** Calls that narrow lists. */
export interface NarrowedListCalls {
  /** Null: this backend cannot do that. */
  fetchNarrowedDocuments(request: NarrowedListRequest): Promise<Fetched<NarrowedListPayload | null>>;
}

interface Answer {
  readonly list: NarrowedListPayload | null;
}

const WithFacets = z.object({ facets: optionalFacets });

/** Builds the call that narrows lists. */
export function createNarrowedListCalls(caller: DocsApiCaller): NarrowedListCalls {
  const read = caller.reads<NarrowedListRequest, Answer>({
    name: "fetchNarrowedDocuments",
    group: "narrowing",
    isOptional: true,
    request: ({ docType, subcategory, choice, facets, page, limit }) => ({
      base: "content",
      path: ["docs", "get-narrowed-docs", caller.siteId],
      query: {
        ...(docType === null ? {} : { docType }),
        ...choice,
        ...(subcategory === null ? {} : { subcategory }),
        facets: facets.join(","),
        page,
        limit,
      },
    }),
    parse: (json, asked) => ({
      list: { ...toDocumentList(json, asked), facets: WithFacets.parse(json).facets },
    }),
    // Not null itself, which would mean a missing document: that a backend lacks this call still holds while it fails.
    missing: () => ({ list: null }),
  });
  return {
    fetchNarrowedDocuments: async (request) => {
      const fetched = await read(request);
      return { ...fetched, data: fetched.data.list };
    },
  };
}
