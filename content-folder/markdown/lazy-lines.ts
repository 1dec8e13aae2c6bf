import { HeavyText } from "./heavy-text.ts";
import { isBlank } from "./text-lines.ts";
import type { TextLine } from "./text-lines.ts";

/** More than any text has, and still parsed in about a second: the time grows with the square of the lines, and of the quotes. */
const lazyLinesMax = 4_000;
const quotesMax = 2_000;

const quote = /^\s{0,3}>/;
const item = /^[\s>]*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;

/**
 * Bounds the quotes of a text, and the lines that belong to a quote or an item although no mark and no space stands before them.
 *
 * @throws HeavyText for a text that has so many that they would take very long.
 */
export function assertLazyLines(lines: readonly TextLine[]): void {
  let isOpen = false;
  let isQuote = false;
  let quotes = 0;
  let lazy = 0;
  for (const { text: own, line } of lines) {
    const wasQuote: boolean = isQuote;
    isQuote = quote.test(own);
    if (isQuote && !wasQuote) quotes += 1;
    if (isQuote || item.test(own)) isOpen = true;
    else if (isBlank(own)) isOpen = false;
    else if (isOpen && !/^(?: {2}|\t)/.test(own)) lazy += 1;
    if (lazy > lazyLinesMax) throw new HeavyText(line, tooManyLines);
    if (quotes > quotesMax) throw new HeavyText(line, tooManyQuotes);
  }
}

const tooManyLines = `more than ${lazyLinesMax} lines go on with a quote or a list item without a mark of their own: expected fewer. Put a blank line behind it`;
const tooManyQuotes = `it has more than ${quotesMax} quotes: expected fewer. Split it into several documents`;
