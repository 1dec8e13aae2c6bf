/**
 * A `mailto:` URL with recipient, subject and body (RFC 6068).
 *
 * @example mailLink("help@example.com", "A question", "Hello.") // "mailto:help@example.com?subject=A%20question&body=Hello."
 */
export function mailLink(to: string, subject: string, text = ""): string {
  const body = text === "" ? "" : `&body=${encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"))}`;
  return `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}${body}`;
}
