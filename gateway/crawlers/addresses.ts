/** The site as its files name it. */
export interface SiteOfFiles {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
}

/** As much of a document as its addresses need. */
export interface Addressed {
  readonly slug: string;
  /** Its own address, root-absolute. */
  readonly path: string;
}

/** Every address under which any document is read, as a pattern. */
export const documentPrefixes =
  "article|blog|news|press-release|white-paper|case-study|sop|how-to|knowledge-base|api|docs";

/**
 * The root-absolute address of a document as a file. A document that is a part of a page, as an entry of the glossary is, has its file in the docs reader.
 *
 * @example filePath({ slug: "rdap", path: "/glossary#rdap" }, "md") // "/docs/rdap.md"
 */
export const filePath = ({ slug, path }: Addressed, ending: "md" | "json"): string =>
  path.includes("#") ? `/docs/${encodeURIComponent(slug)}.${ending}` : `${path}.${ending}`;

/** An address of the site or elsewhere, absolute. */
export const absoluteUrl = ({ url }: Pick<SiteOfFiles, "url">, address: string): string =>
  address.startsWith("/") ? `${url}${address}` : address;
