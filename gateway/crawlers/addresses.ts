/** The site as its files describe it. */
export interface SiteOfFiles {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
}

/** The parts of a document that its addresses are built from. */
export interface Addressed {
  readonly slug: string;
  /** Its own address, root-absolute. */
  readonly path: string;
}

/**
 * The root-absolute address of a document as a file. A document that is part of a page, such as a glossary entry, has its
 * file in the docs reader.
 *
 * @example filePath({ slug: "cache", path: "/glossary#cache" }, "md") // "/docs/cache.md"
 */
export function filePath({ slug, path }: Addressed, ending: "md" | "json"): string {
  return path.includes("#") ? `/docs/${encodeURIComponent(slug)}.${ending}` : `${path}.${ending}`;
}

/** An address on the site or elsewhere, made absolute. */
export function absoluteUrl({ url }: Pick<SiteOfFiles, "url">, address: string): string {
  return address.startsWith("/") ? `${url}${address}` : address;
}
