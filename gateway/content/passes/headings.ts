import { elementsOf } from "./elements.ts";
import { createHeadingIds, isOwnId } from "../../../addresses/heading-ids.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";
import type { OutlineHeading } from "../processed-content.ts";

/** The headings of a text, and where their former ids lead now. */
export interface Headings {
  readonly headings: readonly MarkedHeading[];
  readonly idByFormerId: ReadonlyMap<string, string>;
}

/** A heading in its text. */
interface MarkedHeading extends Pick<OutlineHeading, "id" | "level"> {
  readonly element: Element;
}

const levels: Readonly<Record<string, OutlineHeading["level"]>> = { h1: 2, h2: 2, h3: 3, h4: 4 };

/**
 * Gives the headings of a text ids. An h1 becomes an h2: the page's h1 is the document's subject. A heading with an id of its author's own has the
 * other one too, inside: links from before, and to results of a backend that gives no ids, go on working.
 */
export function markHeadings(elements: readonly Element[], marks: Marks): Headings {
  const ownIds = ownIdsOf(elements, marks);
  const idOf = createHeadingIds(ownIds.values());
  const headings: MarkedHeading[] = [];
  const idByFormerId = new Map<string, string>();
  for (const heading of elements) {
    const level = levels[heading.localName];
    // A heading that already has an id belongs to the footnotes.
    if (level === undefined || heading.hasAttribute("id")) continue;
    const former = marks.get(heading)?.id ?? null;
    const text = textOf(heading);
    const shown = heading.localName === "h1" ? toH2(heading) : heading;
    if (text === "") continue;
    const usual = idOf(text);
    const own = ownIds.get(heading);
    const id = own ?? usual;
    shown.setAttribute("id", id);
    if (own !== undefined) shown.prepend(anchorOf(shown, usual));
    headings.push({ id, level, element: shown });
    if (former !== null) idByFormerId.set(former, id);
  }
  for (const [element, id] of ownIds) if (!(element.localName in levels)) element.setAttribute("id", id);
  return { headings, idByFormerId };
}

/** The headings with their words as they are shown. */
export function outlineOf(headings: readonly MarkedHeading[]): readonly OutlineHeading[] {
  return headings.map(({ id, level, element }) => ({ id, text: textOf(element), level }));
}

/** The ids that the text's author gave, to headings and to other places that links lead to, the first of each. */
function ownIdsOf(elements: readonly Element[], marks: Marks): ReadonlyMap<Element, string> {
  const byId = new Map<string, Element>();
  for (const heading of elements) {
    const id = marks.get(heading)?.id ?? "";
    const isOwn = !heading.hasAttribute("id") && hadClass(marks, heading, "own-id") && isOwnId(id);
    if (isOwn && !byId.has(id)) byId.set(id, heading);
  }
  return new Map([...byId].map(([id, heading]) => [heading, id]));
}

function anchorOf({ ownerDocument }: Element, id: string): Element {
  const anchor = ownerDocument.createElement("span");
  anchor.setAttribute("id", id);
  return anchor;
}

/** The text of a heading, without footnote numbers. */
function textOf(heading: Element): string {
  const words = elementsOf(heading, "a").some((link) => link.hasAttribute("data-footnote-ref"))
    ? withoutFootnotes(heading)
    : heading;
  return words.textContent.replaceAll(/\s+/gu, " ").trim();
}

function withoutFootnotes(heading: Element): Element {
  const copy = heading.ownerDocument.createElement("div");
  copy.append(...Array.from(heading.childNodes, (child) => child.cloneNode(true)));
  for (const reference of copy.querySelectorAll("[data-footnote-ref]")) reference.remove();
  return copy;
}

function toH2(h1: Element): Element {
  const h2 = h1.ownerDocument.createElement("h2");
  for (const { name, value } of Array.from(h1.attributes)) h2.setAttribute(name, value);
  h2.append(...h1.childNodes);
  h1.replaceWith(h2);
  return h2;
}
