import type { Store } from "./store/store.ts";

/** A word that most texts do not have, so that it takes a correction. */
const misspelt = "serach";

/**
 * Searches once, as nobody has asked yet: for the subject of a document, which runs the code of ranking and snippets, and for a misspelt word, for which
 * all words of the texts are read. Otherwise the first reader would wait for that. Nothing is counted or learnt.
 *
 * @throws what the store throws; searches do not depend on this one.
 */
export async function warmSearch({ documents, search }: Pick<Store, "documents" | "search">): Promise<void> {
  const [type] = await documents.countByType();
  if (type === undefined) return;
  const { items } = await documents.listByType(type.docType, { page: 1, limit: 1 }, "without-content");
  const term = [misspelt, ...items.map(({ subject }) => subject)].join(" ");
  await search.find({ term, docType: null, purpose: "search", page: 1, limit: 10 });
}
