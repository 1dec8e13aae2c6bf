import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { destination, imageText } from "../text/pictures.ts";
import { attributeOf, findIn, wordsIn } from "./html-tree.ts";
import type { Element } from "./html-tree.ts";

const reader = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze();

/** What a column of a table of cards holds. */
type Column = "shown" | "target" | "cover" | "dark cover" | "hidden";

/**
 * The cards that GitBook shows in place of a table, as ours; null for any other table. Each row is a card: the first of its cells is the title, hidden ones say
 * where it leads and its picture. `markdownOf`: the Markdown of a cell.
 */
export function cardsOfTable(html: string, markdownOf: (html: string) => readonly string[]): readonly string[] | null {
  if (!/^\s*<table\b[^>]*\bdata-view="cards"/.test(html)) return null;
  const [table] = reader.parse(html).children;
  const columns = table?.type === "element" ? namedIn(table, "th").map(columnOf) : [];
  const rows = table?.type === "element" ? namedIn(table, "tr").filter((row) => findIn(row, "td") !== null) : [];
  const cards = rows.flatMap((row) => cardOf(namedIn(row, "td"), columns, markdownOf));
  return cards.length === 0 ? null : [":::cards", ...cards, ":::"];
}

/** Elements of a name in an element, in their order. */
function namedIn({ children }: Element, name: string): readonly Element[] {
  return children.flatMap((child) =>
    child.type !== "element" ? [] : child.tagName === name ? [child] : namedIn(child, name),
  );
}

function columnOf(head: Element): Column {
  const has = (name: string): boolean => Object.hasOwn(head.properties, name);
  if (has("dataCardTarget")) return "target";
  if (has("dataCardCoverDark")) return "dark cover";
  if (has("dataCardCover")) return "cover";
  return has("dataHidden") ? "hidden" : "shown";
}

function cardOf(
  cells: readonly Element[],
  columns: readonly Column[],
  markdownOf: (html: string) => readonly string[],
): readonly string[] {
  const linkIn = (kind: Column): string | null => linkOf(cells.find((_cell, index) => columns[index] === kind));
  const shown = cells.filter(
    (cell, index) => columns[index] === "shown" && (wordsIn(cell).trim() !== "" || findIn(cell, "img") !== null),
  );
  const [first, ...rest] = shown;
  const head = first?.children.find((child) => child.type === "element" && child.tagName === "strong");
  const title =
    first === undefined
      ? ""
      : wordsIn(head ?? first)
          .replaceAll(/\s+/g, " ")
          .trim();
  const below = head === undefined ? [] : (first?.children.filter((child) => child !== head) ?? []);
  const href = linkIn("target") ?? linkOf(first);
  const cover = linkIn("cover");
  if (title === "" && href === null) return [];
  const words = (title === "" ? (href ?? "") : title).replaceAll(/[[\]*_`]/g, "\\$&");
  const picture = cover === null ? [] : [imageText(cover, "", { dark: linkIn("dark cover") })];
  const texts = [below, ...rest.map(({ children }) => children)]
    .filter((children) => children.some((child) => wordsIn(child).trim() !== "" || child.type === "element"))
    .map((children) => markdownOf(reader.stringify({ type: "root", children })));
  const inside = [...picture.map((line) => [line]), ...texts].flatMap((lines) => [
    "",
    ...lines.map((line) => (line === "" ? "" : `  ${line}`)),
  ]);
  return [`- ${href === null ? `**${words}**` : `**[${words}](${destination(href)})**`}`, ...inside];
}

function linkOf(cell: Element | undefined): string | null {
  const link = cell === undefined ? null : findIn(cell, "a");
  return link === null ? null : attributeOf(link, "href");
}
