import type { DocumentListPayload, DocumentPayload } from "../../docs-api/payloads/document.ts";

/** The documents of all pages of a list, up to a cap, which bounds what one request may cost. */
export const walkPages = async (
  load: (page: number) => Promise<DocumentListPayload>,
  pagesMax: number,
): Promise<readonly DocumentPayload[]> => {
  const first = await load(1);
  const pages = Math.min(first.pagination.totalPages, pagesMax);
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)));
  return [first, ...rest].flatMap(({ docs }) => docs);
};
