import { request } from "undici";
import { z } from "zod";
import type { BenchRequest } from "./recorded-answer.ts";

/** The document of the warm scenarios; its GraphQL answer has about 12 KB. */
export const subjectSlug = "domain-valuation-four-methods";

/** The document whose page is measured in the browser; it is of median size. */
export const medianPath = "/article/five-stages-in-the-life-of-an-expired-domain";

const query = `query Document($slug: String!) {
  document(slug: $slug) {
    slug type { id } path subject metaTitle metaDescription description datePublished lastUpdated readingMinutes content
    featuredImage { url width height }
    outline { id level text }
    authors { name path }
    breadcrumbs { name path }
    types { name slug }
    tags { name slug }
    related(limit: 3) { slug path subject metaDescription }
  }
}`;

/** The document by GraphQL, as an API client queries it. */
export const documentQuery: BenchRequest = {
  path: "/graphql",
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json" },
  body: JSON.stringify({ query, variables: { slug: subjectSlug } }),
};

const treeQuery = `query Navigation {
  navigation {
    categories { id name slug count subCategories { id name slug count docs { subject slug } } }
    types { id name slug count docs { subject slug } }
    tags { id name slug count docs { subject slug } }
    authors { id name lastPublished count docs { subject slug } }
  }
}`;

/** The whole navigation tree by GraphQL; its size grows with the backend's documents. */
export const navigationQuery: BenchRequest = { ...documentQuery, body: JSON.stringify({ query: treeQuery }) };

/** A page, as a browser requests it. */
export function pageRequest(path: string): BenchRequest {
  return {
    path,
    method: "GET",
    headers: { accept: "text/html,application/xhtml+xml", "accept-encoding": "gzip, deflate, br" },
  };
}

const listed = ["article", "blog", "how-to", "knowledge-base", "api"] as const;

const Listed = z.object({ data: z.record(z.string(), z.object({ items: z.array(z.object({ path: z.string() })) })) });

/** The addresses of all documents that have their own page. */
export async function documentPaths(origin: string): Promise<readonly string[]> {
  const fields = listed.map(
    (type) => `${type.replaceAll("-", "_")}: documents(type: "${type}", page: 1, limit: 100) { items { path } }`,
  );
  const { body } = await request(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: `{ ${fields.join(" ")} }` }),
  });
  return Object.values(Listed.parse(await body.json()).data).flatMap(({ items }) => items.map(({ path }) => path));
}
