import { type DocType, docTypes, findDocType } from "../store/doc-types.ts";
import type { ContentChoice } from "../store/documents.ts";
import type { Store } from "../store/store.ts";
import { type Handler, RequestError, ok } from "./answer.ts";
import { readPage, toPagination } from "./paging.ts";
import { toWireDocument } from "./wire.ts";

/** Handlers for documents: one by its slug, or a page of a type's or an author's. */
export function documentHandlers({ documents, authors }: Store) {
  const readList = async ({ query }: { readonly query: URLSearchParams }, docType: DocType) => {
    const page = readPage(query);
    const found = await documents.listByType(docType, page, readContentChoice(query));
    return { items: found.items.map(toWireDocument), pagination: toPagination(page, found) };
  };
  return {
    one: async ({ params }) => {
      const document = await documents.find(params["slug"] ?? "");
      if (document === null) throw new RequestError(404, "There is no document with this slug.");
      return ok({ doc: [toWireDocument(document)] });
    },
    listByType: async (call) => {
      const { items, pagination } = await readList(call, readDocType(call.params["docType"]));
      return ok({ doc: items, pagination });
    },
    listPosts: async (call) => {
      const { items, pagination } = await readList(call, readDocType(call.query.get("docType")));
      return ok({ posts: items, pagination });
    },
    newestOfType: async ({ params }) => {
      const found = await documents.listByType(readDocType(params["type"]), { page: 1, limit: 1 }, "with-content");
      return ok({ doc: found.items.map(toWireDocument) });
    },
    listByAuthor: async ({ params, query }) => {
      const authorId = params["authorId"] ?? "";
      if (!(await authors.exists(authorId))) throw new RequestError(404, "There is no author with this id.");
      const page = readPage(query);
      const found = await documents.listByAuthor(authorId, page, readContentChoice(query));
      return ok({ results: { allDocs: found.items.map(toWireDocument) }, pagination: toPagination(page, found) });
    },
  } satisfies Record<string, Handler>;
}

/** The requested type, or a 404 that lists all types. */
function readDocType(given: string | null | undefined): DocType {
  const docType = findDocType(given ?? "");
  if (docType !== null) return docType.id;
  throw new RequestError(
    404,
    `There is no such document type. The types are ${docTypes.map(({ id }) => id).join(", ")}.`,
  );
}

function readContentChoice(query: URLSearchParams): ContentChoice {
  return query.get("content") === "none" ? "without-content" : "with-content";
}
