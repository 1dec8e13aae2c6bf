import { foldedWordsOf } from "../words.ts";
import { toLexeme } from "./tsquery.ts";

/** A text and how much its words weigh: A most, D least. */
export interface WeightedText {
  readonly text: string;
  readonly weight: "A" | "B" | "C" | "D";
}

/** PostgreSQL's own limits, with room: the bytes of a lexeme, of all of them, and how many places of one are kept. */
const maxLexemeBytes = 2_000;
const maxTotalBytes = 900_000;
const maxPlaces = 200;
const lastPlace = 16_383;

/**
 * The words of texts, folded as everywhere else, as the text of a tsvector: PostgreSQL's own parser would tell them apart otherwise.
 *
 * @example toTsvector([{ text: "Über DNS", weight: "A" }]) // "'uber':1A 'dns':2A"
 */
export function toTsvector(texts: readonly WeightedText[]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  let bytes = 0;
  for (const { text, weight } of texts) {
    for (const word of foldedWordsOf(text)) {
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
