import type { Store } from "../store/store.ts";

/** The site's pages that are neither a document nor a group of documents: all of its routes without a variable part. */
export const sitePages = [
  "/",
  "/about",
  "/api",
  "/articles",
  "/authors",
  "/blog",
  "/case-study",
  "/changelog",
  "/contact",
  "/docs",
  "/faq",
  "/glossary",
  "/graphql",
  "/how-to",
  "/knowledge-base",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
  "/news",
  "/playground",
  "/press-release",
  "/search",
  "/sop",
  "/white-paper",
] as const;

/** The addresses of the pages that list a group of the documents that are published. */
export async function listGroupPages({ navigation }: Store): Promise<readonly string[]> {
  const [categories, subcategories, types, tags] = await Promise.all(
    (["category", "subcategory", "type", "tag"] as const).map((kind) => navigation.list(kind, "without-docs")),
  );
  const under = (prefix: string, groups: typeof tags) => (groups ?? []).map(({ id }) => `/${prefix}/${id}`);
  // A subcategory's id is its category's id and its own slug, joined by a dot.
  const inCategories = (subcategories ?? []).map(({ id }) => `/category/${id.replace(".", "/")}`);
  return [...under("category", categories), ...inCategories, ...under("type", types), ...under("tag", tags)];
}
