import { randomUUID } from "node:crypto";
import type { CodeBlock } from "./code.ts";
import { glossaryEntries } from "./glossary.ts";

/** Where a text may be given links that help reading, in its order. Offsets are of the written HTML, ends exclusive. */
export type InlineRange =
  /** A heading: a new section begins. */
  | { readonly kind: "section" }
  /** A link of the author's own to an entry of the glossary. */
  | { readonly kind: "entry"; readonly href: string }
  /** Words that may hold terms. */
  | { readonly kind: "words"; readonly from: number; readonly to: number }
  /** The content of a heading, and the heading's own address. */
  | { readonly kind: "heading"; readonly from: number; readonly to: number; readonly href: string }
  /** A picture that stands by itself, and the address of its file. */
  | { readonly kind: "picture"; readonly from: number; readonly to: number; readonly href: string };

/** A text, written out, with its ranges. */
export interface WrittenText {
  readonly html: string;
  readonly ranges: readonly InlineRange[];
}

type Found =
  | Extract<InlineRange, { readonly kind: "section" | "entry" }>
  | { readonly kind: "words" }
  | { readonly kind: "heading" | "picture"; readonly href: string };

/**
 * Writes a text out. Signs are put around every range before, and are taken out of what was written: where they stood are the
 * offsets. So nobody parses the result again. A block of code is a sign as well, in whose place its marked tokens come. A sign is
 * new in every process, and no text can know it.
 */
export const writeOut = (root: HTMLElement, blocks: readonly CodeBlock[]): WrittenText => {
  const found: Found[] = [];
  visit(root, found);
  for (const { text } of blocks) text.data = codeSign;
  let block = -1;
  const withCode = root.innerHTML.replaceAll(codeSign, () => blocks[(block += 1)]?.html ?? "");
  const pieces = withCode.split(sign);
  const offsets = offsetsOf(pieces);
  let piece = -1;
  const ranges = found.map((range): InlineRange => {
    if (range.kind === "section" || range.kind === "entry") return range;
    piece += 2;
    return { ...range, from: offsets[piece] ?? 0, to: offsets[piece + 1] ?? 0 };
  });
  return { html: pieces.join(""), ranges };
};

const sign = randomUUID();
const codeSign = randomUUID();

/** Where each piece begins, and where the last one ends. */
const offsetsOf = (pieces: readonly string[]): readonly number[] => {
  let end = 0;
  return [0, ...pieces.map((piece) => (end += piece.length))];
};

/** No terms are looked for in these: links, headings, code, what is pressed, labels, and where HTML has no place for text. */
const without = new Set(
  "A CODE PRE KBD SAMP VAR H5 H6 SUMMARY DFN ABBR TH CAPTION RUBY TABLE THEAD TBODY TFOOT TR COLGROUP UL OL DL".split(
    " ",
  ),
);

/** Of these, only the elements inside are looked at. */
const structure = new Set("TABLE THEAD TBODY TFOOT TR UL OL DL".split(" "));

const visit = (parent: Element, found: Found[]): void => {
  for (let node = parent.firstChild, next = node; node !== null; node = next) {
    next = node.nextSibling;
    if (node.nodeType === node.TEXT_NODE) visitText(node, parent, found);
    else if (isElement(node)) visitElement(node, found);
  }
};

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const visitText = (text: Node, parent: Element, found: Found[]): void => {
  const value = text.nodeValue ?? "";
  if (without.has(parent.nodeName) || !/[\p{L}\p{N}]/u.test(value)) return;
  found.push({ kind: "words" });
  text.nodeValue = `${sign}${value}${sign}`;
};

const visitElement = (element: Element, found: Found[]): void => {
  if (/^H[1-4]$/u.test(element.nodeName)) return visitHeading(element, found);
  if (element.nodeName === "A") return visitLink(element, found);
  if (element.nodeName === "IMG") return visitPicture(element, found);
  if (element.hasAttribute("data-callout-title") || (without.has(element.nodeName) && !structure.has(element.nodeName)))
    return;
  visit(element, found);
};

/** A link inside a link is none, so a heading that holds one stays as it is. */
const visitHeading = (heading: Element, found: Found[]): void => {
  found.push({ kind: "section" });
  const id = heading.getAttribute("id");
  if (id === null || heading.getElementsByTagName("a").length > 0 || heading.textContent.trim() === "") return;
  found.push({ kind: "heading", href: `#${encodeURIComponent(id)}` });
  heading.prepend(sign);
  heading.append(sign);
};

const visitLink = (link: Element, found: Found[]): void => {
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith(glossaryEntries)) found.push({ kind: "entry", href });
};

/** A smaller picture is shown as large as it is. */
const leastWidth = 320;

const visitPicture = (image: Element, found: Found[]): void => {
  const parent = image.parentElement;
  const isAlone =
    (parent?.nodeName === "P" || parent?.nodeName === "FIGURE") &&
    Array.from(parent.childNodes).every((node) => node === image || isAside(node));
  const width = Number(image.getAttribute("width") ?? leastWidth);
  if (!isAlone || width < leastWidth) return;
  found.push({ kind: "picture", href: image.getAttribute("src") ?? "" });
  image.before(sign);
  image.after(sign);
};

const isAside = (node: Node): boolean =>
  node.nodeName === "FIGCAPTION" || (node.nodeType === node.TEXT_NODE && (node.nodeValue ?? "").trim() === "");
