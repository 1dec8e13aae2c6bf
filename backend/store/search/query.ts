import { type Synonym, type Synonyms, noSynonyms } from "./synonyms.ts";
import { type Word, otherNumberOf } from "./words.ts";

/** A search query, which each store translates into its index's language. */
export interface Query {
  /** Which parts are required: all, one, or two of them outside the body. */
  readonly needs: "all" | "one" | "two-outside-body";
  readonly parts: readonly Part[];
  /** The terms to highlight in results. */
  readonly terms: readonly Term[];
}

/** Words of a query that belong together, with alternatives. */
export interface Part {
  /** All are required, in any order. */
  readonly words: readonly QueryWord[];
  /** Each a phrase of folded words. */
  readonly alternatives: readonly (readonly string[])[];
}

/** A word as typed. It contains only letters and digits. */
export interface QueryWord {
  readonly text: string;
  readonly folded: string;
  /** It may be the prefix of a longer word. */
  readonly isPrefix: boolean;
}

/** A term of a query: a word, or several in sequence. */
export interface Term {
  /** Folded. */
  readonly words: readonly string[];
  /** The last word may be a prefix. */
  readonly isPrefix: boolean;
  /** 1 for typed words, less for synonyms. */
  readonly weight: number;
}

/** The weight of a synonym relative to the word typed. */
export const synonymWeight = 0.4;

/** All words or their synonyms are required; the last word may be a prefix. */
export function allWords(words: readonly Word[], synonyms: Synonyms): Query {
  return toQuery("all", words, synonyms.findIn(words), words.at(-1) ?? null);
}

/** One of the words is required. Short words, which occur in every text, count only if there are no others. */
export function anyWord(words: readonly Word[]): Query {
  const distinctive = words.filter(({ folded }) => folded.length > 3);
  const used = distinctive.length > 0 ? distinctive : words;
  return toQuery("one", used, noSynonyms.findIn(used), used.at(-1) ?? null);
}

/**
 * Two of these distinctive words are required, outside the body: a text's topic shows there, while a body has too many words. Null if there are fewer
 * than two.
 */
export function twoWords(distinctive: readonly Word[]): Query | null {
  const distinct = [...new Map(distinctive.map((word) => [word.folded, word])).values()];
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

/** Splits the words into runs that have synonyms and single words, which may have another number (singular or plural). */
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
