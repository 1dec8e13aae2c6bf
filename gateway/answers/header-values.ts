/** Headers that are an address, or hold one. */
const addressHeaders = new Set(["location", "content-location", "link"]);

/** What is longer no proxy takes, and most browsers do not either. */
const longestValue = 8_192;

const plain = /^[\x20-\x7E]*$/;

/**
 * Headers as they can be sent, whatever their values were made of: Node.js throws at a letter beyond Latin-1 and at control characters.
 * Addresses are percent-encoded (RFC 3986). Other values go out as UTF-8, control characters as spaces (RFC 9110, section 5.5). A value that is too long is left out.
 *
 * @example sendableHeaders({ location: "/blog/Über uns" }) // { location: "/blog/%C3%9Cber%20uns" }
 */
export const sendableHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => toSendable(name, value).map((sendable) => [name, sendable])),
  );

/** The values of a header that comes several times, as `Set-Cookie` does. */
export const sendableValues = (name: string, values: readonly string[]): string[] =>
  values.flatMap((value) => toSendable(name, value));

const toSendable = (name: string, value: string): readonly string[] => {
  const sendable = addressHeaders.has(name) ? encodedAddress(name, value) : plain.test(value) ? value : utf8(value);
  return sendable.length > longestValue ? [] : [sendable];
};

/** A space is between the parts of a `Link`; elsewhere it is a part of the address. */
const encodedAddress = (name: string, value: string): string =>
  value.replaceAll(name === "link" ? /[^\x20-\x7E]+/g : /[^\x21-\x7E]+/g, (letters) =>
    encodeURIComponent(letters.toWellFormed()),
  );

/** Node.js writes a letter of Latin-1 as one byte: so these are the bytes of UTF-8, as a docs backend sent them. */
const utf8 = (value: string): string =>
  Buffer.from(
    value.replaceAll(/\p{Cc}/gu, (letter) => (letter === "\t" ? letter : " ")),
    "utf8",
  ).toString("latin1");
