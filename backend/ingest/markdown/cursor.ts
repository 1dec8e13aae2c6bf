import type { Token } from "markdown-it";

/** Where reading has come to: some tokens, the next of them, and the line that it is on. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  line: number;
}

/** The next token. */
export function take(cursor: Cursor): Token {
  const token = cursor.tokens[cursor.at];
  if (token === undefined) throw new Error("Something of a Markdown text does not end.");
  cursor.at += 1;
  if (token.map !== null) cursor.line = token.map[0] + 1;
  return token;
}

/** The place of something that begins on a line; its columns are not known. */
export function positionAt(line: number) {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}
