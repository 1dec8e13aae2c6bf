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
  return String(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}

/** A table with a caption; one line of text where it has no rows. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly Value[])[], none: string): Html {
  if (rows.length === 0) return html`<p class="none">${none}</p>`;
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** One bar of a plot. */
export interface Bar {
  readonly label: string;
  readonly count: number;
}

const rowPx = 30;
const labelPx = 150;
const barPx = 330;

/** Bars side by side as an inline picture, each with its number; the picture's text says the same. */
export function plot(title: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const words = bars.map(({ label, count }) => `${label}: ${count}`).join(", ");
  return html`<figure><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${labelPx + barPx + 60} ${bars.length * rowPx}" role="img" aria-label="${`${title}. ${words}`}">${bars.map(({ label, count }, index) => {
    const y = index * rowPx;
    const width = count === 0 ? 0 : Math.max(2, Math.round((count / most) * barPx));
    return html`<text class="label" x="${labelPx - 8}" y="${y + 20}">${cut(label)}</text><rect x="${labelPx}" y="${y + 5}" width="${width}" height="20" rx="3"/><text x="${labelPx + width + 8}" y="${y + 20}">${count}</text>`;
  })}</svg></figure>`;
}

function cut(label: string): string {
  return label.length > 20 ? `${label.slice(0, 19)}…` : label;
}
