import { isCorrectable } from "../../search/correction.ts";
import type { Language } from "../../search/language.ts";
import type { Queries } from "../database.ts";
import type { WordedDocument } from "./worded-document.ts";

/** More than the vocabulary of most sites; above this the cache is cleared. */
const maxRemembered = 200_000;

/**
 * Adds the words of documents to the vocabulary before the documents are published: a word that no text contains yet does no harm. Words added before
 * are cached and not sent again.
 */
export function createTermKeeper(
  { query }: Queries,
  language: Language,
): (documents: readonly WordedDocument[]) => Promise<void> {
  const kept = new Set<string>();
  return async (documents) => {
    const unknown = new Set<string>();
    for (const { head, body } of documents)
      for (const text of [...head, body]) for (const word of text.words) if (!kept.has(word)) unknown.add(word);
    const terms = [...unknown].filter(isCorrectable);
    if (terms.length === 0) return;
    await query(
      "INSERT INTO vocabulary (term, stem) SELECT * FROM unnest($1::text[], $2::text[]) AS given (term, stem) ORDER BY term ON CONFLICT DO NOTHING",
      [terms, terms.map((term) => language.stemOf(term))],
    );
    if (kept.size > maxRemembered) kept.clear();
    for (const term of terms) kept.add(term);
  };
}
