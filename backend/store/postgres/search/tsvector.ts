import { toLexeme } from "./tsquery.ts";

/** The folded words of a text, and their weight: A is highest, D lowest. */
export interface WeightedWords {
  readonly words: readonly string[];
  readonly weight: "A" | "B" | "C" | "D";
}

/** Below PostgreSQL's limits for a tsvector: bytes per lexeme, bytes in total, positions per lexeme. The last position is the limit itself. */
const maxLexemeBytes = 2_000;
const maxTotalBytes = 900_000;
const maxPositions = 200;
const lastPosition = 16_383;

/**
 * Serialises the words of texts as a tsvector, because PostgreSQL's own parser would split them differently.
 *
 * @example toTsvector([{ words: ["uber", "api"], weight: "A" }]) // "'uber':1A 'api':2A"
 */
export function toTsvector(texts: readonly WeightedWords[]): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  let bytes = 0;
  for (const { words, weight } of texts) {
    for (const word of words) {
      position = Math.min(position + 1, lastPosition);
      const known = positions.get(word);
      if (known !== undefined && known.length < maxPositions) known.push(`${position}${weight}`);
      const size = known === undefined ? Buffer.byteLength(word) + 12 : 2;
      if (known !== undefined || word === "" || size > maxLexemeBytes || bytes + size > maxTotalBytes) continue;
      bytes += size;
      positions.set(word, [`${position}${weight}`]);
    }
    // A gap, so that no phrase spans two texts.
    position = Math.min(position + 1, lastPosition);
  }
  return [...positions].map(([word, wordPositions]) => `${toLexeme(word)}:${wordPositions.join(",")}`).join(" ");
}
