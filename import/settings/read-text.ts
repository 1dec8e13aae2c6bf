import { readFileSync } from "node:fs";

/** The text of a file, and its first line in which letters are lost because it is no Unicode; null where it is. */
interface ReadText {
  readonly text: string;
  readonly lostLine: number | null;
}

/** What is noted of a file in which letters are lost. */
export const lostLetters = "is not UTF-8: letters are lost from here on; save the file as UTF-8";

/** Reads a text in UTF-8, or in UTF-16 where its first bytes say so. */
export function readText(file: string): ReadText {
  const bytes = readFileSync(file);
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), lostLine: null };
  const text = bytes.toString("utf8");
  if (Buffer.from(text).equals(bytes)) return { text, lostLine: null };
  return { text, lostLine: text.slice(0, text.indexOf("\uFFFD")).split("\n").length };
}
