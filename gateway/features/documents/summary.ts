import { assertLength } from "../length-argument.ts";

/**
 * The beginning of a description that a card has room for: whole sentences, else the part before a colon, as a sentence. The whole where neither fits.
 *
 * @example summaryOf("A cache trades memory for speed. Values for every type.", 40) // "A cache trades memory for speed."
 */
export function summaryOf(description: string, length: number): string {
  assertLength(length);
  const text = description.trim();
  if (text.length <= length) return text;
  const whole = sentencesWithin(text, length);
  const part = partWithin(text, length);
  // A first sentence of few words says less than what goes on up to the colon.
  const isShort = whole.length < length / 3 && part.length > whole.length;
  return (isShort ? part : whole) || part || text;
}

const sentences = new Intl.Segmenter("und", { granularity: "sentence" });

/** The sentences that end within the length; empty if the first one does not. */
function sentencesWithin(text: string, length: number): string {
  // What begins behind an end that fits begins at most a space behind the length.
  const starts = [...sentences.segment(text.slice(0, length + 2))].map(({ index }) => index);
  const ends = starts.map((start) => text.slice(0, start).trimEnd());
  return ends.findLast((kept) => kept.length <= length) ?? "";
}

/** So many letters before a colon are a thought, not a label such as "Note:". */
const shortestPart = 25;

/** The longest beginning that ends before a colon; empty if there is none. */
function partWithin(text: string, length: number): string {
  const colon = text.slice(0, length + 1).lastIndexOf(": ");
  return colon < shortestPart ? "" : `${text.slice(0, colon)}.`;
}
