import { exchange, post } from "../../../support/exchange.ts";
import type { Exchanged } from "../../../support/exchange.ts";

/** Another site's origin. */
export const elsewhere = "https://elsewhere.example";

export const query = { query: `{ document(slug: "first-words") { subject } }` };
const listTools = { jsonrpc: "2.0", id: 1, method: "tools/list" };

export type Site = { readonly url: string };
export type Headers = Readonly<Record<string, string>>;

/** Lists the tools of the Model Context Protocol. */
export function askMcp(site: Site, headers: Headers) {
  return exchange(site, "/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: JSON.stringify(listTools),
  });
}

/** Everything public. */
export const reads: Readonly<Record<string, (site: Site, headers: Headers) => Promise<Exchanged>>> = {
  "a query by GET": (site, headers) => exchange(site, `/graphql?${new URLSearchParams(query).toString()}`, { headers }),
  "a query by POST": (site, headers) => post(site, query, headers),
  "a query that cannot be run": (site, headers) => post(site, { query: "{ nothing }" }, headers),
  "a document as Markdown": (site, headers) => exchange(site, "/article/first-words.md", { headers }),
  "a document as JSON": (site, headers) => exchange(site, "/article/first-words.json", { headers }),
  "a file that is not there": (site, headers) => exchange(site, "/article/none.json", { headers }),
  "a file that moved": (site, headers) => exchange(site, "/first-words.md", { headers }),
  "a feed": (site, headers) => exchange(site, "/feeds/all.json", { headers }),
  "llms.txt": (site, headers) => exchange(site, "/llms.txt", { headers }),
  "the schema": (site, headers) => exchange(site, "/schema.graphql", { headers }),
  "robots.txt": (site, headers) => exchange(site, "/robots.txt", { headers }),
  "a sitemap": (site, headers) => exchange(site, "/sitemap.xml", { headers }),
  "a picture": (site, headers) => exchange(site, "/media/a.svg", { headers }),
  "a message of the Model Context Protocol": askMcp,
};

/** What a response says to pages of other origins. */
export function corsOf({ headers }: Exchanged) {
  return {
    allowed: headers["access-control-allow-origin"],
    exposed: headers["access-control-expose-headers"],
    credentials: headers["access-control-allow-credentials"],
    resource: headers["cross-origin-resource-policy"],
  };
}

const exposed = "ETag, Retry-After, RateLimit, RateLimit-Policy, GraphQL-Cost, X-Request-Id, Link, Server-Timing";

/** What it says when any of them may read it. */
export const forAll = { allowed: "*", exposed, credentials: undefined, resource: "cross-origin" };
