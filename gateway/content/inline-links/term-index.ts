import type { GlossaryTerm } from "./glossary.ts";
import { escapeText } from "../../../html/escape.ts";
import { tokensOf } from "./words.ts";
import type { Token } from "./words.ts";

/** A term found in a text: the index of its last token, and the address of its entry. */
export interface FoundTerm {
  readonly last: number;
  readonly href: string;
}

/** Terms, indexed for looking them up in a text. */
export interface TermIndex {
  /** The longest term that begins at the token `first` and matches whole words; null when none does. */
  longestAt(tokens: readonly Token[], first: number): FoundTerm | null;
  /** Whether an entry has this address. */
  hasEntry(href: string): boolean;
}

/** A node in the tree of terms: what may follow, and the entry of the term that ends here. */
interface TermNode {
  readonly next: Map<string, TermNode>;
  href: string | null;
}

/** Longer terms are ignored. The bound keeps the search linear in the text, whatever the terms are. */
const mostCharacters = 100;
const mostTokens = 16;
const fewestCharacters = 2;

/**
 * Builds a trie of words: a text is walked along it from every word, however many terms there are. Where two entries share a
 * term, the first wins.
 */
export function createTermIndex(terms: readonly GlossaryTerm[]): TermIndex {
  const root: TermNode = { next: new Map(), href: null };
  for (const { term, href } of terms) {
    const tokens = tokensOf(escapeText(term.trim()));
    if (!isTerm(term, tokens)) continue;
    for (const form of formsOf(tokens)) add(root, form, href);
  }
  const entries = new Set(terms.map(({ href }) => href));
  return {
    longestAt: (tokens, first) => (isBegun(tokens, first) ? longest(root, tokens, first) : null),
    hasEntry: (href) => entries.has(href),
  };
}

function isTerm(term: string, tokens: readonly Token[]): boolean {
  return (
    term.length <= mostCharacters &&
    tokens.length <= mostTokens &&
    tokens[0]?.kind === "word" &&
    tokens.map(({ text }) => text).join("").length >= fewestCharacters
  );
}

/** A term, and its plural where that is regular. */
function formsOf(tokens: readonly Token[]): readonly (readonly string[])[] {
  const keys = tokens.map(ownKey);
  const last = tokens.at(-1);
  const plural = last?.kind === "word" ? pluralOf(last.text) : null;
  return plural === null ? [keys] : [keys, [...keys.slice(0, -1), keyOf(plural)]];
}

/** @example pluralOf("registry") // "registries" */
function pluralOf(word: string): string | null {
  if (!/^[a-z]{2,}$/iu.test(word) || /s$/iu.test(word)) return null;
  if (isExact(word)) return `${word}s`;
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
}

/** Whether a word has only one spelling: an abbreviation or a name such as HTTPS, iCal or A, rather than the first word of a title. */
function isExact(word: string): boolean {
  const upper = word.toUpperCase();
  const lower = word.toLowerCase();
  const [first = "", ...rest] = Array.from(word);
  return (
    upper !== lower &&
    ((rest.length === 0 && first === upper) || rest.some((letter) => letter !== letter.toLowerCase()))
  );
}

function ownKey({ kind, text }: Token): string {
  return kind === "word" ? keyOf(text) : text;
}

function keyOf(word: string): string {
  return isExact(word) ? exactKey(word) : word.toLowerCase();
}

/** No word begins with this character, and no other token continues after it. */
function exactKey(word: string): string {
  return `=${word}`;
}

function add(root: TermNode, keys: readonly string[], href: string): void {
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? { next: new Map<string, TermNode>(), href: null };
    node.next.set(key, next);
    node = next;
  }
  node.href ??= href;
}

function longest(node: TermNode, tokens: readonly Token[], at: number): FoundTerm | null {
  const token = tokens[at];
  if (token === undefined) return null;
  let best: FoundTerm | null = null;
  for (const key of token.kind === "word" ? [exactKey(token.text), token.folded] : [token.text]) {
    const next = node.next.get(key);
    if (next === undefined) continue;
    const found =
      longest(next, tokens, at + 1) ??
      (next.href !== null && isEnded(tokens, at) ? { last: at, href: next.href } : null);
    if (found !== null && (best === null || found.last > best.last)) best = found;
  }
  return best;
}

/** Characters that join two words into one: `sub-folder`, `page.html`, `o'clock`. */
const joints = new Set("-‐‑._@'");

function isBegun(tokens: readonly Token[], first: number): boolean {
  return (
    tokens[first]?.kind === "word" && !(joints.has(tokens[first - 1]?.text ?? "") && tokens[first - 2]?.kind === "word")
  );
}

/** A possessive s is not part of the word. */
function isEnded(tokens: readonly Token[], last: number): boolean {
  const [joint, after] = [tokens[last + 1], tokens[last + 2]];
  if (tokens[last]?.kind !== "word" || joint === undefined || !joints.has(joint.text) || after?.kind !== "word")
    return true;
  return joint.text === "'" && after.folded === "s";
}
