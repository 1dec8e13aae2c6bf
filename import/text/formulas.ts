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
