import { servedTypes } from "../../store/document-types.ts";
import type { ZeroResultSearch } from "../../store/search/search.ts";
import type { Store } from "../../store/store.ts";

type ReportedStore = Pick<Store, "search" | "sources" | "documentTypes">;

/** More documents would be no help to an author. */
const mostClosest = 3;
const mostWordings = 10;

/** Searches that found nothing, each with the documents that come closest to it and their files. */
export async function toWireSearches(searches: readonly ZeroResultSearch[], store: ReportedStore) {
  const files = await store.sources.owners();
  const without = (await servedTypes(store)).all.flatMap(({ id, search }) => (search ? [] : [id]));
  const wire = [];
  for (const { term, wordings, count, firstMs, lastMs } of searches) {
    const { isFound, documents, topic } = await store.search.closest(term, mostClosest, without);
    wire.push({
      term,
      wordings: wordings.slice(0, mostWordings),
      count,
      firstSearched: new Date(firstMs).toISOString(),
      lastSearched: new Date(lastMs).toISOString(),
      isFound,
      topic,
      closest: documents.map(({ slug, subject, keywords }) => ({
        slug,
        subject,
        file: files.get(slug) ?? null,
        keywords,
      })),
    });
  }
  return wire;
}
