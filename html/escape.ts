/**
 * Escapes a text for use between HTML tags (HTML Standard, "Escaping a string").
 *
 * @example escapeText("a < b") // "a &lt; b"
 */
export function escapeText(text: string): string {
  return escapeTags(text.replaceAll("&", "&amp;")).replaceAll(">", "&gt;");
}

/**
 * Escapes what begins tags in a text that may hold entities: they stay what they are.
 *
 * @example escapeTags("a &amp; b < c") // "a &amp; b &lt; c"
 */
export function escapeTags(text: string): string {
  return text.replaceAll("<", "&lt;");
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
