/** More levels of lists and quotes than any text has, and still parsed in less than a second: the time grows with the cube of the depth. */
export const blockDepthMax = 250;

const markers = /^\s*(?:(?:>|[-*+]|\d{1,9}[.)])(?:[ \t]+|$|(?=>)))+/;
const marker = />|[-*+]|\d{1,9}[.)]/g;

/** @throws RangeError for a text whose lists and quotes nest so deeply that the parser would take very long. */
export function assertBlocks(text: string): void {
  if (blockDepthOf(text) > blockDepthMax) throw new RangeError("Lists or quotes are nested too deeply.");
}

/**
 * An upper bound of how deeply lists and quotes nest in a Markdown text: the markers at the beginning of a line, and items that stand further and further in.
 *
 * @example blockDepthOf("- a\n  - b\n    > c") // 3
 */
export function blockDepthOf(text: string): number {
  let deepest = 0;
  /** The columns of the items that are open. */
  let open: number[] = [];
  for (const line of text.split("\n")) {
    const [run] = markers.exec(line) ?? [];
    if (run === undefined || /^[\s*-]+$/.test(line)) continue;
    const indent = run.length - run.trimStart().length;
    open = open.filter((column) => column < indent);
    deepest = Math.max(deepest, open.length + (run.match(marker)?.length ?? 0));
    open.push(indent);
  }
  return deepest;
}
