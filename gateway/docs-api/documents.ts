import type { DocsApiCaller } from "./caller.ts";
import { toDocumentList, toFirstDocument } from "./document-lists.ts";
import type { EndpointGroup } from "./endpoint-group.ts";
import type { DocumentPageRequest, Fetched, PageRequest } from "./fetched.ts";
import type { DocumentListPayload, DocumentPayload } from "./payloads.ts";

/** Reading documents. */
export interface DocumentCalls {
  /** The document with this slug; null when there is none. */
  fetchDocument(slug: string): Promise<Fetched<DocumentPayload | null>>;
  /** One page of the documents of a type, from the docs API. */
  fetchDocumentsOfType(docType: string, page: DocumentPageRequest): Promise<Fetched<DocumentListPayload>>;
  /** One page of the glossary's entries, from the docs API. */
  fetchGlossary(page: PageRequest): Promise<Fetched<DocumentListPayload>>;
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

/** Builds the calls that read documents. */
export const createDocumentCalls = (caller: DocsApiCaller): DocumentCalls => {
  const documentsOfType = documentsOfTypeCall(caller, { name: "fetchDocumentsOfType", group: "documents" });
  const glossary = documentsOfTypeCall(caller, { name: "fetchGlossary", group: "glossary" });
  const posts = postsCall(caller);
  const documentsOfAuthor = documentsOfAuthorCall(caller);
  return {
    fetchDocument: caller.reads({
      name: "fetchDocument",
      group: "documents",
      request: (slug: string) => ({ base: "api", path: ["docs", "get-details", caller.siteId, slug] }),
      parse: toFirstDocument,
      missing: () => null,
    }),
    fetchFirstDocumentOfType: caller.reads({
      name: "fetchFirstDocumentOfType",
      group: "documents",
      request: (docType: string) => ({
        base: "api",
        path: ["docs", "get-single-docs-by-specificType", caller.siteId, docType],
      }),
      parse: toFirstDocument,
      missing: () => null,
    }),
    fetchDocumentsOfType: (docType, page) => documentsOfType({ ...page, docType }),
    fetchGlossary: (page) => glossary({ ...page, docType: "glossary" }),
    fetchPosts: (docType, page) => posts({ ...page, docType }),
    fetchDocumentsOfAuthor: (authorId, page) => documentsOfAuthor({ ...page, authorId }),
  };
};

/** Backends that know no document of a type may answer 404: the list is empty then, since the type itself is ours. */
const noDocuments = (asked: PageRequest): DocumentListPayload => toDocumentList({ doc: [] }, asked);

const queryOf = ({ page, limit, content }: DocumentPageRequest) => ({
  page,
  limit,
  ...(content === undefined ? {} : { content }),
});

const documentsOfTypeCall = (caller: DocsApiCaller, call: { readonly name: string; readonly group: EndpointGroup }) =>
  caller.reads({
    ...call,
    request: ({ docType, ...page }: OfType) => ({
      base: "api",
      path: ["docs", "get-details-by-type", caller.siteId, docType],
      query: queryOf(page),
    }),
    parse: toDocumentList,
    missing: noDocuments,
  });

const postsCall = (caller: DocsApiCaller) =>
  caller.reads({
    name: "fetchPosts",
    group: "posts",
    request: ({ docType, ...page }: OfType) => ({
      base: "content",
      path: ["docs", "get-docs-by-type", caller.siteId],
      query: { docType, ...queryOf(page) },
    }),
    parse: toDocumentList,
    missing: noDocuments,
  });

const documentsOfAuthorCall = (caller: DocsApiCaller) =>
  caller.reads<OfAuthor, DocumentListPayload | null>({
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
