/** The same as a page in another form, or a feed of what it lists. */
export interface Alternate {
  /** Its media type. */
  readonly type: string;
  /** Root-absolute. */
  readonly path: string;
  /** What a feed reader shows of it; a document's other forms need no name. */
  readonly title?: string;
}

/**
 * Where a document is a file. One that is a part of a page, as an entry of the glossary is, has its file in the docs reader.
 *
 * @example documentFile({ slug: "rdap", path: "/glossary#rdap" }, "md") // "/docs/rdap.md"
 */
export const documentFile = (
  { slug, path }: { readonly slug: string; readonly path: string },
  ending: "md" | "json",
): string => (path.includes("#") ? `/docs/${encodeURIComponent(slug)}.${ending}` : `${path}.${ending}`);

/** A document for programs. */
export const documentAlternates = (document: {
  readonly slug: string;
  readonly path: string;
}): readonly Alternate[] => [
  { type: "text/markdown", path: documentFile(document, "md") },
  { type: "application/json", path: documentFile(document, "json") },
];

/**
 * The feeds of a list. `what`: the parts of the feed's address behind `/feeds`, not encoded.
 *
 * @example feedAlternates("Articles", "type", "article")[0].path // "/feeds/type/article.rss"
 */
export const feedAlternates = (title: string, ...what: readonly string[]): readonly Alternate[] => {
  const address = ["/feeds", ...what.map(encodeURIComponent)].join("/");
  return [
    { type: "application/rss+xml", path: `${address}.rss`, title: `${title} (RSS)` },
    { type: "application/atom+xml", path: `${address}.atom`, title: `${title} (Atom)` },
    { type: "application/feed+json", path: `${address}.json`, title: `${title} (JSON Feed)` },
  ];
};
