import type { TakeNote } from "../note.ts";
import type { ItemWriter } from "./items/item-writer.ts";
import type { Item, Line } from "./items/items.ts";
import type { Markup } from "./markup.ts";

/** A text that is being read, and how far. */
export interface Reading {
  readonly text: string;
  readonly markup: Markup;
  readonly writer: ItemWriter;
  /** The names of tags that are closed somewhere. */
  readonly closed: ReadonlySet<string>;
  readonly lines: readonly Line[];
  readonly note: TakeNote;
  /** Reads what is in an element as a text of its own. */
  readonly readInner: (lines: readonly Line[]) => readonly Item[];
  /** The tags of blocks that began in this line where none can: in a heading or a row of a table. */
  readonly opened: string[];
  at: number;
  line: number;
}

/** Begins to read lines. */
export function createReading(
  text: string,
  lines: readonly Line[],
  parts: Pick<Reading, "markup" | "note" | "writer" | "closed" | "readInner">,
): Reading {
  return { ...parts, text, lines, opened: [], at: 0, line: 0 };
}

/** The names of tags that are closed somewhere in lines. */
export function closedTagsIn(lines: readonly Line[]): ReadonlySet<string> {
  const end = /(?:<\/|\{\{[<%]\s*\/\s*|\{%-?\s*end_?)([\w.:-]+)/g;
  return new Set(lines.flatMap(({ text }) => [...text.matchAll(end)].map(([, name = ""]) => name)));
}

/** The line of the source that is being read. */
export function lineOf({ lines, line }: Reading): number {
  return lines[line]?.at ?? lines.at(-1)?.at ?? 1;
}

/** Takes characters as they are. */
export function take(reading: Reading, length: number): void {
  const text = reading.text.slice(reading.at, reading.at + length);
  const [first = "", ...rest] = text.split("\n");
  reading.writer.text(first);
  for (const line of rest) {
    reading.line += 1;
    reading.writer.endLine(lineOf(reading));
    reading.writer.text(line);
  }
  reading.at += length;
}

/** Goes on behind something that is left out. */
export function skip(reading: Reading, end: number): void {
  for (let at = reading.text.indexOf("\n", reading.at); at !== -1 && at < end; at = reading.text.indexOf("\n", at + 1))
    reading.line += 1;
  const { writer } = reading;
  const isSameLine = !reading.text.slice(reading.at, end).includes("\n");
  reading.at = end;
  if (!isSameLine && writer.current().trim() !== "") writer.endLine(lineOf(reading));
}
