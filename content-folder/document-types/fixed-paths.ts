import type { DocumentType } from "./document-type.ts";

/** First segments of addresses that are not a document type's: pages of the site, files and services. No type may have an address under them. */
export const fixedSegments: ReadonlySet<string> = new Set([
  "about",
  "api-reference",
  "assets",
  "authors",
  "cards",
  "category",
  "changelog",
  "contact",
  "diagrams",
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
  "page-state",
  "playground",
  "ready",
  "search",
  "tag",
  "theme",
  "type",
]);

/** Folders of the content folder that hold something else than documents of a type. */
export const fixedFolders: ReadonlySet<string> = new Set(["authors", "media", "pages", "theme", "words"]);

/** What crawlers, programs and machines ask for at addresses that are no pages. */
const fixedFiles: ReadonlySet<string> = new Set([
  "/llms-full.txt",
  "/llms.txt",
  "/manifest.webmanifest",
  "/mcp",
  "/news-sitemap.xml",
  "/robots.txt",
  "/schema.graphql",
  "/sitemap.xml",
  "/sw.js",
]);

/** Whether a path is that of a file or a service of the site itself, which is there whatever its documents are. */
export function isFixedFile(path: string): boolean {
  return fixedFiles.has(path) || path.startsWith("/operations/");
}

/** The site's pages that are neither a document, a list of a type nor a group: all fixed routes without a parameter. */
const fixedPages = [
  "/",
  "/about",
  "/api-reference",
  "/authors",
  "/changelog",
  "/contact",
  "/docs",
  "/faq",
  "/graphql",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/playground",
  "/search",
] as const;

/** The site's pages that are neither a document nor a group: the fixed ones, and the lists of its types. */
export function sitePages({ all }: { readonly all: readonly DocumentType[] }): readonly string[] {
  return [...fixedPages, ...all.flatMap(({ layout, listPath }) => (layout === "page" ? [] : [listPath]))];
}
