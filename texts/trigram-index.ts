import { setImmediate as nextTurn } from "node:timers/promises";

/** Words or slugs by trigram, in memory: a look-up reads only those that share some. */
export interface TrigramIndex {
  readonly words: readonly string[];
  /** The number of distinct trigrams of each word, by its place. */
  readonly sizes: Uint8Array;
  /** The number of characters of each word, by its place: to look at the words themselves takes several times as long. */
  readonly lengths: Uint8Array;
  /** How many of some trigrams each word has, by its place. Long work is spread over several event-loop turns. */
  readonly count: (trigrams: ReadonlySet<string>) => Promise<Uint8Array>;
}

/** Words processed before yielding to other requests. */
export const wordsPerTurn = 500;

/** Builds the index of distinct words of up to 250 characters, a few hundred per event-loop turn. */
export async function buildTrigramIndex(
  words: readonly string[],
  turn: () => Promise<unknown> = nextTurn,
): Promise<TrigramIndex> {
  const sizes = new Uint8Array(words.length);
  const lengths = new Uint8Array(words.length);
  const postings = new Map<string, number[]>();
  for (let at = 0; at < words.length; at += 1) {
    if (at % wordsPerTurn === 0) await turn();
    const word = words[at] ?? "";
    const trigrams = trigramsOf(word);
    lengths[at] = word.length;
    sizes[at] = trigrams.size;
    for (const trigram of trigrams) {
      const known = postings.get(trigram);
      if (known === undefined) postings.set(trigram, [at]);
      else known.push(at);
    }
  }
  const packed = await pack(postings, turn);
  return { words, sizes, lengths, count: (trigrams) => countIn(packed, trigrams, words.length, turn) };
}

/**
 * The distinct trigrams of a word, padded with spaces at both ends.
 *
 * @example trigramsOf("api") // new Set(["  a", " ap", "api", "pi "])
 */
export function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

const trigramsPerTurn = 2_000;

/** Packs the postings into a quarter of the memory, which is held as long as the words are. */
async function pack(
  postings: Map<string, number[]>,
  turn: () => Promise<unknown>,
): Promise<ReadonlyMap<string, Uint32Array>> {
  const packed = new Map<string, Uint32Array>();
  for (const [trigram, places] of postings) {
    if (packed.size % trigramsPerTurn === 0) await turn();
    packed.set(trigram, Uint32Array.from(places));
    postings.delete(trigram);
  }
  return packed;
}

/** Postings counted before yielding to other requests: a few milliseconds, where many words share their trigrams. */
const postingsPerTurn = 200_000;

async function countIn(
  postings: ReadonlyMap<string, Uint32Array>,
  trigrams: ReadonlySet<string>,
  words: number,
  turn: () => Promise<unknown>,
): Promise<Uint8Array> {
  const counts = new Uint8Array(words);
  let counted = 0;
  for (const trigram of trigrams) {
    const places = postings.get(trigram) ?? none;
    for (const at of places) counts[at] = (counts[at] ?? 0) + 1;
    counted += places.length;
    if (counted < postingsPerTurn) continue;
    counted = 0;
    await turn();
  }
  return counts;
}

const none = new Uint32Array(0);
