import { normalisedPath } from "../../../addresses/normalised-path.ts";
import { isOldAddress } from "../../../addresses/redirects.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import { servedTypes } from "../../store/document-types.ts";
import type { ContentChoice, StoredDocument } from "../../store/documents.ts";
import type { Store } from "../../store/store.ts";
import { RequestError, ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { readPage, toPagination } from "../paging.ts";
import { toWireDocument } from "../wire.ts";

/** Handlers for documents: one by its slug, or a page of a type's or an author's. */
export function documentHandlers(store: Store) {
  const { documents, authors } = store;
  const toWire = async (found: readonly StoredDocument[]) => {
    const types = await servedTypes(store);
    return found.map((document) => toWireDocument(document, types));
  };
  const readList = async ({ query }: { readonly query: URLSearchParams }, given: string | null | undefined) => {
    const docType = await readDocType(store, given);
    const page = readPage(query);
    const found = await documents.listByType(docType, page, readContentChoice(query));
    return { items: await toWire(found.items), pagination: toPagination(page, found) };
  };
  return {
    one: async ({ params }) => {
      const document = await documents.find(params["slug"] ?? "");
      if (document === null) throw new RequestError(404, "There is no document with this slug.");
      return ok({ doc: await toWire([document]) });
    },
    alias: async ({ query }) => {
      const path = query.get("path") ?? "";
      const found = isOldAddress(path) ? await documents.findAlias(normalisedPath(path)) : null;
      if (found === null) throw new RequestError(404, "No document names this path as an old address of its own.");
      return ok({ alias: found });
    },
    listByType: async (call) => {
      const { items, pagination } = await readList(call, call.params["docType"]);
      return ok({ doc: items, pagination });
    },
    listPosts: async (call) => {
      const { items, pagination } = await readList(call, call.query.get("docType"));
      return ok({ posts: items, pagination });
    },
    newestOfType: async ({ params }) => {
      const docType = await readDocType(store, params["type"]);
      const found = await documents.listByType(docType, { page: 1, limit: 1 }, "with-content");
      return ok({ doc: await toWire(found.items) });
    },
    listByAuthor: async ({ params, query }) => {
      const authorId = params["authorId"] ?? "";
      if (!(await authors.exists(authorId))) throw new RequestError(404, "There is no author with this id.");
      const page = readPage(query);
      const found = await documents.listByAuthor(authorId, page, readContentChoice(query));
      return ok({ results: { allDocs: await toWire(found.items) }, pagination: toPagination(page, found) });
    },
  } satisfies Record<string, Handler>;
}

/** The requested type, or a 404 that lists all types. */
async function readDocType(store: Store, given: string | null | undefined): Promise<string> {
  const types = await servedTypes(store);
  const type = findType(types, given ?? "");
  if (type !== null) return type.id;
  throw new RequestError(
    404,
    `There is no such document type. The types are ${types.all.map(({ id }) => id).join(", ")}.`,
  );
}

function readContentChoice(query: URLSearchParams): ContentChoice {
  return query.get("content") === "none" ? "without-content" : "with-content";
}
