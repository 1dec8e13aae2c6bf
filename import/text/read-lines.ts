import { codeBehind, endsCode } from "../../content-folder/markdown/code-fences.ts";
import type { OpenCode } from "../../content-folder/markdown/code-fences.ts";
import type { TakeNote } from "../note.ts";
import { writeBlocks } from "./blocks.ts";
import { capitalised } from "./capitalised.ts";
import { calloutOf } from "./callouts.ts";
import { ourFence } from "./code/code-fence.ts";
import { isIndentedCode } from "./items/indented-code.ts";
import { indentOf, outdented } from "./items/items.ts";
import type { Item, Line, Shape } from "./items/items.ts";
import { withMarkedLines } from "./code/marked-lines.ts";
import type { Markup } from "./markup.ts";
import { readMarkup } from "./read-markup.ts";
import { noteRoles, withRoles } from "./myst/myst-roles.ts";
import { withPlaceOfLabel } from "./ids/myst-places.ts";
import { aroundMyst, mystBlock } from "./myst/myst.ts";
import { mystInside } from "./myst/myst-inside.ts";
import { slashLine } from "./slash-blocks.ts";
import type { SlashBlocks } from "./slash-blocks.ts";
import { closedTagsIn } from "./reading.ts";

/** Takes the text of another tool apart: into lines of Markdown, and where blocks begin and end. */
export function readLines(lines: readonly Line[], markup: Markup, note: TakeNote): readonly Item[] {
  const items: Item[] = [];
  const closed = closedTagsIn(lines);
  let prose: Line[] = [];
  const settle = (): void => {
    if (prose.length > 0) items.push(...readMarkup(prose, { markup, note, closed }));
    prose = [];
  };
  const colons: string[] = [];
  const slashes: SlashBlocks = { open: [], set: null };
  const isAmong = (kind: string): boolean => items.findLast((item) => item.kind === "open")?.key === kind;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const fence = codeBehind(line.text, null);
    const block = markup.hasIndentedBlocks ? indentedBlock(lines, index) : null;
    const colon = markup.hasColonBlocks ? colonLine(line, colons) : null;
    const slash = markup.hasIndentedBlocks ? slashLine(lines, index, slashes) : null;
    const myst = mystBlock(lines, index, note);
    const inside = myst === null ? mystInside(lines, index, note) : null;
    if (inside !== null) {
      settle();
      items.push(...inside.around(writeBlocks(readLines(inside.lines, markup, note))));
      index = inside.last;
    } else if (myst !== null) {
      settle();
      const { open, close } = aroundMyst(myst, line);
      items.push(...myst.place, open, ...(myst.isCode ? myst.lines : readLines(myst.lines, markup, note)), close);
      index = myst.last;
    } else if (fence !== null || (!markup.isMdx && isIndentedCode(lines, index))) {
      settle();
      const end = fence === null ? index : endOfFence(lines, index, fence);
      const first = fence === null ? line.text : ourFence(line.text, isAmong(":code-group"), markup.hasBareTitles);
      const code = lines.slice(index, end + 1);
      const plain = code.map((one, at): Line => ({
        ...one,
        text: at === 0 ? first : unescaped(one.text),
        isCode: true,
      }));
      items.push(...(fence === null ? plain : withMarkedLines(plain)));
      index = end;
    } else if (block !== null) {
      settle();
      items.push(...block.open, ...readLines(block.lines, markup, note), ...block.close);
      index = block.last;
    } else if (slash !== null) {
      settle();
      items.push(...slash.items);
      index = slash.last;
    } else if (colon !== null) {
      settle();
      items.push(colon);
    } else {
      if (markup.isMyst === true) noteRoles(line, note);
      prose.push(markup.isMyst === true ? withRoles(withPlaceOfLabel(line)) : line);
    }
  }
  settle();
  return items;
}

/** A shortcode that is shown, as Hugo writes it in code. */
function unescaped(text: string): string {
  return text.replaceAll(/\{\{([<%])\/\*(.*?)\*\/([>%])\}\}/g, "{{$1$2$3}}");
}

function endOfFence(lines: readonly Line[], start: number, fence: OpenCode): number {
  const end = lines.findIndex(({ text }, index) => index > start && codeBehind(text, fence) !== fence);
  return end === -1 ? lines.length - 1 : endsCode(lines[end]?.text ?? "", fence) ? end : end - 1;
}

interface IndentedBlock {
  readonly open: readonly Item[];
  readonly lines: readonly Line[];
  readonly close: readonly Item[];
  readonly last: number;
}

const admonition = /^(\s*)(!!!|\?\?\?\+?)\s+([\w-]+)((?:\s+[\w-]+)*)(?:\s+"(.*)")?\s*$/;
const tabLine = /^(\s*)===[!+]?\s+"(.*)"\s*$/;

/** A block of Python-Markdown: its first line, and all that is four columns further in. */
function indentedBlock(lines: readonly Line[], index: number): IndentedBlock | null {
  const line = lines[index];
  const isTab = tabLine.test(line?.text ?? "");
  const match = isTab ? tabLine.exec(line?.text ?? "") : admonition.exec(line?.text ?? "");
  if (match === null || line === undefined) return null;
  const indent = indentOf(line.text);
  const end = endOfIndented(lines, index + 1, indent + 4);
  const inside = lines
    .slice(index + 1, end)
    .map((one) => ({ ...one, text: outdented(one.text, indent + 4) }))
    .map((one) => ({ ...one, text: one.text === "" ? "" : " ".repeat(indent) + one.text }));
  const begin = (shape: Shape, key: string): Item => ({ kind: "open", shape, key, indent, at: line.at });
  const stop = (key: string): Item => ({ kind: "close", key, at: line.at });
  if (!isTab)
    return { open: [begin(shapeOfAdmonition(match), "!!!")], lines: inside, close: [stop("!!!")], last: end - 1 };
  const isFirst = !isSameSet(lines, index, indent);
  const isLast = !(tabLine.test(lines[end]?.text ?? "") && indentOf(lines[end]?.text ?? "") === indent);
  return {
    open: [
      ...(isFirst ? [begin({ kind: "tabs", sync: null, titles: [] }, "===s")] : []),
      begin({ kind: "tab", title: match[2] ?? null }, "==="),
    ],
    lines: inside,
    close: [stop("==="), ...(isLast ? [stop("===s")] : [])],
    last: end - 1,
  };
}

function shapeOfAdmonition([, , mark = "!!!", name = "note", , title]: RegExpExecArray): Shape {
  if (mark === "!!!")
    return {
      kind: "callout",
      name: calloutOf(name) ?? "note",
      title: title ?? (calloutOf(name) === null ? name : null),
    };
  return { kind: "details", title: title ?? capitalised(name), isOpen: mark.endsWith("+") };
}

function endOfIndented(lines: readonly Line[], start: number, indent: number): number {
  let end = start;
  for (let at = start; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? "";
    if (text.trim() === "") continue;
    if (indentOf(text) < indent) break;
    end = at + 1;
  }
  // Blank lines between the tabs of one set belong to the tab before.
  const next = lines.findIndex(({ text }, at) => at >= end && text.trim() !== "");
  return next !== -1 && tabLine.test(lines[next]?.text ?? "") ? next : end;
}

/** Whether the tab on a line belongs to a set that has begun before. */
function isSameSet(lines: readonly Line[], index: number, indent: number): boolean {
  for (let before = index - 1; before >= 0; before -= 1) {
    const text = lines[before]?.text ?? "";
    if (text.trim() === "" || indentOf(text) > indent) continue;
    return tabLine.test(text) && indentOf(text) === indent;
  }
  return false;
}

const colonOpening = /^(\s*)(:{3,})\s*([A-Za-z][\w-]*)\s*(?:\[((?:[^[\]]|\[[^\]]*\])*)\]|\{[^}]*\})*\s*(.*?)\s*$/;

/** A line that begins or ends a `:::` block; null for any other. `open` holds the keys of those that are open. */
function colonLine(line: Line, open: string[]): Item | null {
  if (/^\s*:{3,}\s*$/.test(line.text)) {
    const key = open.pop();
    return key === undefined ? null : { kind: "close", key, at: line.at };
  }
  const match = colonOpening.exec(line.text);
  if (match === null) return null;
  const [, space = "", colons = ":::", name = "", label, rest = ""] = match;
  const shape = shapeOfColons(name, label ?? (rest === "" ? null : rest.replace(/^\{[^}]*\}\s*/, "")));
  if (shape === null) return null;
  const key = shape.kind === "code-group" ? ":code-group" : `${colons}${open.length}`;
  open.push(key);
  return { kind: "open", shape, key, indent: indentOf(space), at: line.at };
}

function shapeOfColons(name: string, title: string | null): Shape | null {
  const label = title === "" ? null : title;
  if (name === "details") return { kind: "details", title: label, isOpen: false };
  if (name === "code-group") return { kind: "code-group", sync: null };
  if (name === "steps") return { kind: "steps" };
  if (name === "tabs") return { kind: "tabs", sync: null, titles: [] };
  if (name === "v-pre" || name === "raw") return { kind: "plain", before: [] };
  const callout = calloutOf(name);
  return callout === null ? null : { kind: "callout", name: callout, title: label };
}
