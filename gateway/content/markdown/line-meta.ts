import { attributeOf, isElement, wordsOf } from "./html-tree.ts";
import type { HtmlElement } from "./html-tree.ts";

/**
 * The marked and numbered lines of code that passed the gate, in the form that their author wrote behind the language; null where it has neither.
 *
 * @example lineMetaOf(code) // "{1,3-5} lineNumbers=12"
 */
export function lineMetaOf({ children }: HtmlElement): string | null {
  const marked: number[] = [];
  let first: string | null = null;
  let line = 1;
  for (const child of children) {
    if (child.type === "element") first ??= attributeOf(child, "dataNumber");
    if (isElement(child, "mark")) marked.push(line);
    line += wordsOf(child).split("\n").length - 1;
  }
  const numbers = first === "1" ? "lineNumbers" : `lineNumbers=${first}`;
  return [marked.length === 0 ? [] : `{${rangesOf(marked)}}`, first === null ? [] : numbers].flat().join(" ") || null;
}

/** @example rangesOf([1, 3, 4, 5]) // "1,3-5" */
function rangesOf(lines: readonly number[]): string {
  const ranges: { readonly first: number; readonly last: number }[] = [];
  for (const line of lines) {
    const before = ranges.at(-1);
    if (before?.last === line - 1) ranges.splice(-1, 1, { first: before.first, last: line });
    else ranges.push({ first: line, last: line });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
}
