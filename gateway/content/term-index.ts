import type { GlossaryTerm } from "./glossary.ts";
import { escapeText } from "../../html/escape.ts";
import { tokensOf } from "./words.ts";
import type { Token } from "./words.ts";

/** A term in a text: the last of its tokens, and where its entry is. */
export interface FoundTerm {
  readonly last: number;
  readonly href: string;
}

/** Terms, ready to be looked for. */
export interface TermIndex {
  /** The longest term that begins with a token of a text and stands there as whole words; null when none does. */
  longestAt(tokens: readonly Token[], first: number): FoundTerm | null;
}

/** A place in the tree of terms: what may follow, and the entry of the term that ends here. */
interface Place {
  readonly next: Map<string, Place>;
  href: string | null;
}

/** Longer ones are no terms. The bound makes looking for terms linear in the text, whatever the terms are. */
const mostCharacters = 100;
const mostTokens = 16;
const fewestCharacters = 2;

/**
 * Builds a tree of words: a text is walked along it from every word, however many terms there are. Of two entries with one
 * term the first counts.
 */
export const createTermIndex = (terms: readonly GlossaryTerm[]): TermIndex => {
  const root: Place = { next: new Map(), href: null };
  for (const { term, href } of terms) {
    const tokens = tokensOf(escapeText(term.trim()));
    if (!isTerm(term, tokens)) continue;
    for (const form of formsOf(tokens)) add(root, form, href);
  }
  return { longestAt: (tokens, first) => (isBegun(tokens, first) ? longest(root, tokens, first) : null) };
};

const isTerm = (term: string, tokens: readonly Token[]): boolean =>
  term.length <= mostCharacters &&
  tokens.length <= mostTokens &&
  tokens[0]?.kind === "word" &&
  tokens.map(({ text }) => text).join("").length >= fewestCharacters;

/** A term, and its plural where that is simple. */
const formsOf = (tokens: readonly Token[]): readonly (readonly string[])[] => {
  const keys = tokens.map(ownKey);
  const last = tokens.at(-1);
  const plural = last?.kind === "word" ? pluralOf(last.text) : null;
  return plural === null ? [keys] : [keys, [...keys.slice(0, -1), keyOf(plural)]];
};

/** @example pluralOf("registry") // "registries" */
const pluralOf = (word: string): string | null => {
  if (!/^[a-z]{2,}$/iu.test(word) || /s$/iu.test(word)) return null;
  if (isExact(word)) return `${word}s`;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
};

/** Whether a word is written in one way only: an abbreviation or a name such as DNSSEC, iCal or A, and not the first word of a title. */
const isExact = (word: string): boolean => {
  const upper = word.toUpperCase();
  const lower = word.toLowerCase();
  const [first = "", ...rest] = Array.from(word);
  return (
    upper !== lower &&
    ((rest.length === 0 && first === upper) || rest.some((letter) => letter !== letter.toLowerCase()))
  );
};

const ownKey = ({ kind, text }: Token): string => (kind === "word" ? keyOf(text) : text);

const keyOf = (word: string): string => (isExact(word) ? exactKey(word) : word.toLowerCase());

/** No word begins with this sign, and no other token goes on after it. */
const exactKey = (word: string): string => `=${word}`;

const add = (root: Place, keys: readonly string[], href: string): void => {
  let place = root;
  for (const key of keys) {
    const next = place.next.get(key) ?? { next: new Map<string, Place>(), href: null };
    place.next.set(key, next);
    place = next;
  }
  place.href ??= href;
};

const longest = (place: Place, tokens: readonly Token[], at: number): FoundTerm | null => {
  const token = tokens[at];
  if (token === undefined) return null;
  let best: FoundTerm | null = null;
  for (const key of token.kind === "word" ? [exactKey(token.text), token.folded] : [token.text]) {
    const next = place.next.get(key);
    if (next === undefined) continue;
    const found =
      longest(next, tokens, at + 1) ??
      (next.href !== null && isEnded(tokens, at) ? { last: at, href: next.href } : null);
    if (found !== null && (best === null || found.last > best.last)) best = found;
  }
  return best;
};

/** Signs that make one word of two: `sub-domain`, `zone.example`, `o'clock`. */
const joints = new Set("-‐‑._@'’");

const isBegun = (tokens: readonly Token[], first: number): boolean =>
  tokens[first]?.kind === "word" && !(joints.has(tokens[first - 1]?.text ?? "") && tokens[first - 2]?.kind === "word");

/** A possessive s is no part of the word. */
const isEnded = (tokens: readonly Token[], last: number): boolean => {
  const [joint, after] = [tokens[last + 1], tokens[last + 2]];
  if (tokens[last]?.kind !== "word" || joint === undefined || !joints.has(joint.text) || after?.kind !== "word")
    return true;
  return (joint.text === "'" || joint.text === "’") && after.folded === "s";
};
