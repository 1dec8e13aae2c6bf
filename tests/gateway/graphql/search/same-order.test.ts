import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { persistedDocuments } from "../../../../gateway/generated/persisted-documents.ts";
import { ask } from "../../../support/ask.ts";
import { openPage } from "../../../support/pages/open-page.ts";
import { demonstration } from "../../../support/demonstration.ts";
import { callTool } from "../../server/support/call-tool.ts";

const Slugs = z.array(z.object({ slug: z.string() })).transform((found) => found.map(({ slug }) => slug));
const Found = z.object({
  search: z.object({ items: z.array(z.object({ document: z.object({ slug: z.string() }) })) }),
});
const Told = z.object({ result: z.object({ structuredContent: z.object({ results: Slugs }) }) });

/** The query that the boxes and the dialog send. */
const searchHits = Object.values(persistedDocuments).find((text) => text.startsWith("query SearchHits(")) ?? "";

async function search(query: string, variables: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { data, errors } = await ask(demonstration(), query, { variables });
  expect(errors).toEqual([]);
  return Found.parse(data).search.items.map(({ document }) => document.slug);
}

async function linksOf(path: string, selector: string): Promise<readonly string[]> {
  const { document } = await openPage(demonstration(), path);
  return [...document.querySelectorAll(selector)].map((link) =>
    (link.getAttribute("href") ?? "").replace(/^.*[/#]/, ""),
  );
}

/** Where somebody can ask, and the slugs found there for a question. */
const places: Readonly<Record<string, (question: string) => Promise<readonly string[]>>> = {
  "a box": (term) => search(searchHits, { term }),
  "the dialog": (term) => search(searchHits, { term, limit: 16, facets: true }),
  "the page of results": (term) => linksOf(`/search?q=${encodeURIComponent(term)}`, "main h2 a"),
  "the contact form": async (text) => {
    const query = "query ($text: String!) { suggestions(text: $text, limit: 12) { slug } }";
    return Slugs.parse((await ask(demonstration(), query, { variables: { text } })).data?.suggestions);
  },
  "a tool of a program": async (term) =>
    Told.parse(JSON.parse(String((await callTool(demonstration(), "search", { term })).body))).result.structuredContent
      .results,
};

describe.each([
  "how do I transfer a domain to another registrar",
  "which DNS records does a website need",
  "domain valuation methods",
])("“%s”", (question) => {
  let order: readonly string[] = [];
  beforeAll(async () => {
    order = await search("query ($term: String!) { search(term: $term, limit: 40) { items { document { slug } } } }", {
      term: question,
    });
  });

  test.each(Object.entries(places))("has the order of GraphQL in %s", async (_place, find) => {
    const found = await find(question);
    expect(order.length).toBeGreaterThan(3);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(order.filter((slug) => found.includes(slug)));
  });
});
