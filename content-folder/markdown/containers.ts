/** What a block stands in: a quote, or an item of a list, whose text begins so many columns behind where the item itself begins. */
export type Container =
  | { readonly kind: "quote" }
  | { readonly kind: "item"; readonly width: number; readonly isOrdered: boolean };

/** The containers that begin in a line, and what stands behind their marks. */
export interface Entered {
  readonly containers: readonly Container[];
  readonly rest: string;
  /** Whether a mark stands alone, or is a number other than 1: behind a line of a paragraph it begins no item. */
  readonly isWeak: boolean;
}

const quote = /^ {0,3}> ?/;
const item = /^(?<mark> {0,3}(?:[-*+]|(?<number>\d{1,9})[.)]))(?<gap> +|$)/;
const thematicBreak = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;

/** A line with spaces in place of tabs, which end at every fourth column (CommonMark 2.2). */
export function withSpaces(line: string): string {
  if (!line.includes("\t")) return line;
  let spaced = "";
  for (const part of line.split(/(\t)/)) spaced += part === "\t" ? " ".repeat(4 - (spaced.length % 4)) : part;
  return spaced;
}

/** How many of the containers around it, from the outermost, a line goes on with, and what stands behind their marks. A blank line goes on with items. */
export function goOnWith(
  line: string,
  around: readonly Container[],
): { readonly depth: number; readonly rest: string } {
  let rest = line;
  for (const [depth, container] of around.entries()) {
    const mark = container.kind === "quote" ? quote.exec(rest)?.[0] : inItem(rest, container.width);
    if (mark === undefined) return { depth, rest };
    rest = rest.slice(mark.length);
  }
  return { depth: around.length, rest };
}

function inItem(rest: string, width: number): string | undefined {
  if (rest.trim() === "") return rest;
  return rest.search(/[^ ]/) >= width ? " ".repeat(width) : undefined;
}

/**
 * The quotes and items that a text at the beginning of a block begins.
 *
 * @example enterFrom("> - a").containers // [{ kind: "quote" }, { kind: "item", width: 2, isOrdered: false }]
 */
export function enterFrom(text: string): Entered {
  const containers: Container[] = [];
  let isWeak = false;
  let rest = text;
  for (;;) {
    const quoted = quote.exec(rest);
    const { mark, gap, number } = (thematicBreak.test(rest) ? null : item.exec(rest))?.groups ?? {};
    if (quoted !== null) {
      containers.push({ kind: "quote" });
      rest = rest.slice(quoted[0].length);
    } else if (mark === undefined || gap === undefined) return { containers, rest, isWeak };
    else {
      const isBare = rest.slice(mark.length).trim() === "";
      // Five spaces are one, and indented code behind it.
      const width = mark.length + (isBare || gap.length > 4 ? 1 : gap.length);
      if (containers.length === 0) isWeak = isBare || (number !== undefined && Number(number) !== 1);
      containers.push({ kind: "item", width, isOrdered: number !== undefined });
      rest = rest.slice(width);
    }
  }
}
