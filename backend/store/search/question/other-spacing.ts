import type { Language } from "../language/language.ts";
import type { Word } from "../language/words.ts";
import type { Vocabulary } from "./correction.ts";
import type { Part } from "./query.ts";
import type { Spoken } from "./spoken.ts";

/** What a verb is written together with as a noun: "log in" and "login". Each is a stop word by itself. */
const particles: ReadonlySet<string> = new Set(["back", "down", "in", "off", "on", "out", "over", "up"]);

const most = { words: 4, phrases: 3, letters: 40 };
const fewest = { letters: 3, ofLast: 2 };
const hasDigit = /\p{N}/u;
const digits = /^\p{N}+$/u;
const letterBesideDigit = /(?<=\p{N})(?=[^\p{N}])|(?<=[^\p{N}])(?=\p{N})/gu;
const thousand = 3;

/** The number of documents that a part of a query finds. */
export type CountPart = (part: Part) => Promise<number>;

/** Two words in a row. */
type Pair = readonly [string, string];

/**
 * Of words that no text has, those that texts write as two in a row, with these: "email" as "e-mail", "nodejs" as "Node.js", "utf8" as "UTF-8", "1000" as
 * "1,000".
 */
export async function apartInTexts(
  words: readonly string[],
  { asked, all }: Spoken,
  { vocabulary, countPart }: { readonly vocabulary: Vocabulary; readonly countPart: CountPart },
): Promise<ReadonlyMap<string, Pair>> {
  if (words.length === 0) return new Map();
  const pairs = new Map(
    words.slice(0, most.words).map((word) => [word, pairsOf(word, asked).filter(([first]) => !isLetterOf(first, all))]),
  );
  const counts = await vocabulary.countDocuments([...new Set([...pairs.values()].flat(2))]);
  const apart = new Map<string, Pair>();
  for (const [word, possible] of pairs) {
    const known = possible.filter((pair) => pair.every((half) => counts.has(half))).slice(0, most.phrases);
    const found = await firstInRow(word, known, countPart);
    if (found !== null) apart.set(word, found);
  }
  return apart;
}

/** The pairs that a word may be, the most even first: "emails" is one of "e-mail" too. */
function pairsOf(word: string, asked: Language): readonly Pair[] {
  if (word.length < fewest.letters || word.length > most.letters) return [];
  return placesIn(word)
    .flatMap((place) => {
      const [first, last] = [word.slice(0, place), word.slice(place)];
      return [...new Set([last, asked.stemOf(last)])].map((one): Pair => [first, one]);
    })
    .filter((pair) => isPair(pair, asked))
    .toSorted((a, b) => shorter(b) - shorter(a));
}

/** What stands before an apostrophe or behind it, in any language that texts are in: "user's table" has no "stable". */
function isLetterOf(first: string, all: readonly Language[]): boolean {
  return first.length === 1 && all.some((language) => language.isStopWord(first));
}

function placesIn(word: string): readonly number[] {
  if (digits.test(word)) return word.length > thousand ? [word.length - thousand] : [];
  if (hasDigit.test(word)) return [...word.matchAll(letterBesideDigit)].map(({ index }) => index);
  return Array.from({ length: word.length - fewest.ofLast }, (_, index) => index + 1);
}

function shorter([first, last]: Pair): number {
  return Math.min(first.length, last.length);
}

/** Stop words stand before many words by chance: "a live" is not "alive". */
function isPair([first, last]: Pair, asked: Language): boolean {
  return !asked.isStopWord(first) && (particles.has(last) || !asked.isStopWord(last));
}

/** The first pair that stands in a row in some text. No text has the word itself, so that only the pair is counted. */
async function firstInRow(word: string, pairs: readonly Pair[], countPart: CountPart): Promise<Pair | null> {
  for (const pair of pairs) {
    const part = { words: [{ folded: word, isPrefix: false }], alternatives: [pair] };
    if ((await countPart(part)) > 0) return pair;
  }
  return null;
}

/** Two words of a question that texts may write as one. */
export interface Joinable {
  readonly joined: string;
  /** The words of it that count. */
  readonly halves: readonly string[];
}

/** The words that stand in a row in a question, written as one: "web hook" as "webhook", "log in" as "login", "1,000" as "1000". */
export function joinableIn(words: readonly Word[], used: readonly Word[]): readonly Joinable[] {
  const counting = new Set(used.map(({ folded }) => folded));
  return words.slice(1).flatMap(({ folded: last }, place) => {
    const first = words[place]?.folded ?? "";
    const isUsed = counting.has(last) || (particles.has(last) && first.length >= fewest.ofLast);
    if (!counting.has(first) || !isUsed || !mayJoin(first, last)) return [];
    return [{ joined: first + last, halves: [first, last].filter((half) => counting.has(half)) }];
  });
}

/** Numbers are joined only where the last has the digits of thousands: "3.4" is not 34. */
function mayJoin(first: string, last: string): boolean {
  if (first === last || last.length < fewest.ofLast) return hasDigit.test(last) && !digits.test(first);
  return !digits.test(first) || !digits.test(last) || (last.length === thousand && first.length <= thousand);
}
