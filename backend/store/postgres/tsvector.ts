import { toLexeme } from "./tsquery.ts";

/** The words of a text, folded as everywhere else, and how much they weigh: A most, D least. */
export interface WeightedWords {
  readonly words: readonly string[];
  readonly weight: "A" | "B" | "C" | "D";
}

/** PostgreSQL's own limits, with room: the bytes of a lexeme, of all of them, and how many places of one are kept. */
const maxLexemeBytes = 2_000;
const maxTotalBytes = 900_000;
const maxPlaces = 200;
const lastPlace = 16_383;

/**
 * The words of texts as the text of a tsvector: PostgreSQL's own parser would tell them apart otherwise.
 *
 * @example toTsvector([{ words: ["uber", "dns"], weight: "A" }]) // "'uber':1A 'dns':2A"
 */
export function toTsvector(texts: readonly WeightedWords[]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  let bytes = 0;
  for (const { words, weight } of texts) {
    for (const word of words) {
      place = Math.min(place + 1, lastPlace);
      const known = places.get(word);
      if (known !== undefined && known.length < maxPlaces) known.push(`${place}${weight}`);
      const size = known === undefined ? Buffer.byteLength(word) + 12 : 2;
      if (known !== undefined || word === "" || size > maxLexemeBytes || bytes + size > maxTotalBytes) continue;
      bytes += size;
      places.set(word, [`${place}${weight}`]);
    }
    // No phrase goes on from one text into the next.
    place = Math.min(place + 1, lastPlace);
  }
  return [...places].map(([word, standing]) => `${toLexeme(word)}:${standing.join(",")}`).join(" ");
}
