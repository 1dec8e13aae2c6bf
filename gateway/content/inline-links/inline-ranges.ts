import { isElement } from "../nodes.ts";
import { randomUUID } from "node:crypto";
import type { CodeBlock } from "../passes/code.ts";

/** Where a text may get inline links, in document order. Offsets are into the serialised HTML, ends exclusive. */
export type InlineRange =
  /** A heading, which begins a new section. */
  | { readonly kind: "section" }
  /** The author's own link to a part of a page, which may be a glossary entry. */
  | { readonly kind: "entry"; readonly from: number; readonly to: number; readonly href: string }
  /** Words that may contain terms. */
  | { readonly kind: "words"; readonly from: number; readonly to: number }
  /** The content of a heading, and the heading's own address. */
  | { readonly kind: "heading"; readonly from: number; readonly to: number; readonly href: string }
  /** A picture on its own, the address of its file, and for one without words of its own the name of its link. */
  | {
      readonly kind: "picture";
      readonly from: number;
      readonly to: number;
      readonly href: string;
      readonly name: string | null;
    };

/** A serialised text with its ranges. */
export interface WrittenText {
  readonly html: string;
  readonly ranges: readonly InlineRange[];
}

type Found =
  | Extract<InlineRange, { readonly kind: "section" }>
  | { readonly kind: "words" }
  | { readonly kind: "entry" | "heading"; readonly href: string }
  | { readonly kind: "picture"; readonly href: string; readonly name: string | null };

/**
 * Serialises a text. Markers are put around every range first and removed from the output; their positions are the offsets,
 * so the result is never parsed again. A code block is a marker too, replaced by its highlighted HTML. Markers are random in
 * every process, so no text can contain them.
 */
export function writeOut(root: HTMLElement, blocks: readonly CodeBlock[]): WrittenText {
  const found: Found[] = [];
  visit(root, found);
  for (const { text } of blocks) text.data = codeMarker;
  let block = -1;
  const withCode = root.innerHTML.replaceAll(codeMarker, () => blocks[(block += 1)]?.html ?? "");
  const pieces = withCode.split(marker);
  const offsets = offsetsOf(pieces);
  let piece = -1;
  const ranges = found.map((range): InlineRange => {
    if (range.kind === "section") return range;
    piece += 2;
    return { ...range, from: offsets[piece] ?? 0, to: offsets[piece + 1] ?? 0 };
  });
  return { html: pieces.join(""), ranges };
}

const marker = randomUUID();
const codeMarker = randomUUID();

/** Where each piece begins, and where the last one ends. */
function offsetsOf(pieces: readonly string[]): readonly number[] {
  let end = 0;
  return [0, ...pieces.map((piece) => (end += piece.length))];
}

/** The own text of these elements is not searched for terms: links, headings, code, controls, labels, and elements that may not contain text. */
const without = new Set(
  "A CODE PRE KBD SAMP VAR H5 H6 SUMMARY DFN ABBR TH CAPTION RUBY TABLE THEAD TBODY TFOOT TR COLGROUP UL OL DL".split(
    " ",
  ),
);

/** Of these, only the child elements are visited. */
const structure = new Set("TABLE THEAD TBODY TFOOT TR UL OL DL".split(" "));

function visit(parent: Element, found: Found[]): void {
  for (let node = parent.firstChild, next = node; node !== null; node = next) {
    next = node.nextSibling;
    if (node.nodeType === node.TEXT_NODE) visitText(node, parent, found);
    else if (isElement(node)) visitElement(node, found);
  }
}

function visitText(text: Node, parent: Element, found: Found[]): void {
  const value = text.nodeValue ?? "";
  if (without.has(parent.nodeName) || !/[\p{L}\p{N}]/u.test(value)) return;
  found.push({ kind: "words" });
  text.nodeValue = `${marker}${value}${marker}`;
}

function visitElement(element: Element, found: Found[]): void {
  if (/^H[1-4]$/u.test(element.nodeName)) return visitHeading(element, found);
  if (element.nodeName === "A") return visitLink(element, found);
  if (element.nodeName === "IMG") return visitPicture(element, found);
  if (isNotProse(element) || (without.has(element.nodeName) && !structure.has(element.nodeName))) return;
  visit(element, found);
}

/** The titles of callouts, tabs and code, and formulas. */
function isNotProse(element: Element): boolean {
  return ["data-callout-title", "data-title", "data-formula"].some((name) => element.hasAttribute(name));
}

/** Links cannot nest, so a heading that contains one stays as it is. */
function visitHeading(heading: Element, found: Found[]): void {
  found.push({ kind: "section" });
  const id = heading.getAttribute("id");
  if (id === null || heading.getElementsByTagName("a").length > 0 || heading.textContent.trim() === "") return;
  found.push({ kind: "heading", href: `#${encodeURIComponent(id)}` });
  heading.prepend(marker);
  heading.append(marker);
}

/** A link to a part of a page of this site, as each to an entry of the glossary is. */
const partOfPage = /^\/(?!\/)[^#]*#./;

function visitLink(link: Element, found: Found[]): void {
  const href = link.getAttribute("href") ?? "";
  if (!partOfPage.test(href)) return;
  found.push({ kind: "entry", href });
  link.before(marker);
  link.after(marker);
}

/** A smaller picture is already shown at full size. */
const leastWidth = 320;

function visitPicture(image: Element, found: Found[]): void {
  const parent = image.parentElement;
  if (image.hasAttribute("data-dark")) return;
  const twin = image.nextElementSibling?.hasAttribute("data-dark") === true ? image.nextElementSibling : null;
  const isAlone =
    (parent?.nodeName === "P" || parent?.nodeName === "FIGURE") &&
    Array.from(parent.childNodes).every((node) => node === image || node === twin || isAside(node));
  const width = Number(image.getAttribute("width") ?? leastWidth);
  if (!isAlone || width < leastWidth) return;
  found.push({ kind: "picture", href: image.getAttribute("src") ?? "", name: nameFor(image) });
  image.before(marker);
  (twin ?? image).after(marker);
}

/** A link needs a name: that of a picture without words of its own is its caption, else a word of ours (features/documents/said/text.ts). */
function nameFor(image: Element): string | null {
  if ((image.getAttribute("alt") ?? "").trim() !== "") return null;
  const caption = Array.from(image.parentElement?.children ?? []).find(({ nodeName }) => nodeName === "FIGCAPTION");
  // One above its picture has been marked already.
  const words = caption?.textContent.replaceAll(marker, "").replaceAll(/\s+/gu, " ").trim() || "Picture";
  return words.slice(0, longestName).toWellFormed();
}

const longestName = 120;

function isAside(node: Node): boolean {
  return node.nodeName === "FIGCAPTION" || (node.nodeType === node.TEXT_NODE && (node.nodeValue ?? "").trim() === "");
}
