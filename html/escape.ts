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
