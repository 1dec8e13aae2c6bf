import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { ContentChoice, DocumentStore, StoredDocument } from "../documents.ts";
import type { Page, PageRequest } from "../paging.ts";
import { ReviewRow, documentColumns, joinAuthors, newestFirst, toCount, toDocument, toFolders } from "../rows.ts";

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
export function createDocumentStore(database: DatabaseSync): DocumentStore {
  const one = database.prepare(
    `SELECT ${documentColumns("documents.content")} FROM documents ${joinAuthors} WHERE documents.slug = ?`,
  );
  const exists = database.prepare("SELECT count(*) AS count FROM documents WHERE slug = ?");
  const byAlias = database.prepare(
    `SELECT slug, doc_type AS docType FROM document_aliases JOIN documents ON documents.id = document_id WHERE document_aliases.path = ?`,
  );
  const types = database.prepare(
    "SELECT doc_type AS docType, count(*) AS count, max(coalesce(last_updated, date_published)) AS changed FROM documents GROUP BY doc_type",
  );
  const addresses = database.prepare(
    `SELECT slug, doc_type AS docType, coalesce(last_updated, date_published) AS changed, featured_image AS featuredImage
     FROM documents WHERE doc_type = ? ORDER BY documents.position, ${newestFirst} LIMIT ? OFFSET ?`,
  );
  const placed = database.prepare("SELECT doc_type AS docType, position, trail FROM documents WHERE slug = ?");
  const firstFrom = database.prepare(
    "SELECT slug FROM documents WHERE doc_type = ? AND position >= ? ORDER BY position, date_published DESC, slug LIMIT 1",
  );
  const reviews = database.prepare(
    `SELECT slug, path, subject, review_by AS "by", review_due AS due FROM documents WHERE review_due < ? ORDER BY review_due, slug LIMIT ? OFFSET ?`,
  );
  const reviewCount = database.prepare("SELECT count(*) AS count FROM documents WHERE review_due < ?");
  const byType = createList(database, "documents.doc_type = ?", `documents.position, ${newestFirst}`);
  const byAuthor = createList(database, "documents.author_id = ?", newestFirst);
  return {
    find: async (slug) => {
      const row = one.get(slug);
      return row === undefined ? null : toDocument(row);
    },
    foldersAround: async (slug) =>
      toFolders(placed.get(slug)).map(({ name, docType, from }) => ({
        name,
        docType,
        slug: SlugRow.parse(firstFrom.get(docType, from)).slug,
      })),
    listReviews: async (before, { page, limit }) => ({
      items: z.array(ReviewRow).parse(reviews.all(before, limit, (page - 1) * limit)),
      total: toCount(reviewCount.get(before)),
    }),
    exists: async (slug) => toCount(exists.get(slug)) > 0,
    findAlias: async (path) => KeyRow.optional().parse(byAlias.get(path)) ?? null,
    listByType: async (docType, page, content) => byType(docType, page, content),
    listByAuthor: async (authorId, page, content) => byAuthor(authorId, page, content),
    countByType: async () => z.array(TypeCountRow).parse(types.all()),
    listAddresses: async (docType, { page, limit }) =>
      z.array(AddressRow).parse(addresses.all(docType, limit, (page - 1) * limit)),
  };
}

function createList(database: DatabaseSync, condition: string, order: string) {
  const select = (content: "documents.content" | "NULL") =>
    database.prepare(
      // The page's ids come from an index alone: a late page costs little more than the first.
      `SELECT ${documentColumns(content)}
       FROM (SELECT documents.id FROM documents WHERE ${condition} ORDER BY ${order} LIMIT ? OFFSET ?) AS page
       JOIN documents ON documents.id = page.id ${joinAuthors} ORDER BY ${order}`,
    );
  const statements = { "with-content": select("documents.content"), "without-content": select("NULL") };
  const count = database.prepare(`SELECT count(*) AS count FROM documents WHERE ${condition}`);
  return (key: string, { page, limit }: PageRequest, content: ContentChoice): Page<StoredDocument> => ({
    items: statements[content].all(key, limit, (page - 1) * limit).map(toDocument),
    total: toCount(count.get(key)),
  });
}
