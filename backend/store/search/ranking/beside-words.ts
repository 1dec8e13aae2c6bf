import type { Hit, ReadText } from "./matcher.ts";
import type { Rarities } from "../question/question.ts";
import type { WordedCandidate } from "./worded-candidate.ts";

/** Words further apart say nothing together. */
const nearWords = 6;

/** The share of neighbouring words of the question that are close to each other somewhere: most where they follow each other. */
export function nearness(texts: readonly ReadText[], rarities: Rarities): number {
  if (rarities.length < 2) return 0;
  const best = rarities.map(() => 0);
  for (const { hits } of texts)
    for (const [index, hit] of hits.entries())
      for (let next = index + 1; next < hits.length; next += 1) {
        const other = hits[next];
        if (other === undefined || other.position - hit.position > nearWords) break;
        notePair(best, hit, other);
      }
  const pairs = rarities.slice(1).map((rarity, index) => Math.min(rarity, rarities[index] ?? 0));
  return sum(pairs.map((pair, index) => pair * (best[index] ?? 0))) / Math.max(sum(pairs), Number.EPSILON);
}

function notePair(best: number[], hit: Hit, other: Hit): void {
  const between = other.position - hit.position;
  for (const first of hit.term.parts)
    for (const second of other.term.parts) {
      if (Math.abs(first - second) !== 1) continue;
      const inOrder = second > first ? 1 : 0.7;
      const value = (hit.term.weight * other.term.weight * inOrder) / Math.max(1, between);
      best[Math.min(first, second)] = Math.max(best[Math.min(first, second)] ?? 0, value);
    }
}

/** The share of the subject's words that are hits. */
export function titleShare(texts: readonly ReadText[], { lengths }: WordedCandidate): number {
  const subject = texts.find(({ field }) => field === "subject");
  if (subject === undefined) return 0;
  return Math.min(1, sum(subject.hits.map(({ term }) => term.words.length * term.weight)) / lengths.subject);
}

/** The sum of numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
