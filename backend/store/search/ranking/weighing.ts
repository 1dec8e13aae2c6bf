import { fields } from "./fields.ts";

/** How evidence counts in the order of documents. */
export interface Weighing {
  /** The number of hits of a word from which more say little. */
  readonly saturation: number;
  /** The weight of a hit in the subject. */
  readonly subject: number;
  /** Whether a hit counts less in a long document, whatever its field; else in a long field. */
  readonly isByDocument: boolean;
  /** How much less words count that many documents have, 0 to 1: nothing where most have them. */
  readonly againstCommon: number;
  /** What more than the words themselves counts, as shares of the weight of the whole question. */
  readonly layers: {
    readonly near: number;
    readonly title: number;
    readonly literal: number;
    readonly shared: number;
    readonly chosen: number;
  };
}

const ofFewWords: Weighing = {
  saturation: 4,
  subject: fields.subject.weight,
  isByDocument: false,
  againstCommon: 0,
  layers: { near: 0.1, title: 0.15, literal: 1, shared: 0.6, chosen: 0.1 },
};

/** Having many of the words says more than having some of them often or in the title. */
const ofManyWords: Weighing = {
  saturation: 1.8,
  subject: 2.5,
  isByDocument: true,
  againstCommon: 0.6,
  layers: { near: 0.12, title: 0.1, literal: 1, shared: 0.9, chosen: 0.1 },
};

/** A question with at least so many words that count is weighed as a long one. */
const manyWords = 6;

/** How evidence counts for a question with so many words that count. */
export function weighingOf(words: number): Weighing {
  return words < manyWords ? ofFewWords : ofManyWords;
}

/** The rarities of a question's words as they count. */
export function weighRarities(rarities: readonly number[], { againstCommon }: Weighing): readonly number[] {
  if (againstCommon === 0) return rarities;
  // A rarity is log(1 + documents without the word / documents with it).
  const strict = (rarity: number): number => Math.max(0, Math.log(Math.max(Math.expm1(rarity), Number.EPSILON)));
  return rarities.map((rarity) => (1 - againstCommon) * rarity + againstCommon * strict(rarity));
}
