import type { DocsApiCaller, ReadCall } from "./caller.ts";
import { toDocumentList, toDocumentListOfType, toFirstDocument, withType } from "./document-lists.ts";
import type { EndpointGroup } from "../transport/endpoint-group.ts";
import type { DocumentPageRequest, Fetched, PageRequest } from "../cache/fetched.ts";
import type { ReportMarkups } from "../payloads/markup-log.ts";
import { pageOfWhole } from "../payloads/pagination.ts";
import type { DocumentListPayload, DocumentPayload } from "../payloads/document.ts";

/** Calls that read documents. */
export interface DocumentCalls {
  /** The document with this slug; null when there is none. */
  fetchDocument(slug: string): Promise<Fetched<DocumentPayload | null>>;
  /** One page of the documents of a type, from the docs API. */
  fetchDocumentsOfType(docType: string, page: DocumentPageRequest): Promise<Fetched<DocumentListPayload>>;
  /** One page of the entries of a glossary, from the docs API. */
  fetchGlossary(docType: string, page: PageRequest): Promise<Fetched<DocumentListPayload>>;
  /** The first document of a type; null when there is none. */
  fetchFirstDocumentOfType(docType: string): Promise<Fetched<DocumentPayload | null>>;
  /** One page of the documents of a type, from the content backend. */
  fetchPosts(docType: string, page: DocumentPageRequest): Promise<Fetched<DocumentListPayload>>;
  /** One page of an author's documents; null when there is no such author. */
  fetchDocumentsOfAuthor(authorId: string, page: DocumentPageRequest): Promise<Fetched<DocumentListPayload | null>>;
}

interface OfType extends DocumentPageRequest {
  readonly docType: string;
}

interface OfAuthor extends DocumentPageRequest {
  readonly authorId: string;
}

/** Builds the calls that read documents. Faults in their markup are reported where a document is read by itself. */
export function createDocumentCalls(caller: DocsApiCaller, reportMarkups: ReportMarkups): DocumentCalls {
  const documentsOfType = documentsOfTypeCall(caller, { name: "fetchDocumentsOfType", group: "documents" });
  const glossary = documentsOfTypeCall(caller, { name: "fetchGlossary", group: "glossary" });
  const posts = postsCall(caller);
  const documentsOfAuthor = documentsOfAuthorCall(caller);
  const soleOfType = soleOfTypeCall(caller);
  /** Some backends list only some types; the specification has another call for these. */
  const withoutList = async (
    docType: string,
    page: DocumentPageRequest,
    listed: Fetched<null>,
  ): Promise<Fetched<DocumentListPayload>> => {
    if (postTypes.has(docType)) return earlier(await posts({ ...page, docType }), listed);
    if (!legalTypes.has(docType)) return { ...listed, data: noDocuments(page) };
    const sole = await soleOfType(docType);
    return earlier({ ...sole, data: pageOf(sole.data, page) }, listed);
  };
  return {
    fetchDocument: caller.reads({
      name: "fetchDocument",
      group: "documents",
      request: (slug: string) => ({ base: "api", path: ["docs", "get-details", caller.siteId, slug] }),
      parse: (json) => {
        reportMarkups(json);
        return toFirstDocument(json);
      },
      missing: () => null,
    }),
    fetchFirstDocumentOfType: caller.reads({
      ...firstOfType(caller),
      name: "fetchFirstDocumentOfType",
      parse: toFirstOfType,
      missing: () => null,
    }),
    fetchDocumentsOfType: async (docType, page) => {
      const { data, ...times } = await documentsOfType({ ...page, docType });
      const isSole = legalTypes.has(docType) && data.list?.pagination.totalDocs === 0;
      return data.list === null || isSole
        ? withoutList(docType, page, { ...times, data: null })
        : { ...times, data: data.list };
    },
    fetchGlossary: async (docType, page) => {
      const listed = await glossary({ ...page, docType });
      return { ...listed, data: listed.data.list ?? noDocuments(page) };
    },
    fetchPosts: (docType, page) => posts({ ...page, docType }),
    fetchDocumentsOfAuthor: (authorId, page) => documentsOfAuthor({ ...page, authorId }),
  };
}

function firstOfType(caller: DocsApiCaller): Pick<ReadCall<string, unknown>, "group" | "request"> {
  return {
    group: "documents",
    request: (docType) => ({ base: "api", path: ["docs", "get-single-docs-by-specificType", caller.siteId, docType] }),
  };
}

function toFirstOfType(json: unknown, docType: string): DocumentPayload | null {
  const first = toFirstDocument(json);
  return first && withType(first, docType);
}

/** The first document of a type as a list, which may be empty: unlike that there is no such document, this still holds while the backend fails. */
function soleOfTypeCall(caller: DocsApiCaller) {
  return caller.reads<string, readonly DocumentPayload[]>({
    ...firstOfType(caller),
    name: "fetchSoleDocumentOfType",
    parse: (json, docType) => [toFirstOfType(json, docType)].filter((document) => document !== null),
    missing: () => [],
  });
}

/** The types that the content backend lists, by the specification. */
const postTypes: ReadonlySet<string> = new Set(["article", "blog"]);

/** The types whose page shows their first document (specification, section 2). */
const legalTypes: ReadonlySet<string> = new Set(["tou", "privacy-policy"]);

function pageOf(whole: readonly DocumentPayload[], asked: PageRequest): DocumentListPayload {
  const { items, pagination } = pageOfWhole(whole, asked);
  return { docs: items, pagination };
}

/** Good only for as long as both answers are. */
function earlier<T>(fetched: Fetched<T>, { freshUntil, usableUntil, stale }: Fetched<unknown>): Fetched<T> {
  return {
    ...fetched,
    freshUntil: Math.min(fetched.freshUntil, freshUntil),
    usableUntil: Math.min(fetched.usableUntil, usableUntil),
    stale: fetched.stale || stale,
  };
}

/** Backends that have no document of a type may answer 404: the list is then empty, since the type itself is ours. */
function noDocuments(asked: PageRequest): DocumentListPayload {
  return toDocumentList({ doc: [] }, asked);
}

function queryOf({ page, limit, content }: DocumentPageRequest) {
  return {
    page,
    limit,
    ...(content === undefined ? {} : { content }),
  };
}

function documentsOfTypeCall(caller: DocsApiCaller, call: { readonly name: string; readonly group: EndpointGroup }) {
  return caller.reads<OfType, { readonly list: DocumentListPayload | null }>({
    ...call,
    request: ({ docType, ...page }) => ({
      base: "api",
      path: ["docs", "get-details-by-type", caller.siteId, docType],
      query: queryOf(page),
    }),
    parse: (json, asked) => ({ list: toDocumentListOfType(json, asked) }),
    // Not null itself, which would mean a missing document: that a backend lacks this list still holds while it fails.
    missing: () => ({ list: null }),
  });
}

function postsCall(caller: DocsApiCaller) {
  return caller.reads({
    name: "fetchPosts",
    group: "posts",
    request: ({ docType, ...page }: OfType) => ({
      base: "content",
      path: ["docs", "get-docs-by-type", caller.siteId],
      query: { docType, ...queryOf(page) },
    }),
    parse: toDocumentListOfType,
    missing: noDocuments,
  });
}

function documentsOfAuthorCall(caller: DocsApiCaller) {
  return caller.reads<OfAuthor, DocumentListPayload | null>({
    name: "fetchDocumentsOfAuthor",
    group: "documents",
    request: ({ authorId, ...page }) => ({
      base: "api",
      path: ["docs", "getAuthorDocs", caller.siteId, authorId],
      query: queryOf(page),
    }),
    parse: toDocumentList,
    missing: () => null,
  });
}
