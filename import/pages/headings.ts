import { partsOf } from "../../content-folder/markdown/tree.ts";
import type { MarkdownNode } from "../../content-folder/markdown/tree.ts";
import type { Edit } from "./edits.ts";
import { endOf, startOf } from "./references.ts";

/** A heading in a parsed text. */
export type Heading = Extract<MarkdownNode, { readonly type: "heading" }>;

/** The titles that a page has beside its text: in its fields, and in the sidebar. */
export interface Titles {
  readonly ownTitle: string | null;
  readonly listedTitle: string | null;
}

/** The first heading of the first level; where a page has no title at all, the heading that it begins with, whatever its level. */
export function titleAmong(
  headings: readonly Heading[],
  text: string,
  { ownTitle, listedTitle }: Titles,
): Heading | undefined {
  const top = headings.find((heading) => heading.depth === 1 && wordsOf(heading) !== "");
  const [first] = headings;
  const isFirst = first !== undefined && wordsOf(first) !== "" && text.slice(0, startOf(first)).trim() === "";
  const isFree = ownTitle === null && (listedTitle === null || (first !== undefined && wordsOf(first) === listedTitle));
  return top === undefined && isFree && isFirst ? first : top;
}

/** Where the words of a heading end, in the text. */
export function endOfWords(heading: Heading): number {
  const last = heading.children.at(-1);
  return last === undefined ? endOf(heading) : endOf(last);
}

/** The id that a heading has been given; null if none. */
export function ownIdOf(heading: Heading): string | null {
  const id = heading.data?.hProperties?.["id"];
  return typeof id === "string" ? id : null;
}

/** The words in a node, as one line. */
export function wordsOf(node: MarkdownNode): string {
  const words = partsOf(node).map((part) => (part.type === "text" || part.type === "inlineCode" ? part.value : ""));
  // Spaces that do not break stay: the ids of some tools leave them out.
  return words
    .join("")
    .replaceAll(/[\t\n\r ]+/g, " ")
    .replace(writtenId, "")
    .trim();
}

/** The words of a heading in the other tool, where a badge is a component, and its text no word. */
export function wordsWithoutBadges(heading: Heading): string {
  const children = heading.children.filter((part) => part.type !== "textDirective" || part.name !== "badge");
  return wordsOf({ ...heading, children });
}

const writtenId = /(?<!\s)\s*\{#([^{}\s]+)\}\s*$/;

/** An id at the end of a heading that ours cannot have, and the edit that takes it away. */
export function refusedId(heading: Heading, text: string): { readonly id: string; readonly edit: Edit } | null {
  if (ownIdOf(heading) !== null) return null;
  const source = text.slice(startOf(heading), endOfWords(heading));
  const [whole, id] = writtenId.exec(source) ?? [];
  if (whole === undefined || id === undefined) return null;
  return { id, edit: { start: endOfWords(heading) - whole.length, end: endOfWords(heading), text: "" } };
}

/** Writes a heading a level deeper; one that is underlined gets signs before it. */
export function deeper(heading: Heading, text: string, depth: number): readonly Edit[] {
  const start = startOf(heading);
  const source = text.slice(start, endOf(heading));
  const [signs] = /^#{1,6}/.exec(source) ?? [];
  if (signs !== undefined) return [{ start, end: start + signs.length, text: "#".repeat(depth) }];
  return [
    { start, end: start, text: `${"#".repeat(depth)} ` },
    { start: endOfWords(heading), end: endOf(heading), text: "" },
  ];
}
