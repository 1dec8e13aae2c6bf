import { codeBehind } from "../../content-folder/markdown/code-fences.ts";
import { headOf, labelOf, syncOf } from "./block-heads.ts";
import { indentOf, outdented } from "./items/items.ts";
import type { Item, Line, Open, Shape } from "./items/items.ts";

/** A block with all that is in it. */
interface Block {
  readonly open: Open;
  readonly parts: Part[];
}

type Part = Line | Block;

interface CardBlock extends Block {
  readonly open: Open & { readonly shape: Extract<Shape, { readonly kind: "card" }> };
}

/** Lines in our dialect, and how many colons the blocks in them need at most. */
interface Written {
  readonly lines: readonly Line[];
  readonly depth: number;
}

/** Writes the items of a text in our dialect: each block with more colons than those in it. */
export function writeBlocks(items: readonly Item[]): readonly Line[] {
  return writeParts(toParts(items), 0, 0).lines;
}

/** Puts what is between beginning and end into blocks. An end without a beginning is left out, and a block without an end goes on to that of the one around it. */
function toParts(items: readonly Item[]): readonly Part[] {
  const root: Part[] = [];
  const open: Block[] = [];
  for (const item of items) {
    if (item.kind === "close") {
      const place = open.findLastIndex(({ open: { key } }) => key === item.key);
      if (place !== -1) open.length = place;
      continue;
    }
    const into = open.at(-1)?.parts ?? root;
    if (item.kind === "line") into.push(item);
    else {
      const block = { open: item, parts: [] };
      into.push(block);
      open.push(block);
    }
  }
  return root;
}

/** Writes parts with their common indent replaced. */
function writeParts(parts: readonly Part[], from: number, to: number): Written {
  let depth = 0;
  const lines: Line[] = [];
  for (const part of parts) {
    if (!("parts" in part)) {
      const isBlank = part.text.trim() === "" && part.isCode !== true;
      if (isBlank && lines.at(-1)?.text === "") continue;
      depth = Math.max(depth, depthOfCode(part));
      lines.push({ ...part, text: part.text.trim() === "" ? "" : " ".repeat(to) + outdented(part.text, from) });
      continue;
    }
    const written = writeBlock(part, to + Math.max(0, part.open.indent - from));
    depth = Math.max(depth, written.depth);
    const isMarker = /^\s*(?:[-*+]|\d+[.)])\s*$/.test(lines.at(-1)?.text ?? "");
    if (!isMarker) pushBlank(lines, part.open.at);
    lines.push(...written.lines);
    pushBlank(lines, part.open.at);
  }
  return { lines, depth };
}

/** A line of colons ends the block around it in code too, unless the block has more of them. */
function depthOfCode({ text, isCode }: Line): number {
  const [, colons = ""] = isCode === true ? (/^\s*(:{3,})\s*$/.exec(text) ?? []) : [];
  return colons === "" ? 0 : colons.length - 2;
}

function pushBlank(lines: Line[], at: number): void {
  const last = lines.at(-1);
  if (last !== undefined && last.text !== "") lines.push({ kind: "line", text: "", at });
}

function writeBlock(block: Block, indent: number): Written {
  const { shape, at } = block.open;
  const line = (text: string): Line => ({ kind: "line", text: text === "" ? "" : " ".repeat(indent) + text, at });
  const inside = (to: number): Written => trimmed(writeParts(block.parts, commonIndent(block.parts), to));
  switch (shape.kind) {
    case "plain": {
      const { lines, depth } = inside(indent);
      const before = shape.before.map(line);
      return {
        lines: before.length > 0 && lines.length > 0 ? [...before, line(""), ...lines] : [...before, ...lines],
        depth,
      };
    }
    case "tab": {
      const { lines, depth } = inside(indent);
      return { lines: [line(`**${shape.title ?? "Tab"}**`), line(""), ...lines], depth };
    }
    case "step": {
      const { lines, depth } = inside(indent + 3);
      const head = line(`1. ${shape.title === null ? "" : `**${shape.title}**`}`.trimEnd());
      return { lines: shape.title === null ? [head, ...lines] : [head, line(""), ...lines], depth };
    }
    case "tabs":
      return writeTabs(block, shape, indent);
    case "cards":
      return writeCards(block, indent);
    case "card": {
      const { lines, depth } = inside(indent);
      const more = [...(shape.text === null ? [] : [line(shape.text)]), ...lines];
      return { lines: more.length === 0 ? [line(shape.head)] : [line(shape.head), line(""), ...more], depth };
    }
    default: {
      const { lines, depth } = inside(indent);
      const colons = ":".repeat(3 + depth);
      return { lines: [line(`${colons}${headOf(shape)}`), ...lines, line(colons)], depth: depth + 1 };
    }
  }
}

/** Cards are a list; what else stands between them stays as it is. */
function writeCards(block: Block, indent: number): Written {
  const isCard = (part: Part): part is CardBlock => "parts" in part && part.open.shape.kind === "card";
  const parts = block.parts.filter((part) => "parts" in part || part.text.trim() !== "");
  if (parts.length === 0 || !parts.every(isCard))
    return trimmed(writeParts(block.parts, commonIndent(block.parts), indent));
  const { at } = block.open;
  const line = (text: string): Line => ({ kind: "line", text: text === "" ? "" : " ".repeat(indent) + text, at });
  const written = parts.map((card) => {
    const { head, text } = card.open.shape;
    const { lines, depth } = trimmed(writeParts(card.parts, commonIndent(card.parts), indent + 2));
    const words = text === null ? "" : ` ${text}`;
    return { lines: [line(`- ${head}${words}`), ...(lines.length === 0 ? [] : [line(""), ...lines])], depth };
  });
  const depth = Math.max(0, ...written.map((one) => one.depth));
  const colons = ":".repeat(3 + depth);
  return { lines: [line(`${colons}cards`), ...written.flatMap((one) => one.lines), line(colons)], depth: depth + 1 };
}

/** Tabs are named by lines between them; what stands before the first one goes before all. */
function writeTabs(block: Block, shape: Extract<Shape, { readonly kind: "tabs" }>, indent: number): Written {
  const from = commonIndent(block.parts);
  const isTab = (part: Part): part is Block => "parts" in part && part.open.shape.kind === "tab";
  const tabs = block.parts.filter(isTab);
  const rest = trimmed(
    writeParts(
      block.parts.filter((part) => !isTab(part)),
      from,
      indent,
    ),
  );
  if (tabs.length === 0) return rest;
  const written = tabs.map(({ parts }) => trimmed(writeParts(parts, commonIndent(parts), indent)));
  const depth = Math.max(0, ...written.map((one) => one.depth));
  const colons = ":".repeat(3 + depth);
  const line = (text: string): Line => ({
    kind: "line",
    text: text === "" ? "" : " ".repeat(indent) + text,
    at: block.open.at,
  });
  const lines = written.flatMap((one, index) => {
    const own = tabs[index]?.open.shape;
    const title = (own?.kind === "tab" ? own.title : null) ?? shape.titles[index] ?? `Tab ${index + 1}`;
    return [line(`::tab${labelOf(title)}`), ...one.lines, line("")];
  });
  const before = rest.lines.length > 0 ? [...rest.lines, line("")] : [];
  return {
    lines: [...before, line(`${colons}tabs${syncOf(shape.sync)}`), ...lines, line(colons)],
    depth: Math.max(rest.depth, depth + 1),
  };
}

/** The indent that all parts have; code inside a fence has it from its fence. */
function commonIndent(parts: readonly Part[]): number {
  let fence = false;
  const indents = parts.flatMap((part) => {
    if ("parts" in part) return [part.open.indent];
    const isFence = part.isCode === true && codeBehind(part.text, null) !== null;
    const counts = part.text.trim() !== "" && (part.isCode !== true || (isFence && !fence));
    fence = part.isCode === true && part.text.trim() !== "";
    return counts ? [indentOf(part.text)] : [];
  });
  return indents.length === 0 ? 0 : Math.min(...indents);
}

/** Without blank lines at the beginning and the end. */
function trimmed({ lines, depth }: Written): Written {
  const first = lines.findIndex(({ text }) => text !== "");
  const last = lines.findLastIndex(({ text }) => text !== "");
  return { lines: first === -1 ? [] : lines.slice(first, last + 1), depth };
}
