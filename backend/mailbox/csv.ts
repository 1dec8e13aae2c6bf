/** Cells that a spreadsheet evaluates as a formula, also after white space. */
const formula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * Formats rows as CSV (RFC 4180), column names first. Cells that a spreadsheet would evaluate get a leading apostrophe, because visitors write them.
 *
 * @example toCsv(["name"], [["=1+1"]]) // "name\r\n'=1+1\r\n"
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | null): string {
  const text = value ?? "";
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
