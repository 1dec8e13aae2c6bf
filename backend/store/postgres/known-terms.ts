import { isCorrectable } from "../correction.ts";
import type { Queries } from "./database.ts";
import type { WordedDocument } from "./worded-document.ts";

/** More than the words of most sites; beyond it we begin to remember anew. */
const maxRemembered = 200_000;

/**
 * Takes the words of documents into the vocabulary before the documents are published: one that stands in no text yet does no harm, and
 * those that are there already need not be sent again.
 */
export function createTermKeeper({ query }: Queries): (documents: readonly WordedDocument[]) => Promise<void> {
  const kept = new Set<string>();
  return async (documents) => {
    const unknown = new Set<string>();
    for (const { head, body } of documents)
      for (const text of [...head, body]) for (const word of text.words) if (!kept.has(word)) unknown.add(word);
    const terms = [...unknown].filter(isCorrectable);
    if (terms.length === 0) return;
    await query(
      "INSERT INTO vocabulary (term) SELECT unnest($1::text[]) AS term ORDER BY term ON CONFLICT DO NOTHING",
      [terms],
    );
    if (kept.size > maxRemembered) kept.clear();
    for (const term of terms) kept.add(term);
  };
}
