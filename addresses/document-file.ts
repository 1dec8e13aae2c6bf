/**
 * The root-absolute path of a document as a file. A document that is part of a page, such as a glossary entry, has its file in the docs reader.
 *
 * @example documentFile({ slug: "cache", path: "/glossary#cache" }, "md") // "/docs/cache.md"
 */
export function documentFile(
  { slug, path }: { readonly slug: string; readonly path: string },
  ending: "md" | "json",
): string {
  return path.includes("#") ? `/docs/${encodeURIComponent(slug)}.${ending}` : `${path}.${ending}`;
}
