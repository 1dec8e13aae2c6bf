import type { Line } from "./items/items.ts";

/** A longer one is prose with two prices, as in our documents. */
const longest = 2_000;

/**
 * The length of the formula that begins at a dollar, with its dollars: what is in it is TeX, whatever it looks like. 0 where none does: next to single dollars is
 * no space inside, and no letter or digit outside.
 *
 * @example formulaLength("Of $a<b$ we say", 3) // 5
 */
export function formulaLength(text: string, at: number): number {
  const isBlock = text.startsWith("$$", at);
  if (/[\p{L}\p{N}\\$]/u.test(text[at - 1] ?? "")) return 0;
  const form = isBlock
    ? /\$\$(?:[^$\\]|\\[\s\S]|\$(?!\$))+\$\$/y
    : /\$(?![\s$])(?:[^$\\\n]|\\.|\n(?!\s*\n))*?(?<!\s)\$(?![\p{L}\p{N}$])/uy;
  form.lastIndex = at;
  const { length } = form.exec(text)?.[0] ?? "";
  return isBlock || length <= longest ? length : 0;
}

/**
 * Where formulas between brackets may stand: anywhere; those of `\[` only as a block of their own, as in Python-Markdown; or behind two backslashes, of
 * which Markdown takes one, as in mdBook.
 */
export type BracketFormulas = "anywhere" | "as blocks" | "escaped";

/** A formula between brackets, and how long it is with them. */
interface BracketFormula {
  readonly tex: string;
  readonly isBlock: boolean;
  readonly length: number;
  /** The length of its first bracket. */
  readonly edge: number;
}

/** The formula that begins at a backslash; null where none does. */
export function bracketFormulaAt(text: string, at: number, form: BracketFormulas): BracketFormula | null {
  const formula =
    form === "escaped"
      ? /(\\\\)(?:\(((?:[^\n]|\n(?!\s*\n))*?)\\\\\)|\[((?:[^\n]|\n(?!\s*\n))*?)\\\\\])/y
      : /(\\)(?:\(((?:[^\n]|\n(?!\s*\n))*?)\\\)|\[((?:[^\n]|\n(?!\s*\n))*?)\\\])/y;
  formula.lastIndex = at;
  const [whole, slashes = "", inline, block] = formula.exec(text) ?? [];
  if (whole === undefined) return null;
  const isBlock = inline === undefined;
  if (isBlock && form === "as blocks" && !isAlone(text, at, at + whole.length)) return null;
  return { tex: inline ?? block ?? "", isBlock, length: whole.length, edge: slashes.length + 1 };
}

/** Whether nothing but marks of quotes and items stands beside a part of a text. */
function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return /^[\s>]*(?:(?:[-*+]|\d+\.)\s+)?$/.test(before) && /^[^\S\n]*(?:\n|$)/.test(text.slice(end));
}

/** Changes what of a line is no formula and no code. */
function outsideFormulas(text: string, change: (text: string) => string): string {
  if (!text.includes("$")) return change(text);
  const kept: string[] = [];
  const masked = text.replaceAll(/(?:\$\$|\$(?!\s))(?:[^$\\]|\\.)+?\$\$?/g, (formula, at: number) => {
    if (formulaLength(text, at) !== formula.length) return formula;
    kept.push(formula);
    return mask;
  });
  return change(masked).replaceAll(mask, () => kept.shift() ?? "");
}

/** Stands for a formula; no text has it, for it is no character. */
const mask = "\uFFFE";

/** Changes lines that are neither code nor between lines of `$$`. */
export function changeLines(lines: readonly Line[], change: (text: string) => string): readonly Line[] {
  let isFormula = false;
  return lines.map((line) => {
    if (line.isCode === true) return line;
    const isMark = /^[\s>]*\$\$\s*$/.test(line.text);
    if (isMark) isFormula = !isFormula;
    return isMark || isFormula ? line : { ...line, text: outsideFormulas(line.text, change) };
  });
}
