import { type Synonym, type Synonyms, noSynonyms } from "./synonyms.ts";
import { type Word, otherNumberOf } from "./words.ts";

/** What a search looks for; each store says it in the language of its own index. */
export interface Query {
  /** Which of the parts must be there: all, one, or two of them outside of the body. */
  readonly needs: "all" | "one" | "two-outside-body";
  readonly parts: readonly Part[];
  /** The same as it is marked in what is found. */
  readonly terms: readonly Term[];
}

/** Words of a query that belong together, and what may stand in their place. */
export interface Part {
  /** Each must be there, in any order. */
  readonly words: readonly QueryWord[];
  /** Each a row of folded words, to be found as it stands. */
  readonly alternatives: readonly (readonly string[])[];
}

/** A word as it was typed. It holds nothing but letters and digits. */
export interface QueryWord {
  readonly text: string;
  readonly folded: string;
  /** It may be the beginning of a longer word. */
  readonly isPrefix: boolean;
}

/** Something that a query looks for: a word, or several in a row. */
export interface Term {
  /** Folded. */
  readonly words: readonly string[];
  /** The last word may be the beginning of one. */
  readonly isPrefix: boolean;
  /** 1 for what was typed, less for what means the same. */
  readonly weight: number;
}

/** How much a word of the same meaning counts beside the one that was typed. */
export const synonymWeight = 0.4;

/** Every word must be there, or what means the same; the last may be the beginning of one. */
export function allWords(words: readonly Word[], synonyms: Synonyms): Query {
  return toQuery("all", words, synonyms.findIn(words), words.at(-1) ?? null);
}

/** One of the words must be there. Short words, which stand in every text, count only where there are no others. */
export function anyWord(words: readonly Word[]): Query {
  const telling = words.filter(({ folded }) => folded.length > 3);
  const used = telling.length > 0 ? telling : words;
  return toQuery("one", used, noSynonyms.findIn(used), used.at(-1) ?? null);
}

/**
 * Two of these words, which tell something, must be there, outside of the body: what a message is about stands there, and a body has
 * too many words to tell. Null where there are not two.
 */
export function twoWords(telling: readonly Word[]): Query | null {
  const distinct = [...new Map(telling.map((word) => [word.folded, word])).values()];
  return distinct.length < 2 ? null : toQuery("two-outside-body", distinct, [], null);
}

function toQuery(
  needs: Query["needs"],
  words: readonly Word[],
  synonyms: readonly Synonym[],
  last: Word | null,
): Query {
  const parts = toParts(words, synonyms, last);
  const typed = words.map((word) => ({ words: [word.folded], isPrefix: word === last, weight: 1 }));
  const same = parts.flatMap(({ alternatives }) =>
    alternatives.map((phrase) => ({ words: phrase, isPrefix: false, weight: synonymWeight })),
  );
  return { needs, parts, terms: needs === "two-outside-body" ? typed : [...typed, ...same] };
}

/** Cuts the words into runs that have synonyms, and single words, which may have another number. */
function toParts(words: readonly Word[], synonyms: readonly Synonym[], last: Word | null): readonly Part[] {
  const starts = new Map(synonyms.map((synonym) => [synonym.from, synonym]));
  const parts: Part[] = [];
  for (let index = 0; index < words.length;) {
    const { to, alternatives } = starts.get(index) ?? { to: index + 1, alternatives: [] };
    const run = words
      .slice(index, to)
      .map((word) => ({ text: word.text, folded: word.folded, isPrefix: word === last }));
    const other = run.length === 1 ? otherNumberOf(run[0]?.folded ?? "") : null;
    parts.push({ words: run, alternatives: other === null ? alternatives : [...alternatives, [other]] });
    index = to;
  }
  return parts;
}
