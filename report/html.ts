import { escapeAttribute } from "../html/escape.ts";

/** Text that is safe in HTML as it stands. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[];

/**
 * HTML with every value escaped that is not HTML already: what readers and strangers wrote is shown, never run.
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

/** So many rows show at once; the others open on request. */
const rowsAtOnce = 20;

/** A table with a caption; one line of text where it has no rows. */
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
