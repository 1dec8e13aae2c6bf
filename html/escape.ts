/**
 * Escapes a text for use between HTML tags (HTML Standard, "Escaping a string").
 *
 * @example escapeText("a < b") // "a &lt; b"
 */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Escapes a text for use in a double-quoted attribute, or between tags. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

/**
 * The text that serialised HTML stands for (HTML Standard, "Escaping a string"): tags are not looked at.
 *
 * @example unescaped("a &lt; b") // "a < b"
 */
export function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
