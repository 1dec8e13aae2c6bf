import type { Vocabulary } from "./correction.ts";
import type { Language } from "../language/language.ts";
import { isUnspaced } from "../language/unspaced-words.ts";
import { formsOfWord, isFormed, stemKey } from "../language/word-forms.ts";

/** What may join the words of a compound, the longest first. */
const joints = ["en", "er", "es", "s", "n", "e", ""];

const shortestPart = { ofCompounds: 4, ofOthers: 3, ofUnspaced: 1 };
const most = { words: 4, letters: 40 };

/** Two words that an unknown word may be made of. */
interface Split {
  readonly parts: readonly [string, string];
  readonly keys: readonly [readonly string[], readonly string[]];
}

/**
 * Of words that no text has, those that are made of two that some have, with these: compounds, words without the space between them, and what
 * `Intl.Segmenter` takes for one word in a question alone.
 */
export async function partsOfWords(
  words: readonly string[],
  languages: readonly Language[],
  vocabulary: Pick<Vocabulary, "formsOf">,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await Promise.all(
    words.slice(0, most.words).map(async (word) => [word, await partsOf(word, languages, vocabulary)] as const),
  );
  return new Map(found.flatMap(([word, parts]) => (parts === null ? [] : [[word, parts] as const])));
}

async function partsOf(
  word: string,
  languages: readonly Language[],
  { formsOf }: Pick<Vocabulary, "formsOf">,
): Promise<readonly string[] | null> {
  if (word.length > most.letters) return null;
  const splits = splitsOf(word, languages);
  const forms = await formsOf([...new Set(splits.flatMap(({ keys }) => keys.flat()))]);
  const isKnown = (keys: readonly string[]): boolean => keys.some((key) => forms.has(key));
  const known = splits.filter(({ keys: [first, last] }) => isKnown(first) && isKnown(last));
  // The most even split: a short beginning is a part of many words by chance.
  const shorter = ({ parts: [first, last] }: Split): number => Math.min(first.length, last.length);
  return known.toSorted((a, b) => shorter(b) - shorter(a))[0]?.parts ?? null;
}

function splitsOf(word: string, languages: readonly Language[]): readonly Split[] {
  const hasCompounds = languages.some((language) => language.hasCompounds);
  const least = isUnspaced(word) ? shortestPart.ofUnspaced : shortestPart[hasCompounds ? "ofCompounds" : "ofOthers"];
  const keysOf = (part: string) => languages.map((language) => stemKey(language, language.stemOf(part)));
  return Array.from({ length: Math.max(0, word.length - 2 * least + 1) }, (_, index) => index + least).flatMap(
    (place) => {
      const [first, last] = [word.slice(0, place), word.slice(place)];
      if (!isFormed(first) || !isFormed(last)) return [];
      return (hasCompounds ? joints : [""])
        .filter((joint) => first.endsWith(joint) && first.length - joint.length >= least)
        .map((joint) => first.slice(0, first.length - joint.length))
        .map((bare): Split => ({ parts: [bare, last], keys: [keysOf(bare), keysOf(last)] }));
    },
  );
}

/**
 * The known compounds that end with this word, such as "Domainübertragung" for "Übertragung"; forms of it are left out. Words of three letters are the
 * ends of too many others by chance: "Ort" of "Antwort" and "Support".
 */
export async function wordsWith(
  word: string,
  languages: readonly Language[],
  { formsFrom }: Pick<Vocabulary, "formsFrom">,
): Promise<readonly string[]> {
  const compounding = languages.filter(({ hasCompounds }) => hasCompounds);
  if (compounding.length === 0 || !isFormed(word) || word.length < shortestPart.ofCompounds) return [];
  const found = await formsFrom(compounding.flatMap((language) => formsOfWord(word, language).map(({ form }) => form)));
  return found.filter((one) => one.length >= word.length + shortestPart.ofOthers);
}
