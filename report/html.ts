import { escapeAttribute } from "../html/escape.ts";

/** HTML that needs no escaping. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[];

/**
 * HTML template tag that escapes every value that is not `Html`: text from visitors is shown, never executed.
 *
 * @example html`<p>${"a < b"}</p>`.html // "<p>a &lt; b</p>"
 */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.map((part, index) => part + toText(values[index] ?? "")).join("") };
}

function toText(value: Value): string {
  if (typeof value === "object") return "html" in value ? value.html : value.map((part) => part.html).join("\n");
  return escapeAttribute(String(value)).replaceAll("'", "&#39;");
}

/** Rows shown at first; the rest are in a collapsed `<details>`. */
const rowsAtOnce = 20;

/** A table with a caption, or a line of text if there are no rows. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Value[])[],
  none: string,
): Html {
  if (rows.length === 0) return html`<p class="none">${none}</p>`;
  const more = rows.slice(rowsAtOnce);
  if (more.length === 0) return whole(caption, heads, rows);
  return html`${whole(caption, heads, rows.slice(0, rowsAtOnce))}<details><summary>${more.length} more</summary>${whole(`${caption}, continued`, heads, more)}</details>`;
}

function whole(caption: string, heads: readonly string[], rows: readonly (readonly Value[])[]): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
