import type { Answer } from "./answer.ts";

/** Headers that are, or contain, a URL. */
const addressHeaders = new Set(["location", "content-location", "link"]);

/** Proxies and most browsers reject longer values. */
const longestValue = 8_192;

const plain = /^[\x20-\x7E]*$/;

/**
 * Headers whose values are safe to send: Node.js throws on characters beyond Latin-1 and on control characters. URLs are percent-encoded (RFC 3986).
 * Other values are sent as UTF-8, with control characters as spaces (RFC 9110, section 5.5). Values that are too long are left out.
 *
 * @example sendableHeaders({ location: "/blog/Über uns" }) // { location: "/blog/%C3%9Cber%20uns" }
 */
export function sendableHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => toSendable(name, value).map((sendable) => [name, sendable])),
  );
}

/** Like `sendableHeaders`, for a header with several values such as `Set-Cookie`. */
export function sendableValues(name: string, values: readonly string[]): string[] {
  return values.flatMap((value) => toSendable(name, value));
}

/**
 * The `location` of an answer that keeps the query of a request, unless it has one of its own, in a form that can be sent; null for any other answer.
 * `url`: as requested.
 */
export function keptLocation(
  { headers, keepsQuery }: Pick<Answer, "headers" | "keepsQuery">,
  url: string,
): string | null {
  const at = url.indexOf("?");
  const { location } = headers;
  if (!keepsQuery || at === -1 || location === undefined || location.includes("?")) return null;
  const [query = ""] = url.slice(at).split("#", 1);
  const [path = "", ...part] = location.split(/(?=#)/);
  return sendableHeaders({ location: path + (query === "?" ? "" : query) + part.join("") }).location ?? null;
}

function toSendable(name: string, value: string): readonly string[] {
  const sendable = addressHeaders.has(name) ? encodedAddress(name, value) : plain.test(value) ? value : utf8(value);
  return sendable.length > longestValue ? [] : [sendable];
}

/** In `Link`, spaces separate the parts; elsewhere a space belongs to the URL and is encoded. */
function encodedAddress(name: string, value: string): string {
  return value.replaceAll(name === "link" ? /[^\x20-\x7E]+/g : /[^\x21-\x7E]+/g, (letters) =>
    encodeURIComponent(letters.toWellFormed()),
  );
}

/** Node.js writes each Latin-1 character as one byte, so these become the bytes of UTF-8, as a docs backend sent them. */
function utf8(value: string): string {
  return Buffer.from(
    value.replaceAll(/\p{Cc}/gu, (letter) => (letter === "\t" ? letter : " ")),
    "utf8",
  ).toString("latin1");
}
