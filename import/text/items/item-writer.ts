import { indentOf } from "./items.ts";
import type { Item, Shape } from "./items.ts";

/** Collects the items of a text while it is read. */
export interface ItemWriter {
  readonly items: Item[];
  /** The line that is being written, so far. */
  readonly current: () => string;
  /** Whether a block cannot begin here, because it would break a table or a heading. */
  readonly isInRow: () => boolean;
  readonly text: (text: string) => void;
  /** Goes to the next line, which has this number in the source. */
  readonly endLine: (next: number) => void;
  readonly open: (shape: Shape, key: string) => void;
  readonly close: (key: string) => void;
  /** Lines of their own, with a blank one before and behind. */
  readonly block: (lines: readonly string[], isCode?: boolean) => void;
}

/** Creates a writer whose first line has this number in the source. */
export function createItemWriter(firstLine: number): ItemWriter {
  const items: Item[] = [];
  let line = "";
  let at = firstLine;
  let indent: number | null = null;
  const push = (text: string, isCode = false): void => void items.push({ kind: "line", text, at, isCode });
  const flush = (): void => {
    if (line.trim() !== "") push(line);
    indent ??= indentOfContent(line);
    line = "";
  };
  return {
    items,
    current: () => line,
    isInRow: () => /^\s*(?:\||#{1,6}\s+\S)/.test(line),
    text: (text) => void (line += text),
    endLine: (next) => {
      // What stood before or behind a tag is no blank line.
      if (line.trim() !== "" || indent === null) push(line.trim() === "" ? "" : line);
      line = "";
      indent = null;
      at = next;
    },
    open: (shape, key) => {
      flush();
      items.push({ kind: "open", shape, key, indent: indent ?? 0, at });
    },
    close: (key) => {
      flush();
      items.push({ kind: "close", key, at });
    },
    block: (lines, isCode = false) => {
      flush();
      const space = " ".repeat(indent ?? 0);
      push("");
      for (const one of lines) push(one === "" ? "" : space + one, isCode);
      push("");
    },
  };
}

/** Where the content of a line begins: behind the marker of a list item that has nothing else. */
function indentOfContent(line: string): number {
  const [marker] = /^\s*(?:[-*+]|\d+[.)])\s*$/.exec(line) ?? [];
  return marker === undefined ? indentOf(line) : marker.trimEnd().length + 1;
}
