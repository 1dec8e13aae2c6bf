import type { DocumentPayload, PaginationPayload } from "../../docs-api/payloads/document.ts";
import type { Pagination } from "../../generated/schema.ts";

/** What `Document` resolves from. */
export type MappedDocument = DocumentPayload;

/** Whether a document was found when several were asked for at once. */
export function isDocument(found: MappedDocument | Error | null): found is MappedDocument {
  return found !== null && !(found instanceof Error);
}

/** What `DocumentPage` resolves from. */
export interface MappedDocumentPage {
  readonly items: readonly MappedDocument[];
  readonly pagination: Pagination;
}

/** What `DocumentGroupPage` resolves from. */
export interface MappedGroupPage extends MappedDocumentPage {
  readonly name: string;
}

/** The backend's pagination in the schema's terms. */
export function toPagination({
  totalDocs,
  totalPages,
  page,
  limit,
  hasNextPage,
  hasPrevPage,
}: PaginationPayload): Pagination {
  return {
    page,
    limit,
    totalItems: totalDocs,
    totalPages,
    hasNextPage,
    hasPreviousPage: hasPrevPage,
  };
}

/** The pagination of a list whose length is known. */
export function paginationOf(totalItems: number, page: number, limit: number): Pagination {
  const totalPages = Math.ceil(totalItems / limit);
  return {
    page,
    limit,
    totalItems,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1 && totalPages > 0,
  };
}
