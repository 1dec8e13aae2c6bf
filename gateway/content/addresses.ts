/** What an address in a text leads to. `forbidden` stands for everything else, `javascript:` and `data:` among it. */
export type AddressKind = "internal" | "external" | "contact" | "forbidden";

/** Where relative addresses are resolved, to see what a browser would make of them. No host has this name (RFC 2606). */
const anywhere = "https://site.invalid/a/b";

/**
 * What a browser would make of an address. It is asked of the URL parser and not of a pattern, because that is what browsers
 * use: it drops tabs and line breaks inside of `java script:` and reads `/\host` as another host.
 *
 * @example addressKindOf("//host/x") // "external"
 */
export const addressKindOf = (address: string): AddressKind => {
  const url = URL.parse(address, anywhere);
  if (url === null) return "forbidden";
  if (url.protocol === "mailto:" || url.protocol === "tel:") return "contact";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "forbidden";
  return url.host === "site.invalid" ? "internal" : "external";
};

/**
 * Whether a page may load a picture from an address: from its own origin, or over `https:`. Every other one would be stopped by the
 * page's policy, and tell somebody on the way what is read.
 */
export const isImageAddress = (address: string): boolean =>
  address !== "" && URL.parse(address, anywhere)?.protocol === "https:";
