import { textLines } from "./text-lines.ts";

/** Deeper emphasis than any text has, and still parsed in less than a second: the time grows with the square of the depth. */
export const emphasisDepthMax = 1_000;

/** Runs of asterisks and underscores, with the characters around them (CommonMark 6.2, delimiter runs). */
const runs = /(^|.)([*_]+)(?=(.|$))/gsu;
const space = /^\s?$/u;

/** @throws RangeError for a text whose emphasis nests so deeply that the parser would take very long. */
export function assertEmphasis(text: string): void {
  if (emphasisDepthOf(text) > emphasisDepthMax) throw new RangeError("Emphasis is nested too deeply.");
}

/**
 * An upper bound of how deeply emphasis nests in a Markdown text, in time proportional to its length: per block, the most delimiters that are open at
 * once, or those that close, whichever are fewer. Fenced code does not count.
 *
 * @example emphasisDepthOf("*a **b** c* *d*") // 3
 */
export function emphasisDepthOf(text: string): number {
  return blocksOf(text).reduce((most, lines) => Math.max(most, depthOfBlock(lines)), 0);
}

/** The lines outside of fenced code, by block. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [[]];
  for (const { text: line } of textLines(text))
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  return blocks;
}

function depthOfBlock(lines: readonly string[]): number {
  let open = 0;
  let mostOpen = 0;
  let closed = 0;
  for (const [, before = "", run = "", after = ""] of lines.flatMap((line) => [...line.matchAll(runs)])) {
    if (!space.test(after) && space.test(before)) open += run.length;
    else if (!space.test(before)) {
      open = Math.max(0, open - run.length);
      closed += run.length;
    }
    mostOpen = Math.max(mostOpen, open);
  }
  return Math.min(mostOpen, closed);
}
