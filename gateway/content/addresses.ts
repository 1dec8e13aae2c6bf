/** The kind of target an address in a text has. `forbidden` is everything else, including `javascript:` and `data:`. */
export type AddressKind = "internal" | "external" | "contact" | "forbidden";

/** Base for resolving relative addresses as a browser would. No host has this name (RFC 2606). */
const anywhere = "https://site.invalid/a/b";

/**
 * How a browser would read an address. The URL parser decides rather than a pattern, because that is what browsers use: it
 * drops tabs and line breaks inside `java script:` and reads `/\host` as another host.
 *
 * @example addressKindOf("//host/x") // "external"
 */
export function addressKindOf(address: string): AddressKind {
  const url = URL.parse(address, anywhere);
  if (url === null) return "forbidden";
  if (url.protocol === "mailto:" || url.protocol === "tel:") return "contact";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "forbidden";
  return url.host === "site.invalid" ? "internal" : "external";
}

/**
 * Whether a page may load a picture from an address: from its own origin, or over `https:`. The page's content security
 * policy would block any other, and over plain HTTP the network would see what is being read.
 */
export function isImageAddress(address: string): boolean {
  return address !== "" && URL.parse(address, anywhere)?.protocol === "https:";
}
