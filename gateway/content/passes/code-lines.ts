import type { Mark } from "./marks.ts";

/** What is special about the lines of a block of code. */
export interface CodeLines {
  /** The lines of each kind, from 1. */
  readonly kinds: ReadonlyMap<number, LineKind>;
  /** The number shown beside the first line; null: none. */
  readonly firstNumber: number | null;
}

type LineKind = "mark" | "ins" | "del";

/** A longer block stays plain: nobody looks for a line in it. */
const linesMost = 2_000;

const kinds: readonly LineKind[] = ["mark", "ins", "del"];

/** Reads the classes `lines-mark:1,3-5` and `line-numbers:1` of code; null where it has neither. */
export function codeLinesOf({ classes }: Pick<Mark, "classes">): CodeLines | null {
  const found = new Map(kinds.flatMap((kind) => linesOf(classes, kind).map((line) => [line, kind] as const)));
  const numbers = classes.map((name) => /^line-numbers:(\d{1,6})$/u.exec(name)?.[1]).find((name) => name !== undefined);
  const firstNumber = numbers === undefined ? null : Number(numbers);
  return found.size === 0 && firstNumber === null ? null : { kinds: found, firstNumber };
}

function linesOf(classes: readonly string[], kind: LineKind): readonly number[] {
  const prefix = `lines-${kind}:`;
  const ranges =
    classes
      .find((name) => name.startsWith(prefix))
      ?.slice(prefix.length)
      .split(",") ?? [];
  return ranges.slice(0, linesMost).flatMap((range) => {
    const [, first, last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/u.exec(range) ?? [];
    return first === undefined || last === undefined ? [] : numbersFrom(Number(first), Number(last));
  });
}

function numbersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(last - first + 1, linesMost)) }, (_each, index) => first + index);
}

/** Puts the lines of a highlighted block into elements: those of a kind into its element, all of them where they are numbered. */
export function writeLines(html: string, { kinds: kindOf, firstNumber }: CodeLines): string {
  const lines = linesOfHtml(html);
  const last = lines.at(-1) === "" ? lines.length - 1 : lines.length;
  if (last > linesMost) return html;
  return lines
    .map((line, index) => {
      const kind = kindOf.get(index + 1);
      if (index >= last || (kind === undefined && firstNumber === null)) return line;
      const number = firstNumber === null ? "" : ` data-number="${firstNumber + index}"`;
      const name = kind ?? "span";
      return `<${name} data-line=""${number}>${line}</${name}>`;
    })
    .join("\n");
}

/** The lines of highlighted code. A token that goes on over a line's end is closed there, and opened again. */
function linesOfHtml(html: string): readonly string[] {
  const open: string[] = [];
  return html.split("\n").map((line) => {
    const before = open.join("");
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/gu)) {
      if (tag === "</span>") open.pop();
      else open.push(tag);
    }
    return before + line + "</span>".repeat(open.length);
  });
}
