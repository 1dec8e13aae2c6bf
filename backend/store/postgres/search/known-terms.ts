import { vocabularyOf } from "../../search/language/worded-document.ts";
import type { WordedDocument } from "../../search/language/worded-document.ts";
import type { Queries } from "../database.ts";

/** More than the vocabulary of most sites; above this the cache is cleared. */
const maxRemembered = 200_000;

/**
 * Adds the words of documents to the vocabulary before the documents are published: a word that no text contains yet does no harm. Words added before
 * are cached and not sent again.
 */
export function createTermKeeper({ query }: Queries): (documents: readonly WordedDocument[]) => Promise<void> {
  const kept = new Set<string>();
  return async (documents) => {
    const forms = vocabularyOf(documents).filter((one) => !kept.has(keyOf(one)));
    if (forms.length === 0) return;
    await query(
      `INSERT INTO vocabulary (form, term) SELECT * FROM unnest($1::text[], $2::text[]) AS given (form, term)
       ORDER BY form, term ON CONFLICT DO NOTHING`,
      [forms.map(({ form }) => form), forms.map(({ term }) => term)],
    );
    if (kept.size > maxRemembered) kept.clear();
    for (const one of forms) kept.add(keyOf(one));
  };
}

function keyOf({ form, term }: { readonly form: string; readonly term: string }): string {
  return `${form} ${term}`;
}
