import type { DocumentPayload, PaginationPayload } from "../../docs-api/payloads/document.ts";
import type { Pagination } from "../../generated/schema.ts";

/** What stands behind a `Document` of the schema. */
export type MappedDocument = DocumentPayload;

/** What stands behind a `DocumentPage`. */
export interface MappedDocumentPage {
  readonly items: readonly MappedDocument[];
  readonly pagination: Pagination;
}

/** What stands behind a `DocumentGroupPage`. */
export interface MappedGroupPage extends MappedDocumentPage {
  readonly name: string;
}

/** The backend's pagination in the schema's words. */
export const toPagination = ({
  totalDocs,
  totalPages,
  page,
  limit,
  hasNextPage,
  hasPrevPage,
}: PaginationPayload): Pagination => ({
  page,
  limit,
  totalItems: totalDocs,
  totalPages,
  hasNextPage,
  hasPreviousPage: hasPrevPage,
});

/** The pagination of a list that is known whole. */
export const paginationOf = (totalItems: number, page: number, limit: number): Pagination => {
  const totalPages = Math.ceil(totalItems / limit);
  return {
    page,
    limit,
    totalItems,
    totalPages,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1 && totalPages > 0,
  };
};
