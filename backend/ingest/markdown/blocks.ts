import type { BlockContent, Heading, List, ListItem, PhrasingContent, Table, TableRow } from "mdast";
import markdownIt, { type Token } from "markdown-it";
import { type Cursor, positionAt, take } from "./cursor.ts";
import { phrasesOf } from "./phrases.ts";

const { unescapeAll } = markdownIt().utils;

const enclosing = [
  "paragraph",
  "heading",
  "blockquote",
  "bullet_list",
  "ordered_list",
  "list_item",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
];

/** The tokens of blocks that `blocksOf` knows. */
export const blockKinds: ReadonlySet<string> = new Set([
  "fence",
  "code_block",
  "hr",
  ...enclosing.flatMap((name) => [`${name}_open`, `${name}_close`]),
]);

/** The blocks up to the end, or up to the token that closes what they are in; each token must be one of `blockKinds`. */
export function blocksOf(cursor: Cursor): BlockContent[] {
  const blocks: BlockContent[] = [];
  while (cursor.at < cursor.tokens.length) {
    const token = take(cursor);
    if (token.nesting === -1) return blocks;
    blocks.push(blockOf(token, cursor));
  }
  return blocks;
}

function blockOf(token: Token, cursor: Cursor): BlockContent {
  switch (token.type) {
    case "paragraph_open":
      return { type: "paragraph", children: textOf(cursor) };
    case "heading_open":
      return {
        type: "heading",
        depth: depthOf(token.tag),
        position: positionAt(cursor.line),
        children: textOf(cursor),
      };
    case "blockquote_open":
      return { type: "blockquote", children: blocksOf(cursor) };
    case "bullet_list_open":
    case "ordered_list_open":
      return listOf(token, cursor);
    case "table_open":
      return tableOf(cursor);
    case "fence":
    case "code_block":
      return { type: "code", ...languageOf(token.info), value: token.content.replace(/\n$/, "") };
    case "hr":
      return { type: "thematicBreak" };
    default:
      throw new Error(`A block of Markdown that is none: ${token.type}.`);
  }
}

/** The text of a paragraph, a heading or a cell; what closes it is taken too. */
function textOf(cursor: Cursor): PhrasingContent[] {
  const { children } = take(cursor);
  const phrases = phrasesOf({ tokens: children ?? [], at: 0, line: cursor.line });
  take(cursor);
  return phrases;
}

function depthOf(tag: string): Heading["depth"] {
  const depths = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const;
  const depth = Object.entries(depths).find(([name]) => name === tag)?.[1];
  if (depth === undefined) throw new Error(`A heading that is none: ${tag}.`);
  return depth;
}

/** The first word behind the fence, and the others. */
function languageOf(info: string): { readonly lang: string | null; readonly meta: string | null } {
  const [, lang = null, meta = null] = /^\s*(\S+)(?:\s+(.*\S))?/s.exec(unescapeAll(info)) ?? [];
  return { lang, meta };
}

function listOf(open: Token, cursor: Cursor): List {
  const children: ListItem[] = [];
  let spread = false;
  while (take(cursor).type === "list_item_open") {
    const first = cursor.at;
    children.push(toTask({ type: "listItem", spread: false, children: blocksOf(cursor) }));
    // The paragraphs of a tight list are hidden, those of a loose one are not.
    spread ||= cursor.tokens
      .slice(first, cursor.at)
      .some(({ type, level, hidden }) => type === "paragraph_open" && level === open.level + 2 && !hidden);
  }
  const start = open.type === "ordered_list_open" ? Number(open.attrGet("start") ?? 1) : null;
  return { type: "list", ordered: start !== null, start, spread, children };
}

/** An item that begins with a box is a task (GitHub Flavored Markdown, section 5.3). */
function toTask(item: ListItem): ListItem {
  const [paragraph] = item.children;
  const [text, ...others] = paragraph?.type === "paragraph" ? paragraph.children : [];
  const box = text?.type === "text" ? /^\[([\sx])\]\s+/i.exec(text.value) : null;
  if (text?.type !== "text" || box === null || text.value.length + others.length === box[0].length) return item;
  text.value = text.value.slice("[x] ".length);
  return { ...item, checked: /x/i.test(box[1] ?? "") };
}

function tableOf(cursor: Cursor): Table {
  const table: Table = { type: "table", align: [], children: [] };
  for (let token = take(cursor); token.type !== "table_close"; token = take(cursor)) {
    if (token.type === "tr_open") table.children.push(rowOf(cursor, table.align ?? []));
  }
  return table;
}

function rowOf(cursor: Cursor, align: NonNullable<Table["align"]>): TableRow {
  const row: TableRow = { type: "tableRow", children: [] };
  for (let cell = take(cursor); cell.type !== "tr_close"; cell = take(cursor)) {
    if (cell.type === "th_open")
      align.push(
        (["left", "center", "right"] as const).find((side) => cell.attrGet("style") === `text-align:${side}`) ?? null,
      );
    row.children.push({ type: "tableCell", children: textOf(cursor) });
  }
  return row;
}
