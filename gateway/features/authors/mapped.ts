import type { AuthorPayload } from "../../docs-api/payloads/document.ts";
import type { Pagination } from "../../generated/schema.ts";

/** What stands behind an `AuthorPage`. */
export interface MappedAuthorPage {
  readonly items: readonly AuthorPayload[];
  readonly pagination: Pagination;
}
