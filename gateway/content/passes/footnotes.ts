import { elementsOf } from "./elements.ts";
import type { ElementIndex } from "./elements.ts";
import { fragmentOf } from "./links.ts";
import type { Marks } from "./marks.ts";

/** The id of the heading above the footnotes. */
const labelId = "footnote-label";

/**
 * Gives footnotes and the links to them ids of our own, numbered in the order of the notes, and returns where their former
 * ids lead now. A note is a list item with a footnote's id, or one with any id in a section of footnotes.
 */
export function markFootnotes(root: HTMLElement, elements: ElementIndex, marks: Marks): ReadonlyMap<string, string> {
  const idByFormerId = new Map<string, string>();
  const notes = notesOf(root, elements.named("li"), marks);
  if (notes.length === 0) return idByFormerId;
  const linksInNotes = new Set(notes.flatMap(({ note }) => elementsOf(note, "a")));
  const numbers = new Map(notes.map(({ formerId }, index) => [formerId, index + 1]));
  notes.forEach(({ note, formerId }, index) => {
    note.setAttribute("id", `fn-${index + 1}`);
    idByFormerId.set(formerId, `fn-${index + 1}`);
  });
  const hasLabel = notes[0] !== undefined && markSection(notes[0].note, root, marks);
  const uses = new Map<number, number>();
  for (const link of elements.named("a")) {
    const number = numbers.get(fragmentOf(link) ?? "");
    if (number === undefined || linksInNotes.has(link)) continue;
    const use = (uses.get(number) ?? 0) + 1;
    uses.set(number, use);
    const id = use === 1 ? `fnref-${number}` : `fnref-${number}-${use}`;
    markReference(link, id, hasLabel);
    for (const formerId of formerIdsOf(link, marks)) idByFormerId.set(formerId, id);
  }
  for (const link of linksInNotes) markBackReference(link, idByFormerId);
  return idByFormerId;
}

interface Note {
  readonly note: Element;
  readonly formerId: string;
}

function notesOf(root: HTMLElement, items: readonly Element[], marks: Marks): readonly Note[] {
  return items.flatMap((note) => {
    const formerId = marks.get(note)?.id ?? null;
    if (formerId === null) return [];
    const isNote = /^(?:user-content-)?fn[:-]/u.test(formerId) || sectionOf(note, root, marks) !== null;
    return isNote ? [{ note, formerId }] : [];
  });
}

function sectionOf(note: Element, root: HTMLElement, marks: Marks): Element | null {
  for (let around = note.parentElement; around !== null && around !== root; around = around.parentElement) {
    if (marks.get(around)?.classes.includes("footnotes") === true) return around;
  }
  return null;
}

/** Marks the section that contains the notes, and its heading; returns whether it has a heading. */
function markSection(note: Element, root: HTMLElement, marks: Marks): boolean {
  const section = sectionOf(note, root, marks);
  section?.setAttribute("data-footnotes", "");
  const label = Array.from(section?.children ?? []).find(({ nodeName }) => /^H[1-6]$/u.test(nodeName));
  label?.setAttribute("id", labelId);
  return label !== undefined;
}

function markReference(link: Element, id: string, hasLabel: boolean): void {
  link.setAttribute("id", id);
  link.setAttribute("data-footnote-ref", "");
  if (hasLabel) link.setAttribute("aria-describedby", labelId);
}

/** Some converters put the id on the link, some on the superscript around it. */
function formerIdsOf(link: Element, marks: Marks): readonly string[] {
  return [link, link.parentElement].flatMap((element) => (element === null ? [] : (marks.get(element)?.id ?? [])));
}

function markBackReference(link: Element, idByFormerId: ReadonlyMap<string, string>): void {
  const id = idByFormerId.get(fragmentOf(link) ?? "");
  if (id?.startsWith("fnref-") === true) link.setAttribute("data-footnote-backref", "");
}
