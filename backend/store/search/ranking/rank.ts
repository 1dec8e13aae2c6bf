import { nearness, sum, titleShare } from "./beside-words.ts";
import { noEvidence } from "../choices.ts";
import type { Evidence } from "../choices.ts";
import { averagesOf, scoreByWords } from "./by-words.ts";
import type { AverageLengths } from "./by-words.ts";
import { noLiterals } from "./literal-shares.ts";
import type { LiteralShares } from "./literal-shares.ts";
import type { Language } from "../language/language.ts";
import { createMatcher } from "./matcher.ts";
import type { Hit, ReadText } from "./matcher.ts";
import type { Question, Rarities } from "../question/question.ts";
import { sharedWords } from "./shared-words.ts";
import { weighRarities, weighingOf } from "./weighing.ts";
import type { Weighing } from "./weighing.ts";
import type { WordedCandidate } from "./worded-candidate.ts";

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
  readonly candidate: WordedCandidate;
}

/** A candidate with its hits. */
interface ReadCandidate {
  readonly candidate: WordedCandidate;
  readonly texts: readonly ReadText[];
  /** Those of all texts. */
  readonly hits: readonly Hit[];
}

/** What is known of the words of a question, of what it led others to, and of who has what programmers type in it. */
interface Known {
  readonly rarities: Rarities;
  readonly evidence?: Evidence;
  readonly literals?: LiteralShares;
}

/** The words that the best documents share say little of a question of one or two: it is about them alone. */
const fewestForShared = 3;

/** Ranks documents by what they have of a question, best first; equal ones newest first. Of one word, those that have only its synonyms come last. */
export function rankCandidates(
  candidates: readonly WordedCandidate[],
  question: Question,
  { rarities: given, evidence = noEvidence, literals = noLiterals }: Known,
  language: Language,
): readonly Ranked[] {
  const matcher = createMatcher(question.terms);
  const weighing = weighingOf(question.parts.length);
  const rarities = weighRarities(given, weighing);
  const known = { rarities, literals, averages: averagesOf(candidates), weighing };
  const isOneWord = question.parts.length === 1;
  const scored = candidates
    .map((candidate): Scored => {
      const texts = matcher(candidate);
      const hits = texts.flatMap((text) => text.hits);
      const byMeaning = isOneWord && hits.every(({ term }) => term.isSynonym === true);
      return { ...rank({ candidate, texts, hits }, known), byMeaning, candidate };
    })
    .sort(inOrder);
  const shared = question.parts.length < fewestForShared ? [] : sharedWords(scored, language);
  const total = sum(rarities);
  const { layers } = weighing;
  const besideWords = ({ candidate }: Scored, place: number): number =>
    layers.shared * (shared[place] ?? 0) + layers.chosen * (evidence.get(candidate.slug) ?? 0);
  return scored
    .map((one, place) => ({ ...one, score: one.score + total * besideWords(one, place) }))
    .sort(inOrder)
    .map(({ id, score, covered }) => ({ id, score, covered }));
}

function inOrder(a: Scored, b: Scored): number {
  return (
    Number(a.byMeaning) - Number(b.byMeaning) ||
    b.score - a.score ||
    compare(b.candidate.datePublished ?? "", a.candidate.datePublished ?? "") ||
    compare(a.candidate.slug, b.candidate.slug)
  );
}

interface Ranking {
  readonly rarities: Rarities;
  readonly literals: LiteralShares;
  readonly averages: AverageLengths;
  readonly weighing: Weighing;
}

function rank(read: ReadCandidate, { rarities, literals, averages, weighing }: Ranking): Ranked {
  const total = sum(rarities);
  const { candidate, texts, hits } = read;
  const { layers } = weighing;
  const covered = weigh(bestHits(hits, rarities.length), rarities) / Math.max(total, Number.EPSILON);
  const beside =
    layers.near * nearness(texts, rarities) +
    layers.title * titleShare(texts, candidate) * covered +
    layers.literal * (literals.get(candidate.id) ?? 0);
  return { id: candidate.id, score: scoreByWords(read, rarities, { averages, weighing }) + total * beside, covered };
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
