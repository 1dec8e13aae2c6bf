import type { Rows } from "./mailbox-rows.ts";

/** Cells that a spreadsheet evaluates as a formula, also after white space. */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * Formats rows as CSV (RFC 4180), column names first. Cells that a spreadsheet would evaluate get a leading apostrophe, because visitors write them;
 * those of the site's own columns stay as they are.
 *
 * @example toCsv({ columns: ["name"], ownColumns: [], rows: [["=1+1"]] }) // "name\r\n'=1+1\r\n"
 */
export function toCsv({ columns, ownColumns, rows }: Pick<Rows, "columns" | "ownColumns" | "rows">): string {
  const isOwn = columns.map((name) => ownColumns.includes(name));
  const toCells = (row: readonly (string | null)[]): string =>
    row.map((value, index) => quoted(isOwn[index] === true ? (value ?? "") : guarded(value ?? ""))).join(",");
  return [columns, ...rows].map((row) => `${toCells(row)}\r\n`).join("");
}

function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
