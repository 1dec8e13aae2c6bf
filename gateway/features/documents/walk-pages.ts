import type { DocumentListPayload, DocumentPayload } from "../../docs-api/payloads/document.ts";
import { uniqueBySlug } from "../../docs-api/payloads/unique-by-slug.ts";

/** The documents on all pages of a list, each once, up to a cap that bounds the cost of one request. */
export async function walkPages(
  load: (page: number) => Promise<DocumentListPayload>,
  pagesMax: number,
): Promise<readonly DocumentPayload[]> {
  const first = await load(1);
  const known = Math.min(first.pagination.totalPages, pagesMax);
  const rest = await Promise.all(Array.from({ length: Math.max(0, known - 1) }, (_, index) => load(index + 2)));
  const pages = [first, ...rest];
  // Some backends do not say how many pages there are, only that there is another one.
  const seen = new Set(pages.flatMap(slugsOf));
  while (pages.at(-1)?.pagination.hasNextPage && pages.length < pagesMax) {
    const next = await load(pages.length + 1);
    // Nothing new: the backend ignores the number of the page.
    if (slugsOf(next).every((slug) => seen.has(slug))) break;
    for (const slug of slugsOf(next)) seen.add(slug);
    pages.push(next);
  }
  // A backend that ignores the number of the page repeats itself.
  return uniqueBySlug(pages.flatMap(({ docs }) => docs));
}

function slugsOf({ docs }: DocumentListPayload): readonly string[] {
  return docs.map(({ slug }) => slug);
}
