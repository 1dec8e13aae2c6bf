/**
 * A text as it stands between the tags of HTML (HTML Standard, "Escaping a string").
 *
 * @example escapeText("a < b") // "a &lt; b"
 */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A text as it stands between the double quotes of an attribute. It may stand between tags too. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
