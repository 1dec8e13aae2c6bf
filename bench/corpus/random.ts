/** Random draws that depend only on the seed. */
export interface Random {
  /** From 0 up to, but excluding, 1. */
  readonly next: () => number;
  /** An integer from 0 up to, but excluding, `end`. */
  readonly below: (end: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** True with probability `share`. */
  readonly chance: (share: number) => boolean;
  /** A log-normal length, as text lengths are: half are below the median, a few are many times it. */
  readonly logNormal: (median: number, sigma: number) => number;
}

/** Creates a generator from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (from) => {
      const drawn = from[below(from.length)];
      if (drawn === undefined) throw new RangeError("Expected a list with at least one item to draw from.");
      return drawn;
    },
    chance: (share) => next() < share,
    logNormal: (median, sigma) =>
      median * Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  };
}

/** Mixes several numbers into one seed; neighbouring numbers give unrelated seeds. */
export function seedOf(...parts: readonly number[]): number {
  return parts.reduce((seed, part) => {
    const mixed = Math.imul(seed ^ (part + 0x9e3779b9), 0x85ebca6b);
    return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ (mixed >>> 16);
  }, 0x2545f491);
}

/** Draws indexes of a list, each in proportion to its weight, in constant time (Walker's alias method, in Vose's construction). */
export function createWeightedDraw(weights: readonly number[]): (random: Random) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = Float64Array.from(weights, (weight) => (weight * weights.length) / total);
  const alias = new Uint32Array(weights.length);
  const small: number[] = [];
  const large: number[] = [];
  for (const [place, share] of shares.entries()) (share < 1 ? small : large).push(place);
  for (
    let low = small.pop(), high = large.at(-1);
    low !== undefined && high !== undefined;
    low = small.pop(), high = large.at(-1)
  ) {
    alias[low] = high;
    const left = (shares[high] ?? 0) - (1 - (shares[low] ?? 0));
    shares[high] = left;
    if (left < 1) {
      large.pop();
      small.push(high);
    }
  }
  for (const place of [...small, ...large]) shares[place] = 1;
  return (random) => {
    const place = random.below(weights.length);
    return random.next() < (shares[place] ?? 1) ? place : (alias[place] ?? place);
  };
}

/** Draws indexes by word frequency: the n-th in proportion to 1 / (n + shift) (the Zipf–Mandelbrot law). */
export function createZipfDraw(count: number, shift = 2.7): (random: Random) => number {
  return createWeightedDraw(Array.from({ length: count }, (_, place) => 1 / (place + 1 + shift)));
}
