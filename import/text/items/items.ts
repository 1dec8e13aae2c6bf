/** A line of a text, with its line number in the source. */
export interface Line {
  readonly kind: "line";
  readonly text: string;
  readonly at: number;
  /** Whether it is code, which no one reads any further. */
  readonly isCode?: boolean;
}

/** What a block of another tool becomes. */
export type Shape =
  | { readonly kind: "callout"; readonly name: string; readonly title: string | null }
  | { readonly kind: "details"; readonly title: string | null; readonly isOpen: boolean }
  | { readonly kind: "tabs"; readonly sync: string | null; readonly titles: readonly string[] }
  | { readonly kind: "tab"; readonly title: string | null }
  | { readonly kind: "code-group"; readonly sync: string | null }
  | { readonly kind: "cards" }
  /** `head`: its title, which leads where the card leads. */
  | { readonly kind: "card"; readonly head: string; readonly text: string | null }
  | { readonly kind: "steps" }
  | { readonly kind: "step"; readonly title: string | null }
  /** Only what is in it, behind these lines. */
  | { readonly kind: "plain"; readonly before: readonly string[] };

/** The beginning of a block. */
export interface Open {
  readonly kind: "open";
  readonly shape: Shape;
  /** What the end of it is called. */
  readonly key: string;
  readonly indent: number;
  readonly at: number;
}

/** The end of a block. */
export interface Close {
  readonly kind: "close";
  readonly key: string;
  readonly at: number;
}

/** A text, taken apart: lines, and where blocks begin and end. */
export type Item = Line | Open | Close;

/** The number of columns before the first character that is no space. */
export function indentOf(text: string): number {
  const [space = ""] = /^[ \t]*/.exec(text) ?? [];
  return space.replaceAll("\t", "    ").length;
}

/** A line with so many columns less at its beginning, or all it has. */
export function outdented(text: string, columns: number): string {
  const [space = ""] = /^[ \t]*/.exec(text) ?? [];
  const wide = space.replaceAll("\t", "    ");
  return columns === 0 ? text : wide.slice(Math.min(columns, wide.length)) + text.slice(space.length);
}

/** The lines of a text. */
export function linesOf(text: string, firstLine: number): readonly Line[] {
  return text.split(/\r?\n/).map((line, index) => ({ kind: "line", text: line, at: firstLine + index }));
}
