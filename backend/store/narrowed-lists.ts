import { z } from "zod";
import type { StoredDocument } from "./documents.ts";
import type { Page, PageRequest } from "./paging.ts";
import { documentColumns, joinAuthors, toCount, toDocument } from "./rows.ts";
import { facetNames, shownOf } from "./search/facets/facets.ts";
import type { FacetChoice, FacetCount, FacetName } from "./search/facets/facets.ts";

/** What documents of a list have. A subcategory is one of the category that is chosen. */
export type ListChoice = FacetChoice & { readonly subcategory?: string };

/** Lists narrowed to documents that have some values, and how many have which. */
export interface NarrowedListStore {
  /** In the order of the type or the category where one is chosen, else newest first; without texts. */
  list(choice: ListChoice, page: PageRequest): Promise<Page<StoredDocument>>;
  /** The values of a facet among the documents that have what is chosen of the others. None where too many documents would have to be read. */
  count(choice: ListChoice, facet: FacetName): Promise<readonly FacetCount[]>;
}

/** Runs a query whose values stand at `$1`, `$2`, …. */
export type ReadRows = (sql: string, values: readonly (string | number)[]) => Promise<readonly unknown[]>;

/** Lists of more documents are not counted: each of them would have to be read. */
const countedMax = 10_000;

const newestFirst = "documents.date_published DESC NULLS LAST, documents.slug";

const CountRows = z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() }));

/** What a facet's values are selected from. */
const sources: Readonly<Record<FacetName, { readonly slug: string; readonly name: string; readonly join: string }>> = {
  type: { slug: "doc_type", name: "doc_type", join: "" },
  category: { slug: "category", name: "category_name", join: "" },
  tag: { slug: "tag", name: "document_tags.name", join: "JOIN document_tags ON document_id = documents.id" },
  author: { slug: "author_id", name: "authors.name", join: "JOIN authors ON authors.id = documents.author_id" },
  year: { slug: "substr(documents.date_published, 1, 4)", name: "substr(documents.date_published, 1, 4)", join: "" },
};

/** Narrowed lists of a store that speaks SQL. */
export function createNarrowedLists(read: ReadRows): NarrowedListStore {
  return {
    list: async (choice, { page, limit }) => {
      const { where, values } = conditionsOf(choice);
      const isPlaced = choice.type !== undefined || choice.category !== undefined;
      const order = isPlaced ? `documents.position, ${newestFirst}` : newestFirst;
      const at = values.length;
      const rows = await read(
        `SELECT ${documentColumns("NULL")} FROM documents ${joinAuthors} WHERE ${where} ORDER BY ${order} LIMIT $${at + 1} OFFSET $${at + 2}`,
        [...values, limit, (page - 1) * limit],
      );
      const [total] = await read(`SELECT count(*) AS count FROM documents WHERE ${where}`, values);
      return { items: rows.map(toDocument), total: toCount(total) };
    },
    count: async (choice, facet) => {
      const { [facet]: chosen, subcategory, ...others } = choice;
      // A subcategory is one of a category, with which it goes.
      const { where, values } = conditionsOf(
        facet === "category" || subcategory === undefined ? others : { ...others, subcategory },
      );
      const found = `SELECT count(*) AS count FROM (SELECT 1 FROM documents WHERE ${where} LIMIT ${countedMax + 1}) AS found`;
      if (toCount((await read(found, values))[0]) > countedMax) return [];
      const { slug, name, join } = sources[facet];
      const order = facet === "year" ? "slug DESC" : "count DESC, name";
      const rows = await read(
        `SELECT ${slug} AS slug, min(coalesce(${name}, ${slug})) AS name, count(*) AS count FROM documents ${join}
         WHERE ${where} AND ${slug} IS NOT NULL GROUP BY ${slug} ORDER BY ${order}`,
        values,
      );
      return shownOf(CountRows.parse(rows), chosen);
    },
  };
}

const conditions: Readonly<Record<keyof ListChoice, (at: string) => string>> = {
  type: (at) => `documents.doc_type = ${at}`,
  category: (at) => `documents.category = ${at}`,
  subcategory: (at) => `documents.subcategory = ${at}`,
  tag: (at) => `documents.id IN (SELECT document_id FROM document_tags WHERE tag = ${at})`,
  author: (at) => `documents.author_id = ${at}`,
  year: (at) => `substr(documents.date_published, 1, 4) = ${at}`,
};

const chosenNames = [...facetNames, "subcategory"] as const;

function conditionsOf(choice: ListChoice) {
  const chosen = chosenNames.flatMap((name) => (choice[name] === undefined ? [] : [{ name, value: choice[name] }]));
  return {
    where: ["1 = 1", ...chosen.map(({ name }, index) => conditions[name](`$${index + 1}`))].join(" AND "),
    values: chosen.map(({ value }) => value),
  };
}
