import { createCodeLines } from "../../../content-folder/markdown/code-fences.ts";
import { readExpression } from "../../settings/read-module.ts";
import { endOfElement, tagAt, textOf } from "../attributes.ts";
import type { Tag } from "../attributes.ts";
import { fenceAround } from "../code/code-text.ts";
import { titled } from "../code/code-fence.ts";
import { outdented, indentOf } from "../items/items.ts";
import type { Line } from "../items/items.ts";

/** The code that a page of MDX names: what is in a constant or in a file that it imports as text; null where the name is that of something else. */
export type CodeNamed = (name: string) => { readonly code: string; readonly language: string } | null;

/** The longest component with code, in lines. */
const longest = 500;

/** Puts fenced code in place of components that show code, `<CodeBlock>` and `<Code>`. */
export function withFencedCode(lines: readonly Line[], codeNamed: CodeNamed): readonly Line[] {
  const written: Line[] = [];
  const isCodeLine = createCodeLines();
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const component = isCodeLine(line.text) ? null : componentAt(lines, index, codeNamed);
    if (component !== null) {
      written.push(...component.lines);
      index = component.last;
      continue;
    }
    written.push(line);
  }
  return written;
}

interface Fenced {
  readonly lines: readonly Line[];
  /** The index of the component's last line. */
  readonly last: number;
}

function componentAt(lines: readonly Line[], index: number, codeNamed: CodeNamed): Fenced | null {
  const { text: first = "", at = 1 } = lines[index] ?? {};
  if (!/^\s*(?:(?:[-*+]|\d+[.)])\s+)?<(?:CodeBlock|Code)(?=[\s>]|$)/.test(first)) return null;
  const text = lines
    .slice(index, index + longest)
    .map((line) => line.text)
    .join("\n");
  const start = text.indexOf("<");
  const tag = tagAt(text, start);
  const element = tag === null ? null : tag.isAlone ? ([tag.end, tag.end] as const) : endOfElement(text, tag);
  if (tag === null || element === null) return null;
  const [innerEnd, end] = element;
  if (/\S/.test(text.slice(end).split("\n", 1)[0] ?? "")) return null;
  const code = codeIn(tag, text.slice(start, tag.end), text.slice(tag.end, innerEnd), codeNamed);
  if (code === null) return null;
  const marker = first.slice(0, start);
  const space = marker.replaceAll(/\S/g, " ");
  return {
    lines: fenced(tag, code).map((one, row): Line => ({
      kind: "line",
      text: one === "" ? "" : (row === 0 ? marker : space) + one,
      at,
    })),
    last: index + text.slice(0, end).split("\n").length - 1,
  };
}

type Code = NonNullable<ReturnType<CodeNamed>>;

function codeIn(tag: Tag, opening: string, inner: string, codeNamed: CodeNamed): Code | null {
  const given = tag.attributes["code"];
  if (typeof given === "string") return { code: given, language: "" };
  const words = inner.trim();
  const [, name] = (words === "" ? /\bcode=\{\s*(\w+)\s*\}/.exec(opening) : /^\{\s*(\w+)\s*\}$/.exec(words)) ?? [];
  if (name !== undefined) return codeNamed(name);
  if (words === "" || /^<[A-Z]/.test(words)) return null;
  const [, expression] = /^\{([\s\S]*)\}$/.exec(words) ?? [];
  if (expression === undefined) return { code: plain(inner), language: "" };
  // What a template computes stays as it is written.
  const [, template] = /^\s*`([\s\S]*\$\{[\s\S]*)`\s*$/.exec(expression) ?? [];
  const value = template ?? readExpression(expression);
  return typeof value === "string" ? { code: value, language: "" } : null;
}

/** Lines without what they are all indented by. */
function plain(text: string): string {
  const lines = text.split("\n");
  const indent = Math.min(...lines.filter((line) => line.trim() !== "").map(indentOf));
  return lines.map((line) => outdented(line, indent)).join("\n");
}

function fenced(tag: Tag, { code, language }: Code): readonly string[] {
  const text = code.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
  const fence = fenceAround(text);
  const [, named] = /language-([\w+-]+)/.exec(textOf(tag, "className", "class") ?? "") ?? [];
  const title = textOf(tag, "title", "filename");
  const info = textOf(tag, "language", "lang") ?? named ?? language;
  return [`${fence}${info}${title === null ? "" : ` ${titled(title)}`}`, ...text.split("\n"), fence];
}
