import { setImmediate as nextTurn } from "node:timers/promises";

/** The slugs of a site by trigram, so that a lookup reads only those that share some. */
export interface SlugIndex {
  /** The slugs that are spelt most like one, best first. Long work is spread over several event-loop turns. */
  readonly nearest: (asked: string, limit: number) => Promise<readonly string[]>;
}

/** Below this share of common trigrams, an address means something else. */
const nearestShare = 0.3;

/** Slugs processed before yielding to other requests. */
export const slugsPerTurn = 500;

/**
 * Builds the index of some slugs, a few hundred per event-loop turn. The similarity of two slugs is the share of trigrams
 * they have in common (Sørensen–Dice), which a letter too many, too few or misplaced changes little.
 *
 * @example await (await buildSlugIndex(["choosing-a-plan", "caching"])).nearest("chosing-a-paln", 3) // ["choosing-a-plan"]
 */
export async function buildSlugIndex(
  given: Iterable<string>,
  turn: () => Promise<unknown> = nextTurn,
): Promise<SlugIndex> {
  const slugs = [...new Set(given)];
  /** The number of distinct trigrams of each slug. */
  const sizes = new Uint8Array(slugs.length);
  const postings = new Map<string, number[]>();
  for (let at = 0; at < slugs.length; at += 1) {
    if (at % slugsPerTurn === 0) await turn();
    const trigrams = trigramsOf(slugs[at] ?? "");
    sizes[at] = trigrams.size;
    for (const trigram of trigrams) {
      const known = postings.get(trigram);
      if (known === undefined) postings.set(trigram, [at]);
      else known.push(at);
    }
  }
  const packed = await pack(postings, turn);
  return { nearest: (asked, limit) => nearestOf(asked, limit, { slugs, sizes, postings: packed }, turn) };
}

interface Packed {
  readonly slugs: readonly string[];
  readonly sizes: Uint8Array;
  readonly postings: ReadonlyMap<string, Uint32Array>;
}

const trigramsPerTurn = 2_000;

/** Packs the postings into a quarter of the memory, which is held as long as the slugs are. */
async function pack(
  postings: Map<string, number[]>,
  turn: () => Promise<unknown>,
): Promise<ReadonlyMap<string, Uint32Array>> {
  const packed = new Map<string, Uint32Array>();
  for (const [trigram, positions] of postings) {
    if (packed.size % trigramsPerTurn === 0) await turn();
    packed.set(trigram, Uint32Array.from(positions));
    postings.delete(trigram);
  }
  return packed;
}

/** Postings counted before yielding to other requests: a few milliseconds, where many slugs share their words. */
const postingsPerTurn = 200_000;

async function nearestOf(
  asked: string,
  limit: number,
  { slugs, sizes, postings }: Packed,
  turn: () => Promise<unknown>,
): Promise<readonly string[]> {
  const wanted = trigramsOf(asked);
  const common = new Uint8Array(slugs.length);
  let counted = 0;
  for (const trigram of wanted) {
    const positions = postings.get(trigram) ?? none;
    for (const at of positions) common[at] = (common[at] ?? 0) + 1;
    counted += positions.length;
    if (counted < postingsPerTurn) continue;
    counted = 0;
    await turn();
  }
  const best: Scored[] = [];
  for (let at = 0; at < common.length; at += 1) {
    const score = (2 * (common[at] ?? 0)) / (wanted.size + (sizes[at] ?? 0));
    if (score >= nearestShare) insert(best, { slug: slugs[at] ?? "", score }, limit);
  }
  return best.map(({ slug }) => slug);
}

const none = new Uint32Array(0);

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

const slugLengthMax = 120;

function trigramsOf(slug: string): ReadonlySet<string> {
  const letters = `  ${slug.toLowerCase().slice(0, slugLengthMax)} `;
  return new Set(Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3)));
}
