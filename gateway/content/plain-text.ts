/**
 * Plain text as safe HTML that shows it letter for letter. It needs no gate: without `<` and `&` there is no markup in it.
 *
 * @example htmlOfText("a < b") // "a &lt; b"
 */
export const htmlOfText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
