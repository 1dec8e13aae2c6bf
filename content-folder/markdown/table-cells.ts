import { HeavyText } from "./heavy-text.ts";
import { isBlank } from "./text-lines.ts";
import type { TextLine } from "./text-lines.ts";

/** More cells than the tables of any text have, and still read in about a second. A short row is filled up to the columns of its table. */
const tableCellsMax = 100_000;

/** @throws HeavyText for a text whose tables have so many cells that they would take very long. */
export function assertTables(lines: readonly TextLine[]): void {
  let cells = 0;
  let columns = 0;
  let before = "";
  for (const { text: own, line } of lines) {
    if (isBlank(own)) columns = 0;
    else if (columns === 0) columns = tableColumns(before, own);
    cells += columns;
    before = own;
    if (cells > tableCellsMax) throw new HeavyText(line, tooMany(columns));
  }
}

/** How many columns a table has whose first two lines these may be; 0 where they are no table. */
export function tableColumns(first: string, second: TextLine["text"]): number {
  if (!/^[\s>|:*+\d.)-]+$/.test(second) || !second.includes("-") || !`${first}${second}`.includes("|")) return 0;
  const columns = columnsOf(second);
  return columns === columnsOf(first) ? columns : 0;
}

/** Pipes at both ends of a row are no columns of their own. */
function columnsOf(row: string): number {
  const inside = row
    .replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?\|?/, "")
    .trimEnd()
    .replace(/(?<!\\)\|$/, "");
  return inside.split(/(?<!\\)\|/).length;
}

function tooMany(columns: number): string {
  return `its tables have more than ${tableCellsMax} cells (${columns} columns at this line): expected fewer. Split the tables over several documents, or take out columns`;
}
