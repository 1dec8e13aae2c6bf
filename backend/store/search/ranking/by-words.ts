import { sum } from "./beside-words.ts";
import { fieldNames, fields } from "./fields.ts";
import type { Field } from "./fields.ts";
import type { ReadText } from "./matcher.ts";
import type { Rarities } from "../question/question.ts";
import type { Weighing } from "./weighing.ts";
import type { WordedCandidate } from "./worded-candidate.ts";

/** The average lengths among the candidates: of each field, and of whole documents. */
export interface AverageLengths {
  readonly fields: Readonly<Record<Field, number>>;
  readonly whole: number;
}

/** The average lengths of these candidates, at least 1. */
export function averagesOf(candidates: readonly WordedCandidate[]): AverageLengths {
  const average = (lengthOf: (candidate: WordedCandidate) => number): number =>
    Math.max(1, sum(candidates.map(lengthOf)) / Math.max(1, candidates.length));
  const ofFields = { subject: 1, headings: 1, keywords: 1, description: 1, tags: 1, body: 1 };
  for (const field of fieldNames) ofFields[field] = average(({ lengths }) => lengths[field]);
  return { fields: ofFields, whole: average(({ words }) => words.length) };
}

/** How much a long document is held against its hits. */
const byWholeLength = 0.75;

/** BM25F: the hits of a word in all fields, each by the field's weight and length, saturate together. */
export function scoreByWords(
  { candidate, texts }: { readonly candidate: WordedCandidate; readonly texts: readonly ReadText[] },
  rarities: Rarities,
  { averages, weighing }: { readonly averages: AverageLengths; readonly weighing: Weighing },
): number {
  const { saturation, isByDocument } = weighing;
  const frequencies = rarities.map(() => 0);
  const whole = relative(candidate.words.length, averages.whole, byWholeLength);
  for (const { field, hits } of texts) {
    const { byLength } = fields[field];
    const weight = field === "subject" ? weighing.subject : fields[field].weight;
    const length = isByDocument ? whole : relative(candidate.lengths[field], averages.fields[field], byLength);
    for (const { term } of hits)
      for (const part of term.parts) frequencies[part] = (frequencies[part] ?? 0) + (weight / length) * term.weight;
  }
  return sum(frequencies.map((frequency, part) => ((rarities[part] ?? 0) * frequency) / (frequency + saturation)));
}

function relative(length: number, average: number, share: number): number {
  return 1 - share + (share * length) / average;
}
