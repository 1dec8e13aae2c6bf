import { capitalised } from "./capitalised.ts";
import { calloutOf } from "./callouts.ts";
import { indentOf } from "./items/items.ts";
import type { Item, Line, Shape } from "./items/items.ts";

/** Blocks of PyMdown that are open, `/// note | Title` up to as many slashes. */
export interface SlashBlocks {
  readonly open: { readonly slashes: string; readonly key: string; readonly set: string | null }[];
  /** The set of tabs that the next block goes on with. */
  set: string | null;
}

/** What a line of slashes begins or ends, and the last line that belongs to it: options may stand below the first. */
interface SlashLine {
  readonly items: readonly Item[];
  readonly last: number;
}

const opening = /^\s*(\/{3,})\s*([A-Za-z][\w-]*)\s*(?:\|\s*(.*?)\s*)?$/;

/** Reads a line that begins or ends a block of PyMdown; null for any other. */
export function slashLine(lines: readonly Line[], index: number, blocks: SlashBlocks): SlashLine | null {
  const line = lines[index];
  if (line === undefined || !line.text.includes("///")) return null;
  if (/^\s*\/{3,}\s*$/.test(line.text)) return closed(lines, index, blocks);
  const [, slashes = "", name = "", title = null] = opening.exec(line.text) ?? [];
  const last = lastOption(lines, index);
  const options = new Map(lines.slice(index + 1, last + 1).map(({ text }) => optionOn(text)));
  const isEnded = slashes !== "" && lines.some(({ text }, at) => at > last && text.trim() === slashes);
  if (!isEnded) return null;
  const shape = shapeOf(name.toLowerCase(), title, options);
  const key = `${slashes}${blocks.open.length}`;
  const begin = (one: Shape, as: string): Item => ({
    kind: "open",
    shape: one,
    key: as,
    indent: indentOf(line.text),
    at: line.at,
  });
  const isNext = shape.kind === "tab" && blocks.set !== null;
  const set = shape.kind === "tab" ? (blocks.set ?? `${key} set`) : null;
  blocks.open.push({ slashes, key, set });
  blocks.set = null;
  const before = set === null || isNext ? [] : [begin({ kind: "tabs", sync: null, titles: [] }, set)];
  return { items: [...before, begin(shape, key)], last };
}

/** A tab ends its set, too, unless the next block is one. */
function closed(lines: readonly Line[], index: number, blocks: SlashBlocks): SlashLine | null {
  const { text = "", at = 1 } = lines[index] ?? {};
  if (blocks.open.at(-1)?.slashes !== text.trim()) return null;
  const block = blocks.open.pop();
  if (block === undefined) return null;
  const next = lines.find((one, place) => place > index && one.text.trim() !== "");
  const [, slashes, name] = opening.exec(next?.text ?? "") ?? [];
  const goesOn = block.set !== null && slashes === block.slashes && name === "tab";
  blocks.set = goesOn ? block.set : null;
  const keys = block.set === null || goesOn ? [block.key] : [block.key, block.set];
  return { items: keys.map((key): Item => ({ kind: "close", key, at })), last: index };
}

/** The last of the options right below the first line of a block, `    type: warning`. */
function lastOption(lines: readonly Line[], index: number): number {
  const indent = indentOf(lines[index]?.text ?? "") + 4;
  const isOption = (text: string): boolean => indentOf(text) >= indent && /^\s*[\w-]+:(?:\s|$)/.test(text);
  const end = lines.findIndex(({ text }, at) => at > index && !isOption(text));
  return (end === -1 ? lines.length : end) - 1;
}

function optionOn(text: string): readonly [string, string] {
  const [, name = "", value = ""] = /^\s*([\w-]+):\s*["']?(.*?)["']?\s*$/.exec(text) ?? [];
  return [name, value];
}

function shapeOf(name: string, title: string | null, options: ReadonlyMap<string, string>): Shape {
  if (name === "tab") return { kind: "tab", title };
  if (name === "details") return { kind: "details", title: title ?? "Details", isOpen: options.get("open") === "true" };
  if (/^(?:html|definition|caption|figure-caption|table-caption)$/.test(name)) return { kind: "plain", before: [] };
  const callout = calloutOf(name === "admonition" ? (options.get("type") ?? "note") : name);
  if (callout !== null) return { kind: "callout", name: callout, title };
  // A kind of the site's own is said by its name.
  const own = capitalised(name.replaceAll("-", " "));
  return { kind: "callout", name: "note", title: title === null ? own : `${own}: ${title}` };
}
