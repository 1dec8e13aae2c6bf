import { parse } from "graphql";
import { z } from "zod";
import { canonicalUrl } from "../../addresses/canonical-url.ts";
import { sayCountIn, sayIn } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { defineTool, notNow, refusedFor } from "./tool.ts";
import type { Tool, TypeOfTools } from "./tool.ts";

const Search = parse(`query McpSearch($term: String!, $types: [ID!], $exact: Boolean!, $page: Int!, $limit: Int!) {
  site { url }
  search(term: $term, types: $types, exact: $exact, page: $page, limit: $limit) {
    correctedTerm
    pagination { totalItems page totalPages }
    items { document { slug subject path type { id } lastUpdated } excerpt(length: 160) { snippet } sections(limit: 2, length: 160) { heading anchor snippet } }
  }
}`);

const Found = z.object({
  site: z.object({ url: z.string() }),
  search: z.object({
    correctedTerm: z.string().nullable(),
    pagination: z.object({ totalItems: z.number(), page: z.number(), totalPages: z.number() }),
    items: z.array(
      z.object({
        document: z.object({
          slug: z.string(),
          subject: z.string(),
          path: z.string(),
          type: z.object({ id: z.string() }),
          lastUpdated: z.string().nullable(),
        }),
        excerpt: z.object({ snippet: z.string() }).nullable(),
        sections: z.array(
          z.object({ heading: z.string().nullable(), anchor: z.string().nullable(), snippet: z.string() }),
        ),
      }),
    ),
  }),
});
type Item = z.output<typeof Found>["search"]["items"][number];

/** The tool that searches documents. `types`: the site's document types. */
export function createSearchTool(types: readonly TypeOfTools[], speech: Speech): Tool {
  const ids = types.flatMap(({ id, layout, search }) => (search && layout !== "page" ? [id] : []));
  return defineTool({
    name: "search",
    title: sayIn(speech, "Search the documents"),
    description:
      "Finds documents by words, best first. Misspelt words are corrected. Returns title, address, type and matching sections; read a document with read_document.",
    input: {
      term: z.string().trim().min(1).max(300).describe("The words to search for."),
      type: z.enum(ids).optional().describe("Only documents of this type."),
      exact: z.boolean().default(false).describe("Search only the words as written, without corrections."),
      page: z.number().int().min(1).max(100).default(1).describe("Page number from 1."),
      limit: z.number().int().min(1).max(20).default(8).describe("Documents per page."),
    },
    run: async ({ term, type, exact, page, limit }, execution) => {
      const { data, errors } = await execution.execute(Search, {
        term,
        types: type === undefined ? null : [type],
        exact,
        page,
        limit,
      });
      const found = Found.safeParse(data).data;
      if (found === undefined) return refusedFor(errors) ?? notNow(execution);
      const { correctedTerm, pagination, items } = found.search;
      const results = items.map((item) => toResult(item, found.site.url));
      // A page beyond the last has no results either.
      if (results.length === 0 && page <= Math.max(1, pagination.totalPages))
        return {
          text: sayIn(speech, "Nothing matches “{term}”. Try fewer or other words.", { term }),
          data: { total: pagination.totalItems, results },
        };
      return {
        text: [headOf(correctedTerm ?? term, pagination, speech), ...results.map(toText)].join("\n\n"),
        data: { total: pagination.totalItems, correctedTerm, results },
      };
    },
  });
}

/** What was searched for, and how much was found. */
function headOf(
  searched: string,
  { totalItems, page, totalPages }: z.output<typeof Found>["search"]["pagination"],
  speech: Speech,
): string {
  const term = `"${searched}"`;
  const found = sayCountIn(speech, totalItems, "{count} result for {term}", "{count} results for {term}", { term });
  return `${found}. ${sayIn(speech, "Page {page} of {total}", { page, total: totalPages })}`;
}

function toResult({ document, excerpt, sections }: Item, siteUrl: string) {
  return {
    title: document.subject,
    slug: document.slug,
    url: canonicalUrl(siteUrl, document.path),
    type: document.type.id,
    lastUpdated: document.lastUpdated,
    excerpt: excerpt?.snippet ?? null,
    sections: sections.map(({ heading, anchor, snippet }) => ({ heading, anchor, snippet })),
  };
}

function toText({ title, slug, url, type, excerpt, sections }: ReturnType<typeof toResult>): string {
  const passages = sections.map(({ heading, snippet }) => `- ${heading === null ? "" : `${heading}: `}${snippet}`);
  return [
    `**${title}** (${type}, slug \`${slug}\`)`,
    url,
    ...(passages.length > 0 ? passages : excerpt === null ? [] : [excerpt]),
  ].join("\n");
}
