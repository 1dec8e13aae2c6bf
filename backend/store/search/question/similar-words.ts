import { type TrigramIndex, buildTrigramIndex, trigramsOf } from "../../../../texts/trigram-index.ts";
import type { WordForm } from "../language/word-forms.ts";
import { type WordSource, isCorrectable } from "./correction.ts";
import { swapsOf } from "./spelling.ts";

/** The words of all texts with their keys, as a store keeps them: some are added, none is ever removed. */
export interface FormList {
  countForms(): Promise<number>;
  /** Some of them, in the order of form and term, after one; empty after the last. */
  formsAfter(last: WordForm | null): Promise<readonly WordForm[]>;
}

/** The number of words that a correction compares. */
export const similarMax = 400;

/** The words of one number of forms. */
interface Words {
  readonly forms: number;
  readonly index: TrigramIndex;
}

/**
 * Finds words that are spelt like one: those with most of its trigrams, or of its variants with two neighbouring letters swapped. The words are
 * read when they are first needed, and again when there are more.
 */
export function createSimilarWords(list: FormList, readRevision: () => Promise<string>): WordSource["similarTo"] {
  let kept: { readonly revision: string; readonly words: Promise<Words> } | null = null;
  const current = async (): Promise<TrigramIndex> => {
    const revision = await readRevision();
    if (kept?.revision !== revision) {
      const next = { revision, words: readWords(list, kept?.words ?? null) };
      kept = next;
      next.words.catch(() => {
        if (kept === next) kept = null;
      });
    }
    return (await kept.words).index;
  };
  return async (word, lengths) => {
    const { words, count } = await current();
    const counts = await count(new Set([word, ...swapsOf(word)].flatMap((variant) => [...trigramsOf(variant)])));
    return mostCounted(words, counts, lengths);
  };
}

async function readWords(list: FormList, before: Promise<Words> | null): Promise<Words> {
  const forms = await list.countForms();
  const known = await before?.catch(() => null);
  if (known?.forms === forms) return known;
  const terms = new Set<string>();
  for (let step = await list.formsAfter(null); step.length > 0; step = await list.formsAfter(step.at(-1) ?? null))
    for (const { term } of step) if (isCorrectable(term)) terms.add(term);
  return { forms, index: await buildTrigramIndex([...terms]) };
}

/** The words with the highest counts, at most `similarMax`. */
function mostCounted(
  words: readonly string[],
  counts: Uint8Array,
  { shortest, longest }: { readonly shortest: number; readonly longest: number },
): readonly string[] {
  const found: string[] = [];
  for (let count = highest(counts); count > 0 && found.length < similarMax; count -= 1)
    for (let at = counts.indexOf(count); at !== -1; at = counts.indexOf(count, at + 1)) {
      const word = words[at] ?? "";
      if (word.length >= shortest && word.length <= longest) found.push(word);
    }
  return found.slice(0, similarMax);
}

function highest(counts: Uint8Array): number {
  let most = 0;
  for (const count of counts) most = Math.max(most, count);
  return most;
}
