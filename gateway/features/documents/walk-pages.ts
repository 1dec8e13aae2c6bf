import type { DocumentListPayload, DocumentPayload } from "../../docs-api/payloads/document.ts";

/** The documents on all pages of a list, up to a cap that bounds the cost of one request. */
export async function walkPages(
  load: (page: number) => Promise<DocumentListPayload>,
  pagesMax: number,
): Promise<readonly DocumentPayload[]> {
  const first = await load(1);
  const pages = Math.min(first.pagination.totalPages, pagesMax);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)));
  return [first, ...rest].flatMap(({ docs }) => docs);
}
