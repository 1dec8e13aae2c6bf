/** The mark that begins fenced code: behind backticks stands no other one on their line (CommonMark 4.5). For expressions with the flag `u`. */
export const openingMark = "(?<mark>`{3,}(?=[^`]*$)|~{3,})";

const opening = new RegExp(`^[\\s>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t][\\s>]*)*${openingMark}`, "u");

/**
 * The mark of the fenced code that is open behind a line, also within quotes and lists, where `open` was open before it; null where none is.
 *
 * @example markBehind("```js", null) // "```"
 * @example markBehind("```js", "```") // "```": it ends at a line with the mark alone
 */
export function markBehind(line: string, open: string | null): string | null {
  if (open === null) return opening.exec(line)?.groups?.["mark"] ?? null;
  return closesCode(line.replace(/^[\s>]+/u, ""), open) ? null : open;
}

/** Whether a text is the mark that ends code: as the one that began it, as long or longer, and alone. */
export function closesCode(text: string, open: string): boolean {
  const mark = text.trimEnd();
  return mark.startsWith(open) && mark === (open[0] ?? "`").repeat(mark.length);
}
