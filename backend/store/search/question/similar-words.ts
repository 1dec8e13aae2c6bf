import { buildTrigramIndex, trigramsOf } from "../../../../texts/trigram-index.ts";
import type { TrigramIndex } from "../../../../texts/trigram-index.ts";
import type { WordForm } from "../language/word-forms.ts";
import { isCorrectable } from "./correction.ts";
import type { WordSource } from "./correction.ts";
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
    const index = await current();
    const counts = await index.count(new Set([word, ...swapsOf(word)].flatMap((variant) => [...trigramsOf(variant)])));
    return mostCounted(index, counts, lengths);
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

/** The words with the highest counts, at most `similarMax`; those with equal ones in their order. */
function mostCounted(
  { words, lengths }: TrigramIndex,
  counts: Uint8Array,
  { shortest, longest }: { readonly shortest: number; readonly longest: number },
): readonly string[] {
  const isOfLength = (at: number): boolean => {
    const length = lengths[at] ?? 0;
    return length >= shortest && length <= longest;
  };
  const least = leastCount(counts, isOfLength);
  const places: number[] = [];
  for (let at = 0; at < counts.length; at += 1) if ((counts[at] ?? 0) >= least && isOfLength(at)) places.push(at);
  places.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  return places.slice(0, similarMax).map((at) => words[at] ?? "");
}

/** The highest count that, with those above it, enough words have; 1 if there are too few. */
function leastCount(counts: Uint8Array, isOfLength: (at: number) => boolean): number {
  const wordsWith = new Uint32Array(256);
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    if (count > 0 && isOfLength(at)) wordsWith[count] = (wordsWith[count] ?? 0) + 1;
  }
  let missing = similarMax;
  for (let count = 255; count > 1; count -= 1) {
    missing -= wordsWith[count] ?? 0;
    if (missing <= 0) return count;
  }
  return 1;
}
