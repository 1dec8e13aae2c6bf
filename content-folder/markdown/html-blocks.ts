/** What begins HTML that may have blank lines in it, and what ends it (CommonMark 4.6, kinds 1 to 5). */
const withBlanks: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![a-z]/i, />/],
];

/** What ends the HTML that may be open behind a line, where `open` was before it: a blank line, or a line with this; null where none is. */
export function htmlEndOf(line: string, open: RegExp | "blank" | null): RegExp | "blank" | null {
  if (open instanceof RegExp) return open.test(line) ? null : open;
  const end = withBlanks.find(([start]) => start.test(line))?.[1];
  if (end !== undefined) return end.test(line) ? open : end;
  return /^ {0,3}<\/?[a-z]/i.test(line) ? "blank" : open;
}
