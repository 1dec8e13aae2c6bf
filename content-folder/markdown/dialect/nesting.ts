/** Deeper than any text nests directives. Each level is parsed anew, so the time grows with the depth. */
export const directiveDepthMax = 50;

const opening = /^[\s>*+.)\d-]*(:{3,})[ \t]*[a-z]/i;
const closing = /^[\s>]*(:{3,})\s*$/;

/**
 * An upper bound of how deeply `:::` containers nest in a text, in time proportional to its length; at most one above the limit.
 *
 * @example directiveDepthOf("::::tabs\n:::note\nText\n:::\n::::") // 2
 */
export function directiveDepthOf(text: string): number {
  const open: number[] = [];
  let most = 0;
  for (const line of text.split("\n")) {
    if (!line.includes(":::")) continue;
    const opened = opening.exec(line)?.[1]?.length;
    const closed = closing.exec(line)?.[1]?.length;
    if (opened !== undefined) open.push(opened);
    // The outermost container that a fence can close ends, and with it all inside.
    if (closed !== undefined) open.splice(outermost(open, closed));
    most = Math.max(most, open.length);
    if (most > directiveDepthMax) return most;
  }
  return most;
}

function outermost(open: readonly number[], closed: number): number {
  const place = open.findIndex((size) => size <= closed);
  return place === -1 ? open.length : place;
}
