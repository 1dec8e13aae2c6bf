import type { AuthorPayload } from "../../docs-api/payloads/author.ts";
import type { Pagination } from "../../generated/schema.ts";

/** What `AuthorPage` resolves from. */
export interface MappedAuthorPage {
  readonly items: readonly AuthorPayload[];
  readonly pagination: Pagination;
}
