/**
 * Endpoints that stand and fall together. Each group has its own breaker and its own places for calls under way, so that
 * crawlers are answered while the documents are slow. `posts` are documents too, but come from the content backend, which
 * may be another machine. `glossary` is a list of documents, but every text asks for it: failing, it must not take them down. `changes` are all calls that store something.
 */
export type EndpointGroup =
  | "documents"
  | "glossary"
  | "posts"
  | "navigation"
  | "authors"
  | "search"
  | "crawlers"
  | "changes"
  | "media";
