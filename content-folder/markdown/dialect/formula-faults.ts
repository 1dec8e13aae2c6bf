import { toMathml } from "../../../texts/formula.ts";
import { addedCharactersMax, formulaLimits as most } from "../../../texts/text-limits.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

/** Reports formulas that cannot be read, and the first that is too many. They are shown as their source. */
export function reportFormulas(tree: MarkdownTree, report: ReportFault): void {
  const formulas = partsOf(tree).filter(isFormula);
  let left = addedCharactersMax;
  for (const node of formulas.slice(0, most.formulas)) {
    const tex = node.value.trim();
    const outcome = writtenOf(tex, node.type === "code" || isDisplay(node));
    if (typeof outcome === "string")
      report(node, `the formula cannot be read: ${outcome}. Its source is shown`, "formula");
    else left -= outcome.characters - tex.length;
    if (left < 0)
      return report(
        node,
        `the formulas of a text may give ${addedCharactersMax} characters of MathML: from here on, their source is shown`,
        "formula",
      );
  }
  const [beyond] = formulas.slice(most.formulas);
  if (beyond !== undefined)
    report(beyond, `a text may have ${most.formulas} formulas: from here on, their source is shown`, "formula");
}

type Formula = Extract<MarkdownNode, { readonly type: "code" | "inlineCode" }>;

function isFormula(node: MarkdownNode): node is Formula {
  return node.type === "code" ? node.lang === "math" : node.type === "inlineCode" && hasClass(node);
}

function hasClass(node: Formula): boolean {
  return classesOf(node).includes("math-inline") || isDisplay(node);
}

function isDisplay(node: Formula): boolean {
  return classesOf(node).includes("math-display");
}

function classesOf({ data }: Formula): readonly unknown[] {
  const names = data?.hProperties?.["className"];
  return Array.isArray(names) ? names : [];
}

/** How long a formula is as MathML, or why it is not written. */
function writtenOf(tex: string, isBlock: boolean): { readonly characters: number } | string {
  if (tex.length > most.characters) return `it has ${tex.length} characters, at most ${most.characters} are read`;
  try {
    const { length } = toMathml(tex, isBlock);
    return length > most.written
      ? `it gives ${length} characters of MathML, at most ${most.written} are written`
      : { characters: length };
  } catch (error) {
    return wordsOf(error);
  }
}

/** What Temml says, in one line and without its own name. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const words = message
    .replaceAll(/[\s\u0332]+/gu, " ")
    .trim()
    .replace(/^(?:\w+ ?)?parse ?error:\s*/i, "");
  return words.slice(0, endOf(words)).slice(0, 200);
}

/** Where the dots and spaces at the end of a text begin. An expression for them would search each part of a long row within. */
function endOf(words: string): number {
  let end = words.length;
  while (end > 0 && /[.\s]/u.test(words[end - 1] ?? "")) end -= 1;
  return end;
}
