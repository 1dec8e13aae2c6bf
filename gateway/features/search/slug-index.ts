import { buildTrigramIndex, trigramsOf } from "../../../texts/trigram-index.ts";
import type { TrigramIndex } from "../../../texts/trigram-index.ts";

/** The slugs of a site, found by how they are spelt. */
export interface SlugIndex {
  /** The slugs that are spelt most like one, best first. Long work is spread over several event-loop turns. */
  readonly nearest: (asked: string, limit: number) => Promise<readonly string[]>;
}

/** Below this share of common trigrams, an address means something else. */
const nearestShare = 0.3;

/** Longer slugs are compared by their beginnings. */
const slugLengthMax = 120;

/**
 * Builds the index of some slugs. The similarity of two slugs is the share of trigrams they have in common (Sørensen–Dice), which a letter too many,
 * too few or misplaced changes little.
 *
 * @example await (await buildSlugIndex(["choosing-a-plan", "caching"])).nearest("chosing-a-paln", 3) // ["choosing-a-plan"]
 */
export async function buildSlugIndex(given: Iterable<string>, turn?: () => Promise<unknown>): Promise<SlugIndex> {
  const slugs = [...new Set(given)];
  const index = await buildTrigramIndex(slugs.map(comparedPart), turn);
  return { nearest: (asked, limit) => nearestOf(asked, limit, slugs, index) };
}

async function nearestOf(
  asked: string,
  limit: number,
  slugs: readonly string[],
  { sizes, count }: TrigramIndex,
): Promise<readonly string[]> {
  const wanted = trigramsOf(comparedPart(asked));
  const common = await count(wanted);
  const best: Scored[] = [];
  for (let at = 0; at < common.length; at += 1) {
    const score = (2 * (common[at] ?? 0)) / (wanted.size + (sizes[at] ?? 0));
    if (score >= nearestShare) insert(best, { slug: slugs[at] ?? "", score }, limit);
  }
  return best.map(({ slug }) => slug);
}

function comparedPart(slug: string): string {
  return slug.toLowerCase().slice(0, slugLengthMax);
}

interface Scored {
  readonly slug: string;
  readonly score: number;
}

/** Keeps the best so far, in order. */
function insert(best: Scored[], one: Scored, limit: number): void {
  const last = best.at(-1);
  if (best.length >= limit && last !== undefined && byScore(last, one) <= 0) return;
  const position = best.findIndex((other) => byScore(one, other) < 0);
  best.splice(position === -1 ? best.length : position, 0, one);
  if (best.length > limit) best.pop();
}

function byScore(a: Scored, b: Scored): number {
  return b.score - a.score || (a.slug < b.slug ? -1 : 1);
}
