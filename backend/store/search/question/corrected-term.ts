import type { FoundDocument } from "../search.ts";
import { wordsOf } from "../language/words.ts";

/** A term with its corrected words in their places, spelt as the documents found spell them; null if nothing is corrected. */
export function correctedTermOf(
  term: string,
  corrections: ReadonlyMap<string, string>,
  found: readonly FoundDocument[],
): string | null {
  if (corrections.size === 0) return null;
  const spelt = spellingsIn(found);
  let rest = 0;
  let result = "";
  for (const { text, folded, start, end } of wordsOf(term)) {
    const corrected = corrections.get(folded);
    result += term.slice(rest, start) + (corrected === undefined ? text : (spelt.get(corrected) ?? corrected));
    rest = end;
  }
  return (result + term.slice(rest)).trim();
}

/** The words that a search found, in lower case with their accents, by the words without: "réfrigérateur" by "refrigerateur". */
function spellingsIn(found: readonly FoundDocument[]): ReadonlyMap<string, string> {
  const written = found.flatMap(({ matchedWords, sections }) => [
    ...matchedWords,
    ...sections.flatMap(({ snippet, matches }) => matches.map(([start, end]) => snippet.slice(start, end))),
  ]);
  return new Map(
    written
      .flatMap(wordsOf)
      .toReversed()
      .map(({ text, folded }) => [folded, text.toLowerCase()]),
  );
}
