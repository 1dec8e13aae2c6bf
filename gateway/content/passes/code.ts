import { isText } from "../nodes.ts";
import { diagramCharactersMax } from "../../../texts/text-limits.ts";
import { isSpent, mayAdd, mayWrite } from "./added-characters.ts";
import { markRich } from "./blocks.ts";
import { codeLinesOf, writeLines } from "./code-lines.ts";
import { elementsOf } from "./elements.ts";
import type { ElementIndex } from "./elements.ts";
import { writeFormula } from "./formulas.ts";
import type { FormulaCount } from "./formulas.ts";
import { highlight, isHighlighted } from "./highlight.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/** Longer code is not highlighted: colours do not help there, and grammars may take long. */
const longestCode = 50_000;

/** A highlighted code block or a formula, as HTML. The element itself keeps the bare text: thousands of elements in a DOM are what takes long. */
export interface CodeBlock {
  readonly text: Text;
  readonly html: string;
}

/** What marking up a text's code produced. */
export interface MarkedCode {
  readonly blocks: readonly CodeBlock[];
  /** Whether elements were removed. */
  readonly hasLostElements: boolean;
}

/** Records the language of code, and writes code blocks: highlighted, with their marked and numbered lines, and formulas as MathML. */
export function markCode(elements: ElementIndex, marks: Marks): MarkedCode {
  const blocks: CodeBlock[] = [];
  let hasLostElements = false;
  for (const pre of elements.named("pre")) pre.setAttribute("tabindex", "0");
  for (const figure of elements.named("figure")) if (hadClass(marks, figure, "code")) markListing(figure, marks);
  const progress: Progress = { written: 0, added: mayAdd(), gone: new Set() };
  for (const code of elements.named("code")) {
    if (progress.gone.has(code)) continue;
    const formula = writeFormula(code, marks, progress);
    if (formula !== null) {
      leaveOutWithin(code, progress);
      blocks.push(formula);
      hasLostElements = true;
      continue;
    }
    const language = languageOf(code, marks);
    if (language !== null) code.setAttribute("data-language", language);
    const pre = code.parentElement;
    if (pre?.localName !== "pre") continue;
    if (language === "mermaid" && code.textContent.length <= diagramCharactersMax) markRich(pre, "data-diagram", "");
    const hadElements = code.firstElementChild !== null;
    const block = writeBlock(code, language, marks, progress);
    if (block === null) continue;
    hasLostElements ||= hadElements;
    blocks.push(block);
  }
  return { blocks, hasLostElements };
}

interface Progress extends FormulaCount {
  /** Code within code that has become text. It is no part of the text any more, and a block of it would take the place of another one. */
  readonly gone: Set<Element>;
}

function leaveOutWithin(code: Element, { gone }: Progress): void {
  if (code.firstElementChild !== null) for (const inner of elementsOf(code, "code")) gone.add(inner);
}

/** The highlighted form of a block; null for one that stays as it is. */
function writeBlock(code: Element, language: string | null, marks: Marks, progress: Progress): CodeBlock | null {
  const words = code.textContent;
  if (words === "" || words.length > longestCode || isSpent(progress.added)) return null;
  const lines = codeLinesOf(marks.get(code) ?? { classes: [] });
  if (!isHighlighted(language) && lines === null) return null;
  const highlighted = highlight(language, words);
  const html = lines === null ? highlighted : writeLines(highlighted, lines);
  if (!mayWrite(html, words, progress.added)) return null;
  leaveOutWithin(code, progress);
  if (lines !== null && code.parentElement !== null)
    markRich(code.parentElement, "data-lines", lines.firstNumber === null ? "" : "numbered");
  const text = soleTextOf(code, words);
  return text === null ? null : { text, html };
}

/** A block with its title, which also names its language: it is in place of the block's bar. */
function markListing(figure: Element, marks: Marks): void {
  markRich(figure, "data-listing", "");
  const title = figure.querySelector("figcaption");
  title?.setAttribute("data-title", "");
  const code = figure.querySelector("pre > code");
  const language = code && languageOf(code, marks);
  if (language) title?.setAttribute("data-language", language);
}

function languageOf(code: Element, marks: Marks): string | null {
  const own = marks.get(code)?.classes ?? [];
  const block = code.parentElement === null ? [] : (marks.get(code.parentElement)?.classes ?? []);
  const name = [...own, ...block]
    .find((className) => className.startsWith("language-"))
    ?.slice("language-".length)
    .toLowerCase();
  return name !== undefined && /^[a-z0-9+#-]{1,20}$/u.test(name) ? name : null;
}

/** Reduces an element to a single text node, and returns that. */
function soleTextOf(code: Element, words: string): Text | null {
  if (code.childNodes.length !== 1 || code.firstElementChild !== null) code.textContent = words;
  const { firstChild } = code;
  return isText(firstChild) ? firstChild : null;
}
