/** First segments of addresses that are not a document type's: pages of the site, files and services. No type may have an address under them. */
export const fixedSegments: ReadonlySet<string> = new Set([
  "about",
  "assets",
  "authors",
  "cards",
  "category",
  "changelog",
  "contact",
  "docs",
  "faq",
  "feeds",
  "graphql",
  "health",
  "mcp",
  "media",
  "metrics",
  "newsletter",
  "operations",
  "playground",
  "ready",
  "search",
  "tag",
  "type",
]);

/** Folders of the content folder that hold something else than documents of a type. */
export const fixedFolders: ReadonlySet<string> = new Set(["authors", "media", "pages", "theme", "words"]);
