/** The mark that begins fenced code: behind backticks stands no other one on their line (CommonMark 4.5). For expressions with the flag `u`. */
export const openingMark = "(?<mark>`{3,}(?=[^`]*$)|~{3,})";

/** What stands before the mark: quotes and items of lists. */
export const marksBefore = "[\\s>]*(?:(?:[-*+]|\\d{1,9}[.)])[ \\t][\\s>]*)*";

const opening = new RegExp(`^(?<before>${marksBefore})${openingMark}`, "u");

/** Fenced code that is open: the mark that began it, and in how many quotes it stands. */
export interface OpenCode {
  readonly mark: string;
  readonly quotes: number;
}

/**
 * The fenced code that is open behind a line, also within quotes and lists, where `open` was open before it; null where none is. Code in a quote ends with the
 * quote. What is still open is the same object.
 *
 * @example codeBehind("```js", null) // { mark: "```", quotes: 0 }
 * @example codeBehind("```", { mark: "```", quotes: 0 }) // null: it ends at a line with the mark alone
 */
export function codeBehind(line: string, open: OpenCode | null): OpenCode | null {
  if (open === null || isBehindQuotes(line, open)) return codeBegunBy(line);
  return endsCode(line, open) ? null : open;
}

/** Whether a line is the last one of the code that is open: the mark that began it, alone. */
export function endsCode(line: string, { mark, quotes }: OpenCode): boolean {
  const inside = Array.from({ length: quotes }).reduce<string>((text) => text.replace(/^\s*>/u, ""), line);
  return closesCode(inside.trimStart(), mark);
}

/** Whether a text is the mark that ends code: as the one that began it, as long or longer, and alone. */
export function closesCode(text: string, open: string): boolean {
  const mark = text.trimEnd();
  return mark.startsWith(open) && mark === (open[0] ?? "`").repeat(mark.length);
}

/** Creates a function that tells of one line after another whether it is of fenced code, the first and the last one too. */
export function createCodeLines(): (line: string) => boolean {
  let open: OpenCode | null = null;
  return (line) => {
    const before: OpenCode | null = open !== null && isBehindQuotes(line, open) ? null : open;
    open = codeBehind(line, before);
    return before !== null || open !== null;
  };
}

function codeBegunBy(line: string): OpenCode | null {
  const { before = "", mark } = opening.exec(line)?.groups ?? {};
  return mark === undefined ? null : { mark, quotes: before.split(">").length - 1 };
}

function isBehindQuotes(line: string, { quotes }: OpenCode): boolean {
  const [before = ""] = /^[\s>]*/u.exec(line) ?? [];
  return before.split(">").length - 1 < quotes;
}
