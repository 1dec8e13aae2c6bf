import { documentFile } from "../../addresses/document-file.ts";
import type { DocumentType } from "./document-types.ts";

/** A page in another format, or a feed of what it lists. */
export interface Alternate {
  /** The media type. */
  readonly type: string;
  /** Root-absolute. */
  readonly path: string;
  /** The title a feed reader shows; other formats of a document need none. */
  readonly title?: string;
}

/** The machine-readable formats of a document. */
export function documentAlternates(document: { readonly slug: string; readonly path: string }): readonly Alternate[] {
  return [
    { type: "text/markdown", path: documentFile(document, "md") },
    { type: "application/json", path: documentFile(document, "json") },
  ];
}

/** The feeds of a document type; none if it has no feed. */
export function typeAlternates({ id, listLabel, hasFeed }: DocumentType): readonly Alternate[] {
  return hasFeed ? feedAlternates(listLabel, "type", id) : [];
}

/**
 * The feeds of a list. `what`: the path segments after `/feeds`, not encoded.
 *
 * @example feedAlternates("Articles", "type", "article")[0].path // "/feeds/type/article.rss"
 */
export function feedAlternates(title: string, ...what: readonly string[]): readonly Alternate[] {
  const address = ["/feeds", ...what.map(encodeURIComponent)].join("/");
  return [
    { type: "application/rss+xml", path: `${address}.rss`, title: `${title} (RSS)` },
    { type: "application/atom+xml", path: `${address}.atom`, title: `${title} (Atom)` },
    { type: "application/feed+json", path: `${address}.json`, title: `${title} (JSON Feed)` },
  ];
}
