import { closesCode, openingMark } from "./code-fences.ts";

const before = /^ {0,3}(?<quotes>(?:>\s?)*)/u;
const fence = new RegExp(`${before.source}${openingMark}`, "u");

/** A line of a text that is not in fenced code. */
export interface TextLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** The lines outside of fenced code; what was a line of code is an empty one. Code in a quote ends with the quote. */
export function textLines(text: string): readonly TextLine[] {
  let open: { readonly mark: string; readonly isQuoted: boolean } | null = null;
  return text.split("\n").map((own, index): TextLine => {
    if (open?.isQuoted === true && !own.trimStart().startsWith(">")) open = null;
    if (open !== null) {
      if (closesCode(own.replace(before, ""), open.mark)) open = null;
      return { text: "", line: index + 1 };
    }
    const { quotes = "", mark } = fence.exec(own)?.groups ?? {};
    if (mark !== undefined) open = { mark, isQuoted: quotes !== "" };
    return { text: mark === undefined ? own : "", line: index + 1 };
  });
}

/** Whether a line ends a paragraph or a table: nothing stands in it, but perhaps the marks of quotes. */
export function isBlank(text: string): boolean {
  return /^[\s>]*$/.test(text);
}
