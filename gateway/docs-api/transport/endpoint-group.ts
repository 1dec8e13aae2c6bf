/**
 * Endpoints that fail together. Each group has its own breaker and call limit, so that crawlers are answered while the
 * documents are slow. `posts` are documents too, but come from the content backend, which may be another machine. `glossary`
 * is a list of documents that every text needs: failing, it must not take the documents down. Nor must `narrowing`, which only
 * the archives beside lists need, nor `aliases`, which only addresses that lead nowhere need. `tree` is the navigation by levels: not every backend has it,
 * and `navigation` is there in its place. `changes` are all calls that store what a visitor sends; `notes` are those that count what visitors do, which
 * nobody waits for.
 */
export type EndpointGroup =
  | "documents"
  | "glossary"
  | "narrowing"
  | "aliases"
  | "posts"
  | "navigation"
  | "tree"
  | "authors"
  | "search"
  | "crawlers"
  | "changes"
  | "notes"
  | "media";
