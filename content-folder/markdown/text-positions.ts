import { partsOf } from "./tree.ts";
import type { MarkdownNode, MarkdownTree } from "./tree.ts";

type Point = NonNullable<MarkdownNode["position"]>["start"];

/** Gives the nodes of a tree their places in `text`, of which `written`, the text that was parsed, has each line, some of them in another form. */
export function placeIn(text: string, tree: MarkdownTree, written: string): void {
  if (text === written) return;
  const own = linesOf(text);
  const parsed = linesOf(written);
  const columns = own.map((line, index) => columnsOf(line.text, parsed[index]?.text ?? ""));
  const moved = ({ line, column }: Point): Point => {
    const at = columns[line - 1]?.(column - 1) ?? 0;
    return { line, column: at + 1, offset: (own[line - 1]?.start ?? text.length) + at };
  };
  for (const node of partsOf(tree))
    if (node.position !== undefined) {
      const { start, end } = node.position;
      node.position = { start: moved(start), end: moved(end) };
    }
}

function linesOf(text: string): readonly { readonly start: number; readonly text: string }[] {
  let start = 0;
  return text.split(/(?<=\r\n|\n|\r(?!\n))/).map((line) => {
    const from = start;
    start += line.length;
    return { start: from, text: line.replace(/[\r\n]+$/, "") };
  });
}

/** The columns in a line of those in its other form, from 0: what both have is found again, in its order. */
function columnsOf(own: string, written: string): (column: number) => number {
  if (own === written) return (column) => column;
  const columns: number[] = [];
  let at = 0;
  for (const character of written.split("")) {
    columns.push(at);
    const next = own[at] === character ? at : endOfSpace(own, at);
    if (own[next] === character) at = next + 1;
  }
  return (column) => columns[column] ?? (column === 0 ? 0 : own.length);
}

function endOfSpace(text: string, start: number): number {
  const space = /\s*/y;
  space.lastIndex = start;
  space.exec(text);
  return space.lastIndex;
}
