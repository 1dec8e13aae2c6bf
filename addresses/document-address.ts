import { folderAddress, slugOfPath } from "./slug-path.ts";

/** What a document type says about the addresses of its documents. */
export interface AddressedType {
  readonly id: string;
  /** `page`: all its documents share the page of the type. `glossary`: they are parts of it. All others have a page each. */
  readonly layout: "cards" | "rows" | "guides" | "glossary" | "page";
  /** `folders`: slugs have several parts, and begin with the type's id. */
  readonly addresses: "flat" | "folders";
  /** The page of the type, root-absolute. */
  readonly listPath: string;
  /** What the addresses of its documents begin with, root-absolute. */
  readonly path: string;
}

/**
 * A document's own address: root-absolute, percent-encoded, without a trailing slash.
 *
 * @example documentAddress({ …, path: "/blog", addresses: "flat" }, "a b") // "/blog/a%20b"
 * @example documentAddress({ …, id: "guide", path: "/guide", addresses: "folders" }, "guide/install/linux") // "/guide/install/linux"
 * @example documentAddress({ layout: "glossary", listPath: "/glossary", … }, "cache") // "/glossary#cache"
 */
export function documentAddress(type: AddressedType, slug: string): string {
  if (type.layout === "page") return type.listPath;
  if (type.layout === "glossary") return `${type.listPath}#${encodeURIComponent(slug)}`;
  return type.addresses === "folders" ? folderAddress(type, slug) : `${type.path}/${encodeURIComponent(slug)}`;
}

/**
 * The slug at a percent-encoded address of a type whose documents have a page each; null if the address is none of theirs.
 *
 * @example slugAt({ …, id: "guide", path: "/guide", addresses: "folders" }, "/guide/install/linux") // "guide/install/linux"
 */
export function slugAt({ id, layout, addresses, listPath, path }: AddressedType, address: string): string | null {
  if (layout === "page" || layout === "glossary") return null;
  if (addresses === "folders" && layout === "guides" && address === listPath) return id;
  if (!address.startsWith(`${path}/`)) return null;
  const slug = slugOfPath(address.slice(path.length + 1));
  if (slug === null || addresses === "folders") return slug && `${id}/${slug}`;
  return slug.includes("/") ? null : slug;
}
