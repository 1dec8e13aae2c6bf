/** How a block is kept apart from the text behind it; of several that end together, the strongest counts. */
export type BlockEnd = "word" | "cell" | "item" | "lead" | "sentence";

const signs: Readonly<Record<BlockEnd, string>> = { word: "", cell: " ·", item: ";", lead: ":", sentence: "." };
const strengths: readonly BlockEnd[] = ["word", "cell", "item", "lead", "sentence"];

const ends: ReadonlyMap<string, BlockEnd> = new Map([
  ...named("cell", ["td", "th"]),
  ...named("item", ["li", "tr"]),
  ...named("lead", ["caption", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "summary"]),
  ...named("sentence", ["aside", "blockquote", "dd", "details", "div", "dl", "figcaption", "figure"]),
  ...named("sentence", ["hr", "ol", "p", "pre", "section", "table", "ul"]),
]);

/** Blocks that text before them in the same paragraph, item or cell leads to. */
const announced: ReadonlySet<string> = new Set(["dl", "ol", "pre", "table", "ul"]);

/** What the end of an element is; the white space of a word for those that are no blocks. */
export function endOf(tagName: string): BlockEnd {
  return ends.get(tagName) ?? "word";
}

/** What the beginning of an element ends; null for those that are no blocks. */
export function endBefore(tagName: string): BlockEnd | null {
  if (announced.has(tagName)) return "lead";
  return endOf(tagName) === "sentence" ? "sentence" : null;
}

/** Texts of blocks, joined so that they read like sentences. */
export interface JoinedText {
  add(text: string): void;
  end(how: BlockEnd): void;
  /** With collapsed white space. */
  read(): string;
}

/**
 * Joins texts with a sign between blocks, unless the one before ends with a sign of its own.
 *
 * @example a list of "A key" and "A lock" reads "A key; A lock"
 */
export function joinTexts(): JoinedText {
  const closed: string[] = [];
  let open = "";
  let pending: BlockEnd | null = null;
  return {
    add: (text) => {
      if (pending !== null && text.trim() === "") return;
      if (pending !== null) {
        closed.push(close(open, pending));
        [open, pending] = ["", null];
      }
      open += text;
    },
    end: (how) => {
      if (pending === null || strengths.indexOf(how) > strengths.indexOf(pending)) pending = how;
    },
    read: () => collapse(closed.join("") + open),
  };
}

/** @example collapse(" one\n  two ") // "one two" */
export function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A sign that already stands at the end, perhaps within quotation marks or brackets. */
const hasSign = /[\p{Po}\p{Pd}](?<![%&@#*/\\†‡'"])[\p{Pf}\p{Pe}'"]*$/u;
const longestSign = 8;

function close(text: string, how: BlockEnd): string {
  const before = text.trimEnd();
  return before === "" || hasSign.test(before.slice(-longestSign)) ? `${before} ` : `${before}${signs[how]} `;
}

function named(how: BlockEnd, tagNames: readonly string[]): readonly (readonly [string, BlockEnd])[] {
  return tagNames.map((tagName) => [tagName, how] as const);
}
