import { toMathml } from "../../../texts/formula.ts";
import { formulaLimits as most } from "../../../texts/text-limits.ts";
import { isSpent, mayWrite } from "./added-characters.ts";
import type { AddedCharacters } from "./added-characters.ts";
import { markRich } from "./blocks.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/** How many formulas of a text have been written, and what may still be added to it. */
export interface FormulaCount {
  written: number;
  readonly added: AddedCharacters;
}

/**
 * Writes a formula, which is code of the language `math` or with the class `math-inline`, as MathML. Null for other code, and for what cannot be read as
 * a formula. The element takes the place of the code; the text in it is the formula's source, to be replaced with `html`.
 */
export function writeFormula(
  code: Element,
  marks: Marks,
  count: FormulaCount,
): { readonly text: Text; readonly html: string } | null {
  const isBlock = code.parentElement?.localName === "pre" && hadClass(marks, code, "language-math");
  const isDisplay = isBlock || hadClass(marks, code, "math-display");
  if (!isDisplay && !hadClass(marks, code, "math-inline")) return null;
  const tex = code.textContent.trim();
  if (tex === "" || tex.length > most.characters || count.written >= most.formulas || isSpent(count.added)) return null;
  const html = writtenOf(tex, isDisplay);
  if (html === null || !mayWrite(html, tex, count.added)) return null;
  count.written += 1;
  const element = code.ownerDocument.createElement(isBlock ? "div" : "span");
  const text = code.ownerDocument.createTextNode(tex);
  markRich(element, "data-formula", isDisplay ? "block" : "");
  if (isDisplay) element.setAttribute("tabindex", "0");
  element.append(text);
  (isBlock ? code.parentElement : code).replaceWith(element);
  return { text, html };
}

function writtenOf(tex: string, isDisplay: boolean): string | null {
  try {
    const html = toMathml(tex, isDisplay);
    return html.length > most.written ? null : inert(html);
  } catch {
    return null;
  }
}

const elements = new Set(
  (
    "math semantics annotation mrow mi mn mo ms mtext mspace msqrt mroot mfrac msub msup msubsup munder mover munderover mmultiscripts mprescripts " +
    "none mtable mtr mtd mstyle mpadded mphantom merror menclose"
  ).split(" "),
);
const attributes = new Set(
  (
    "display encoding mathvariant stretchy fence form separator accent accentunder lspace rspace linethickness displaystyle scriptlevel columnalign " +
    "rowspacing columnspacing columnlines rowlines width height depth voffset minsize maxsize symmetric largeop movablelimits notation mathcolor"
  ).split(" "),
);

/**
 * Only the elements and attributes of the lists, whatever wrote them: no links, no styles, no classes. Null where a tag is none of these and no closed
 * form that is known.
 */
function inert(html: string): string | null {
  let isKnown = true;
  const written = html.replaceAll(/<[^>]*>/gu, (tag) => {
    const {
      slash = "",
      name = "",
      rest = "",
    } = /^<(?<slash>\/?)(?<name>[a-z]+)(?<rest>(?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>$/u.exec(tag)?.groups ?? {};
    if (!elements.has(name)) isKnown = false;
    const kept = [...rest.matchAll(/([\w:-]+)="([^"]*)"/gu)].flatMap(([attribute, key = ""]) =>
      attributes.has(key) ? [` ${attribute}`] : [],
    );
    return `<${slash}${name}${kept.join("")}>${tag.endsWith("/>") ? `</${name}>` : ""}`;
  });
  return isKnown ? written : null;
}
