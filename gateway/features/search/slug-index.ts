import { setImmediate as nextTurn } from "node:timers/promises";

/** The slugs of a site by their letters in threes, so that a look-up reads only those that share some. */
export interface SlugIndex {
  /** The slugs that are spelt most like one, best first. */
  readonly nearest: (asked: string, limit: number) => readonly string[];
}

/** Below this share of common letters in threes, an address means something else. */
const nearestShare = 0.3;

/** So many slugs are worked on before other requests have their turn. */
export const slugsATurn = 500;

/**
 * Builds the index of some slugs, a few hundred a turn of the event loop. Two slugs are as near as the share of the letters in threes that they have in
 * common (Sørensen and Dice), which a letter too many, too few or in the wrong place changes little.
 *
 * @example (await buildSlugIndex(["choosing-a-ttl", "dnssec"])).nearest("chosing-a-tlt", 3) // ["choosing-a-ttl"]
 */
export const buildSlugIndex = async (
  given: Iterable<string>,
  turn: () => Promise<unknown> = nextTurn,
): Promise<SlugIndex> => {
  const slugs = [...new Set(given)];
  /** How many different threes each slug has. */
  const sizes = new Uint8Array(slugs.length);
  const holders = new Map<string, number[]>();
  for (let at = 0; at < slugs.length; at += 1) {
    if (at % slugsATurn === 0) await turn();
    const threes = threesOf(slugs[at] ?? "");
    sizes[at] = threes.size;
    for (const three of threes) {
      const known = holders.get(three);
      if (known === undefined) holders.set(three, [at]);
      else known.push(at);
    }
  }
  const packed = await pack(holders, turn);
  return { nearest: (asked, limit) => nearestOf(asked, limit, { slugs, sizes, holders: packed }) };
};

interface Packed {
  readonly slugs: readonly string[];
  readonly sizes: Uint8Array;
  readonly holders: ReadonlyMap<string, Uint32Array>;
}

const threesATurn = 2_000;

/** A quarter of the memory, which stays as long as the slugs do. */
const pack = async (
  holders: Map<string, number[]>,
  turn: () => Promise<unknown>,
): Promise<ReadonlyMap<string, Uint32Array>> => {
  const packed = new Map<string, Uint32Array>();
  for (const [three, places] of holders) {
    if (packed.size % threesATurn === 0) await turn();
    packed.set(three, Uint32Array.from(places));
    holders.delete(three);
  }
  return packed;
};

const nearestOf = (asked: string, limit: number, { slugs, sizes, holders }: Packed): readonly string[] => {
  const wanted = threesOf(asked);
  const common = new Uint8Array(slugs.length);
  for (const three of wanted) {
    for (const at of holders.get(three) ?? []) common[at] = (common[at] ?? 0) + 1;
  }
  const best: Scored[] = [];
  for (let at = 0; at < common.length; at += 1) {
    const score = (2 * (common[at] ?? 0)) / (wanted.size + (sizes[at] ?? 0));
    if (score >= nearestShare) insert(best, { slug: slugs[at] ?? "", score }, limit);
  }
  return best.map(({ slug }) => slug);
};

interface Scored {
  readonly slug: string;
  readonly score: number;
}

/** Keeps the best of what has come so far, in order. */
const insert = (best: Scored[], one: Scored, limit: number): void => {
  const last = best.at(-1);
  if (best.length >= limit && last !== undefined && byScore(last, one) <= 0) return;
  const place = best.findIndex((other) => byScore(one, other) < 0);
  best.splice(place === -1 ? best.length : place, 0, one);
  if (best.length > limit) best.pop();
};

const byScore = (a: Scored, b: Scored): number => b.score - a.score || (a.slug < b.slug ? -1 : 1);

const slugLengthMax = 120;

const threesOf = (slug: string): ReadonlySet<string> => {
  const letters = `  ${slug.toLowerCase().slice(0, slugLengthMax)} `;
  return new Set(Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3)));
};
