import { createCodeLines } from "../../../content-folder/markdown/code-fences.ts";
import { numberedFrom } from "./code-fence.ts";
import { fenceAround } from "./code-text.ts";
import type { Line } from "../items/items.ts";
import type { Markup } from "../markup.ts";

const forms = {
  hugo: [/\{\{[<%]\s*highlight(?=[\s>%])([^\n]*?)[>%]\}\}/, /\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/],
  liquid: [/\{%-?\s*highlight(?=[\s%-])([^\n]*?)-?%\}/, /\{%-?\s*endhighlight\s*-?%\}/],
} as const;

/** Lines whose code between `highlight` tags, as Jekyll and Hugo have them, is fenced: what is in it is nothing else than code. */
export function withFencedHighlights(lines: readonly Line[], shortcodes: Markup["shortcodes"]): readonly Line[] {
  if (shortcodes === null || !lines.some(({ text }) => text.includes("highlight"))) return lines;
  const [opening, closing] = forms[shortcodes];
  const made: Line[] = [];
  const rest = [...lines];
  const isCodeLine = createCodeLines();
  for (let index = 0; index < rest.length; index += 1) {
    const line = rest[index] ?? { kind: "line", text: "", at: 1 };
    const found = isCodeLine(line.text) ? null : opening.exec(line.text);
    const before = line.text.slice(0, found?.index);
    const end = found === null || isInCode(before) ? -1 : endOf(rest, index, found, closing);
    const last = rest[end];
    if (found === null || last === undefined) {
      made.push(line);
      continue;
    }
    const first = line.text.slice(found.index + found[0].length);
    const [whole = ""] = closing.exec(end === index ? first : last.text) ?? [];
    const [code = "", ...behind] = (end === index ? first : last.text).split(whole);
    const tail = behind.join(whole);
    if (end === index && `${before}${tail}`.trim() !== "" && !marker.test(before)) {
      rest[index] = { ...line, text: `${before}${inLine(code)}${tail}` };
      index -= 1;
      continue;
    }
    const inside =
      end === index
        ? [{ ...line, text: code }]
        : [{ ...line, text: first }, ...rest.slice(index + 1, end), { ...last, text: code }];
    made.push(...fenced(before, infoOf(found[1] ?? ""), inside));
    rest[end] = { ...last, text: tail };
    index = tail.trim() === "" ? end : end - 1;
  }
  return made;
}

/** What may stand before code that begins a block: marks of quotes and of an item. */
const marker = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/;

function isInCode(before: string): boolean {
  return (before.match(/`/g) ?? []).length % 2 === 1;
}

/** The line on which code ends; -1 where it does not. */
function endOf(lines: readonly Line[], index: number, opened: RegExpExecArray, closing: RegExp): number {
  const first = lines[index]?.text.slice(opened.index + opened[0].length) ?? "";
  return closing.test(first) ? index : lines.findIndex(({ text }, at) => at > index && closing.test(text));
}

/** Code between fences; of its first and last line only what is more than spaces and marks. */
function fenced(before: string, info: string, inside: readonly Line[]): readonly Line[] {
  const code = inside.filter(({ text }, at) => (at > 0 && at < inside.length - 1) || !/^[\s>]*$/.test(text));
  const at = inside[0]?.at ?? 1;
  const mark = fenceAround(code.map(({ text }) => text).join("\n"));
  const line = (text: string, place: number): Line => ({ kind: "line", text, at: place });
  const isBlock = marker.test(before);
  const space = isBlock ? before.replaceAll(/[^\s>]/g, " ") : "";
  return [
    ...(isBlock ? [] : [line(before, at)]),
    line(`${isBlock ? before : ""}${mark}${info}`, at),
    ...code,
    line(`${space}${mark}`, inside.at(-1)?.at ?? at),
  ];
}

/** What stands behind the fence, in our form: the language, marked lines, `lineNumbers`. */
function infoOf(written: string): string {
  const [, language = ""] = /^\s*(?:lang(?:uage)?\s*=\s*)?["']?([\w+#.-]+)/.exec(written) ?? [];
  const [, listed = ""] = /\b(?:hl|mark)_lines\s*=\s*([\d\s,"'[-]+)/.exec(written) ?? [];
  const lines = (listed.match(/\d+(?:-\d+)?/g) ?? []).join(",");
  const hasNumbers = /\blinenos\b(?!\s*=\s*["']?false)/.test(written);
  const [, first] = /\blinenostart\s*=\s*["']?(\d{1,6})(?!\d)/.exec(written) ?? [];
  return `${language}${lines === "" ? "" : ` {${lines}}`}${hasNumbers ? ` ${numberedFrom(first)}` : ""}`;
}

function inLine(code: string): string {
  const mark = code.includes("`") ? fenceAround(code) : "`";
  const space = code.includes("`") ? " " : "";
  return code.trim() === "" ? "" : `${mark}${space}${code.trim()}${space}${mark}`;
}
