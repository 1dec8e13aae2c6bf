import { type Synonym, type Synonyms, noSynonyms } from "./synonyms.ts";
import { type Word, otherNumberOf } from "./words.ts";

/** A query in the index's own language, and what it looks for. */
export interface Query {
  /** Finds everything that belongs to the answer. */
  readonly expression: string;
  /** Finds what has the words as they were typed; null where that is the same. */
  readonly asTyped: string | null;
  /** Finds what has the words as they were typed, the last one as a whole word too. */
  readonly asWhole: string;
  readonly terms: readonly Term[];
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

/** Words of a query that belong together, and what may stand in their place. */
interface Part {
  readonly words: readonly Word[];
  readonly alternatives: readonly (readonly string[])[];
}

/** Every word must be there, or what means the same; the last may be the beginning of one. */
export function allWords(words: readonly Word[], synonyms: Synonyms): Query {
  return toQuery(words, toParts(words, synonyms.findIn(words)), " AND ");
}

/** One of the words must be there. Short words, which stand in every text, count only where there are no others. */
export function anyWord(words: readonly Word[]): Query {
  const telling = words.filter(({ folded }) => folded.length > 3);
  const used = telling.length > 0 ? telling : words;
  return toQuery(used, toParts(used, noSynonyms.findIn(used)), " OR ");
}

/**
 * Two of the words that tell something must be there, outside of the body: what a message is about stands there, and a body has
 * too many words to tell. Null where there are not two.
 */
export function twoWords(words: readonly Word[], tells: (word: string) => boolean): Query | null {
  const telling = [...new Map(words.filter(({ folded }) => tells(folded)).map((word) => [word.folded, word])).values()];
  if (telling.length < 2) return null;
  const parts = toParts(telling, []).map((part) => toExpression(part, null, true));
  const pairs = parts.flatMap((part, index) => parts.slice(index + 1).map((other) => `(${part} AND ${other})`));
  return { expression: `{subject headings description} : (${pairs.join(" OR ")})`, asTyped: null, asWhole: pairs.join(" OR "), terms: toTerms(telling, []) };
}

/** Cuts the words into runs that have synonyms, and single words, which may have another number. */
function toParts(words: readonly Word[], synonyms: readonly Synonym[]): readonly Part[] {
  const starts = new Map(synonyms.map((synonym) => [synonym.from, synonym]));
  const parts: Part[] = [];
  for (let index = 0; index < words.length; ) {
    const { to, alternatives } = starts.get(index) ?? { to: index + 1, alternatives: [] };
    const run = words.slice(index, to);
    const other = run.length === 1 ? otherNumberOf(run[0]?.folded ?? "") : null;
    parts.push({ words: run, alternatives: other === null ? alternatives : [...alternatives, [other]] });
    index = to;
  }
  return parts;
}

function toQuery(words: readonly Word[], parts: readonly Part[], operator: " AND " | " OR "): Query {
  const last = words.at(-1) ?? null;
  const expression = parts.map((part) => toExpression(part, last, true)).join(operator);
  const asTyped = parts.map((part) => toExpression(part, last, false)).join(operator);
  const asWhole = parts.map((part) => toExpression(part, null, false)).join(operator);
  return { expression, asWhole, asTyped: asTyped === expression ? null : asTyped, terms: toTerms(words, parts, last) };
}

/**
 * Words hold nothing but letters and digits and stand in quotes, so nothing that a visitor types is ever read as
 * syntax of the index.
 */
function toExpression({ words, alternatives }: Part, last: Word | null, withAlternatives: boolean): string {
  const typed = words.map((word) => (word === last ? `("${word.text}" OR "${word.text}" *)` : `"${word.text}"`));
  const whole = typed.length === 1 ? typed.join("") : `(${typed.join(" AND ")})`;
  if (!withAlternatives || alternatives.length === 0) return whole;
  return `(${[whole, ...alternatives.map((phrase) => `"${phrase.join(" ")}"`)].join(" OR ")})`;
}

function toTerms(words: readonly Word[], parts: readonly Part[], last: Word | null = null): readonly Term[] {
  const typed = words.map((word) => ({ words: [word.folded], isPrefix: word === last, weight: 1 }));
  const same = parts.flatMap(({ alternatives }) => alternatives.map((phrase) => ({ words: phrase, isPrefix: false, weight: synonymWeight })));
  return [...typed, ...same];
}

/** Marks a word of the index that no text has. */
export const ownMark = "\u{E000}";

/** The word by which the index knows a document's type. */
export function typeWord(docType: string): string {
  return ownMark + docType.replaceAll(/[^a-z]/g, "");
}

/** Only what is of a type. */
export function ofType(expression: string, docType: string | null): string {
  return docType === null ? expression : `(${expression}) AND type : "${typeWord(docType)}"`;
}

/** What has the words in its subject. */
export function inSubjectOf(expression: string): string {
  return `{subject} : (${expression})`;
}
