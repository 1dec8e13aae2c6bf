/** What a document type says about the addresses of its documents. */
export interface AddressedType {
  /** `page`: all its documents share the page of the type. `glossary`: they are parts of it. All others have a page each. */
  readonly layout: "cards" | "rows" | "guides" | "glossary" | "page";
  /** The page of the type, root-absolute. */
  readonly listPath: string;
  /** What the addresses of its documents begin with, root-absolute. */
  readonly path: string;
}

/**
 * A document's own address: root-absolute, percent-encoded, without a trailing slash.
 *
 * @example documentAddress({ layout: "cards", listPath: "/blog", path: "/blog" }, "a b") // "/blog/a%20b"
 * @example documentAddress({ layout: "glossary", listPath: "/glossary", path: "/glossary" }, "cache") // "/glossary#cache"
 */
export function documentAddress({ layout, listPath, path }: AddressedType, slug: string): string {
  if (layout === "page") return listPath;
  return `${layout === "glossary" ? `${listPath}#` : `${path}/`}${encodeURIComponent(slug)}`;
}
