import type { Language } from "../language/language.ts";
import type { WordNumbers } from "./word-numbers.ts";

/** Numbers for the stems of numbered words, counted from 1; 0 for words that say nothing about a topic. */
export interface StemNumbers {
  readonly language: Language;
  /** By the number of the word, as far as `count` of the words at the last call of `stemNumbersOf`. */
  readonly byWord: Uint32Array;
  /** One more than the highest number. */
  readonly count: number;
}

interface Kept extends StemNumbers {
  readonly ids: Map<string, number>;
  readonly known: number;
}

const kept = new WeakMap<WordNumbers, Kept>();
const shortestTopical = 3;

/** The stems of all words that have numbers now. Those known from the last call are kept as long as the words are. */
export function stemNumbersOf(numbers: WordNumbers, language: Language): StemNumbers {
  const before = kept.get(numbers);
  const isSame = before?.language === language;
  if (isSame && before.known === numbers.count) return before;
  const ids = isSame ? before.ids : new Map<string, number>();
  const from = isSame ? before.known : 0;
  const byWord =
    isSame && before.byWord.length >= numbers.count
      ? before.byWord
      : roomFor(numbers.count, isSame ? before.byWord : null);
  for (let word = from; word < numbers.count; word += 1) byWord[word] = numberOf(numbers.wordOf(word), language, ids);
  const now = { language, ids, byWord, known: numbers.count, count: ids.size + 1 };
  kept.set(numbers, now);
  return now;
}

/** With room for as many again. */
function roomFor(count: number, before: Uint32Array | null): Uint32Array {
  const byWord = new Uint32Array(count * 2);
  if (before !== null) byWord.set(before);
  return byWord;
}

function numberOf(word: string, language: Language, ids: Map<string, number>): number {
  if (word.length < shortestTopical || /^\p{N}/u.test(word) || language.isStopWord(word)) return 0;
  const stem = language.stemOf(word);
  const known = ids.get(stem);
  if (known !== undefined) return known;
  ids.set(stem, ids.size + 1);
  return ids.size;
}
