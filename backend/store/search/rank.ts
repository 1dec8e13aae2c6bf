import { literalShare, nearness, sum, titleShare } from "./beside-words.ts";
import { createMatcher } from "./matcher.ts";
import type { Hit } from "./matcher.ts";
import type { Question, Rarities } from "./question.ts";
import { type Candidate, type Field, type ReadCandidate, averagesOf, fields, readCandidate } from "./read-candidate.ts";

/** A candidate with its evidence. */
export interface Ranked {
  readonly id: number;
  readonly score: number;
  /** The share of the question's weight that it covers, 0 to 1. */
  readonly covered: number;
}

/** A ranked document with what decides between equal ones. */
interface Scored extends Ranked {
  /** Whether it has the question's words only as synonyms. */
  readonly byMeaning: boolean;
  readonly document: Candidate["document"];
}

/** The number of hits from which more say little. */
const saturation = 4;
/** What more than the words themselves counts, as shares of the weight of the whole question. */
const layers = { near: 0.1, title: 0.15, literal: 1 };

/** Ranks documents by what they have of a question, best first; equal ones newest first. Of one word, those that have only its synonyms come last. */
export function rankCandidates(
  candidates: readonly Candidate[],
  question: Question,
  rarities: Rarities,
): readonly Ranked[] {
  const matcher = createMatcher(question.terms);
  const read = candidates.map((candidate) => readCandidate(candidate, matcher));
  const averages = averagesOf(read);
  const isOneWord = question.parts.length === 1;
  return read
    .map((one): Scored => {
      const hits = one.texts.flatMap((text) => text.hits);
      const byMeaning = isOneWord && hits.every(({ term }) => term.isSynonym === true);
      return { ...rank(one, question, rarities, averages), byMeaning, document: one.candidate.document };
    })
    .sort(inOrder)
    .map(({ id, score, covered }) => ({ id, score, covered }));
}

function inOrder(a: Scored, b: Scored): number {
  return (
    Number(a.byMeaning) - Number(b.byMeaning) ||
    b.score - a.score ||
    compare(b.document.datePublished ?? "", a.document.datePublished ?? "") ||
    compare(a.document.slug, b.document.slug)
  );
}

function rank(
  read: ReadCandidate,
  question: Question,
  rarities: Rarities,
  averages: Readonly<Record<Field, number>>,
): Ranked {
  const total = sum(rarities);
  const hits = read.texts.flatMap((text) => text.hits);
  const covered = weigh(bestHits(hits, rarities.length), rarities) / Math.max(total, Number.EPSILON);
  const beside =
    layers.near * nearness(read.texts, rarities) +
    layers.title * titleShare(read.texts) * covered +
    layers.literal * literalShare(read.candidate, question);
  return { id: read.candidate.id, score: byWords(read, rarities, averages) + total * beside, covered };
}

/** BM25F: the hits of a word in all fields, each by the field's weight and length, saturate together. */
function byWords(read: ReadCandidate, rarities: Rarities, averages: Readonly<Record<Field, number>>): number {
  const frequencies = rarities.map(() => 0);
  for (const { field, hits } of read.texts) {
    const { weight, byLength } = fields[field];
    const perHit = weight / (1 - byLength + (byLength * read.lengths[field]) / averages[field]);
    for (const hit of hits)
      for (const part of hit.term.parts) frequencies[part] = (frequencies[part] ?? 0) + perHit * hit.term.weight;
  }
  return sum(frequencies.map((frequency, part) => ((rarities[part] ?? 0) * frequency) / (frequency + saturation)));
}

/** The weight of the best hit of each word. */
function bestHits(hits: readonly Hit[], parts: number): readonly number[] {
  const best = Array.from({ length: parts }, () => 0);
  for (const { term } of hits) for (const part of term.parts) best[part] = Math.max(best[part] ?? 0, term.weight);
  return best;
}

function weigh(best: readonly number[], rarities: Rarities): number {
  return sum(best.map((weight, part) => weight * (rarities[part] ?? 0)));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
