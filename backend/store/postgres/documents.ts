import { z } from "zod";
import type { ContentChoice, DocumentStore, StoredDocument } from "../documents.ts";
import type { Page, PageRequest } from "../paging.ts";
import { ReviewRow, documentColumns, joinAuthors, toCount, toDocument, toFolders } from "../rows.ts";
import type { Database } from "./database.ts";

/** The order of every list: newest first, undated last. */
export const newestFirst = "documents.date_published DESC NULLS LAST, documents.slug";

const AddressRow = z.object({
  slug: z.string(),
  docType: z.string(),
  changed: z.string().nullable(),
  featuredImage: z.string().nullable(),
});
const KeyRow = AddressRow.pick({ slug: true, docType: true });
const SlugRow = z.object({ slug: z.string() });
const TypeCountRow = AddressRow.pick({ docType: true, changed: true }).extend({ count: z.number() });

/** The published documents. */
export function createDocumentStore(database: Database): DocumentStore {
  const { read } = database;
  const one = `SELECT ${documentColumns("documents.content")} FROM documents ${joinAuthors} WHERE documents.slug = $1`;
  const byAlias =
    'SELECT slug, doc_type AS "docType" FROM document_aliases JOIN documents ON documents.id = document_id WHERE document_aliases.path = $1';
  const types =
    'SELECT doc_type AS "docType", count(*) AS count, max(coalesce(last_updated, date_published)) AS changed FROM documents GROUP BY doc_type';
  const addresses = `SELECT slug, doc_type AS "docType", coalesce(last_updated, date_published) AS changed, featured_image AS "featuredImage"
    FROM documents WHERE doc_type = $1 ORDER BY documents.position, ${newestFirst} LIMIT $2 OFFSET $3`;
  const placed = 'SELECT doc_type AS "docType", position, trail FROM documents WHERE slug = $1';
  const firstFrom = `SELECT slug FROM documents WHERE doc_type = $1 AND position >= $2 ORDER BY documents.position, ${newestFirst} LIMIT 1`;
  const reviews = `SELECT slug, path, subject, review_by AS "by", review_due AS due FROM documents WHERE review_due < $1 ORDER BY review_due, slug LIMIT $2 OFFSET $3`;
  const byType = createList(database, "documents.doc_type", `documents.position, ${newestFirst}`);
  const byAuthor = createList(database, "documents.author_id", newestFirst);
  return {
    find: async (slug) => {
      const [row] = await read(one, [slug]);
      return row === undefined ? null : toDocument(row);
    },
    foldersAround: async (slug) =>
      Promise.all(
        toFolders((await read(placed, [slug]))[0]).map(async ({ name, docType, from }) => ({
          name,
          docType,
          slug: SlugRow.parse((await read(firstFrom, [docType, from]))[0]).slug,
        })),
      ),
    listReviews: async (before, { page, limit }) => ({
      items: z.array(ReviewRow).parse(await read(reviews, [before, limit, (page - 1) * limit])),
      total: toCount((await read("SELECT count(*) AS count FROM documents WHERE review_due < $1", [before]))[0]),
    }),
    exists: async (slug) =>
      toCount((await read("SELECT count(*) AS count FROM documents WHERE slug = $1", [slug]))[0]) > 0,
    findAlias: async (path) => {
      const [row] = await read(byAlias, [path]);
      return row === undefined ? null : KeyRow.parse(row);
    },
    listByType: byType,
    listByAuthor: byAuthor,
    countByType: async () => z.array(TypeCountRow).parse(await read(types)),
    listAddresses: async (docType, { page, limit }) =>
      z.array(AddressRow).parse(await read(addresses, [docType, limit, (page - 1) * limit])),
  };
}

function createList({ read }: Database, column: "documents.doc_type" | "documents.author_id", order: string) {
  const select = (content: "documents.content" | "NULL") =>
    // The page's ids come from an index alone: a late page costs little more than the first.
    `SELECT ${documentColumns(content)}
     FROM (SELECT documents.id FROM documents WHERE ${column} = $1 ORDER BY ${order} LIMIT $2 OFFSET $3) AS page
     JOIN documents ON documents.id = page.id ${joinAuthors} ORDER BY ${order}`;
  const statements = { "with-content": select("documents.content"), "without-content": select("NULL") };
  return async (key: string, { page, limit }: PageRequest, content: ContentChoice): Promise<Page<StoredDocument>> => {
    const [rows, [count]] = await Promise.all([
      read(statements[content], [key, limit, (page - 1) * limit]),
      read(`SELECT count(*) AS count FROM documents WHERE ${column} = $1`, [key]),
    ]);
    return { items: rows.map(toDocument), total: toCount(count) };
  };
}
