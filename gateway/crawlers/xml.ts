const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes text for XML content and attributes; characters that XML 1.0 forbids are removed. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** How many bytes a text takes as XML, at most. */
export function escapedBytes(text: string): number {
  return /^[^&<>"'\u0080-\uFFFF]*$/.test(text) ? text.length : Buffer.byteLength(escapeXml(text));
}
