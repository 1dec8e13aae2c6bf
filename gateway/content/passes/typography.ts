import { isElement, isText } from "../nodes.ts";
import { quotationMarksOf } from "../typography/quotation-marks.ts";
import { opaque, replaceIn, replacementsIn } from "../typography/replacements.ts";

/** A sentence goes on through these. */
const inline = new Set("A ABBR B BDI BDO CITE DEL DFN EM I INS MARK Q S SMALL SPAN STRONG SUB SUP TIME U".split(" "));
/** Parts of a sentence whose characters stay as they are. */
const asWritten = new Set("CODE KBD SAMP VAR IMG RUBY".split(" "));

/** Text nodes of a sentence or several, and what is between them. */
interface Run {
  readonly nodes: { readonly node: Text; readonly from: number }[];
  text: string;
}

/**
 * Sets a text's quotation marks, apostrophes and dashes as its language prints them, in place of those of a keyboard. Code stays as it is, and so
 * do titles of listings, which are names of files.
 */
export function setTypography(root: Element, language: string): void {
  if (!/["']|--/.test(root.textContent)) return;
  const marks = quotationMarksOf(language);
  const run: Run = { nodes: [], text: "" };
  const finish = (): void => {
    const replacements = /["']|--/.test(run.text) ? replacementsIn(run.text, marks) : [];
    let next = 0;
    for (const { node, from } of replacements.length === 0 ? [] : run.nodes) {
      const to = from + node.data.length;
      const first = next;
      while (next < replacements.length && (replacements[next]?.at ?? to) < to) next += 1;
      const inside = replacements.slice(first, next).filter(({ at, length }) => at + length <= to);
      if (inside.length > 0) node.data = replaceIn(node.data, from, inside);
    }
    run.nodes.length = 0;
    run.text = "";
  };
  visit(root, run, finish);
  finish();
}

function visit(parent: Node, run: Run, finish: () => void): void {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isText(node)) {
      run.nodes.push({ node, from: run.text.length });
      run.text += node.data;
    } else if (isElement(node)) visitElement(node, run, finish);
  }
}

function visitElement(element: Element, run: Run, finish: () => void): void {
  if (element.nodeName === "BR") run.text += "\n";
  else if (asWritten.has(element.nodeName) || element.hasAttribute("data-formula")) run.text += opaque;
  else if (element.hasAttribute("data-footnote-ref") || element.nodeName === "WBR") return;
  else if (inline.has(element.nodeName)) visit(element, run, finish);
  else {
    finish();
    if (element.nodeName !== "PRE" && !isNameOfListing(element)) visit(element, run, finish);
    finish();
  }
}

function isNameOfListing({ nodeName, parentElement }: Element): boolean {
  return nodeName === "FIGCAPTION" && parentElement?.hasAttribute("data-listing") === true;
}
