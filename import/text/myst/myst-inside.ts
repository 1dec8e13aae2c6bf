import { marksBefore } from "../../../content-folder/markdown/code-fences.ts";
import type { TakeNote } from "../../note.ts";
import type { Line } from "../items/items.ts";
import { mystBlock } from "./myst.ts";

const opening = new RegExp(`^(?<before>${marksBefore})(?=(?:\`{3,}|~{3,}|:{3,})\\s*\\{[A-Za-z])`, "u");

/** A directive of MyST that begins behind the mark of a quote or an item. */
interface MystInside {
  /** Its lines, without the marks. */
  readonly lines: readonly Line[];
  /** The index of its last line. */
  readonly last: number;
  /** Puts the marks before lines again: those of an item before the first one. */
  readonly around: (lines: readonly Line[]) => readonly Line[];
}

/** The directive that a line begins in a quote or an item; null where none of ours is like it, which is noted. */
export function mystInside(lines: readonly Line[], index: number, note: TakeNote): MystInside | null {
  const line = lines[index];
  const before = opening.exec(line?.text ?? "")?.groups?.["before"] ?? "";
  if (line === undefined || before.trim() === "") return null;
  const rest = before.replaceAll(/[^\s>]/g, " ");
  const isQuoted = rest.includes(">");
  const bare = (text: string): string | null => {
    if (text.trim() === "") return isQuoted ? null : "";
    if (text.startsWith(rest)) return text.slice(rest.length);
    return text.trim() === rest.trim() ? "" : null;
  };
  const inside = [{ ...line, text: line.text.slice(before.length) }];
  for (const one of lines.slice(index + 1)) {
    const text = bare(one.text);
    if (text === null) break;
    inside.push({ ...one, text });
  }
  const found = mystBlock(inside, 0, () => undefined);
  if (found === null) {
    mystBlock(inside, 0, note);
    return null;
  }
  return {
    lines: inside.slice(0, found.last + 1),
    last: index + found.last,
    around: (made) =>
      made
        .slice(0, made.findLastIndex(({ text }) => text !== "") + 1)
        .map((one, at) => ({ ...one, text: ((at === 0 ? before : rest) + one.text).trimEnd() })),
  };
}
