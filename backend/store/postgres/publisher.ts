import { z } from "zod";
import type { NewAuthor } from "../authors.ts";
import { columnsOf } from "../document-columns.ts";
import type { Publication } from "../sources.ts";
import type { Queries, Value } from "./database.ts";
import { saveFact } from "./facts.ts";
import { channels } from "./lock-keys.ts";
import { encodeWords } from "../search/ranking/stored-words.ts";
import { toTsvectors } from "./search/tsvectors.ts";
import type { WordedDocument } from "../search/language/worded-document.ts";

const IdRow = z.object({ id: z.number(), slug: z.string() });

/**
 * Writes ingested content into the published tables, in the caller's transaction, with a fixed number of statements for any number of documents.
 * Returns whether visible content changed; if so, all processes are notified.
 */
export async function publish(
  queries: Queries,
  documents: readonly WordedDocument[],
  { unpublished = [], removed = [], robots, synonyms, documentTypes, language, ...parts }: Publication,
): Promise<boolean> {
  const { query } = queries;
  let changes = 0;
  // New versions first, so that a document that moved to another file does not disappear in between.
  if (documents.length > 0) changes += await saveDocuments(queries, documents);
  const gone = [...unpublished, ...removed];
  if (gone.length > 0)
    changes += (await query("DELETE FROM documents WHERE path = ANY($1) RETURNING id", [gone])).length;
  if (parts.authors !== undefined && parts.authors.length > 0) changes += await saveAuthors(queries, parts.authors);
  if (parts.removedAuthors !== undefined && parts.removedAuthors.length > 0) {
    const unnamed =
      "DELETE FROM authors WHERE id = ANY($1) AND NOT EXISTS (SELECT 1 FROM documents WHERE author_id = authors.id) RETURNING id";
    changes += (await query(unnamed, [parts.removedAuthors])).length;
  }
  if (robots === null) changes += (await query("DELETE FROM facts WHERE name = 'robots' RETURNING name")).length;
  else if (robots !== undefined) changes += await savedFact(queries, "robots", robots);
  if (synonyms !== undefined) changes += await savedFact(queries, "synonyms", JSON.stringify(synonyms));
  if (documentTypes !== undefined) changes += await savedFact(queries, "document-types", JSON.stringify(documentTypes));
  if (parts.learnsFromSearches !== undefined)
    changes += await savedFact(queries, "learning", parts.learnsFromSearches ? "on" : "off");
  if (language !== undefined) {
    changes += await savedFact(queries, "language", language);
    await query("DELETE FROM facts WHERE name = 'ingested'");
  }
  if (changes === 0) return false;
  await query(
    "INSERT INTO facts (name, value) VALUES ('revision', '1') ON CONFLICT (name) DO UPDATE SET value = (facts.value::bigint + 1)::text",
  );
  await query("SELECT pg_notify($1, '')", [channels.published]);
  return true;
}

async function savedFact(
  queries: Queries,
  name: "robots" | "synonyms" | "document-types" | "language" | "learning",
  value: string,
): Promise<number> {
  await saveFact(queries, name, value);
  return 1;
}

async function saveDocuments(queries: Queries, given: readonly WordedDocument[]): Promise<number> {
  const worded = lastOfEach(
    lastOfEach(given, ({ document }) => document.path),
    ({ document }) => document.slug,
  );
  const documents = worded.map(({ document }) => document);
  await queries.query("DELETE FROM documents WHERE slug = ANY($1) OR path = ANY($2)", [
    documents.map(({ slug }) => slug),
    documents.map(({ path }) => path),
  ]);
  const ids = await insertDocuments(queries, documents);
  await saveTags(queries, documents, ids);
  await saveAliases(queries, documents, ids);
  await saveSearched(queries, worded, ids);
  return documents.length;
}

type NewDocument = WordedDocument["document"];

/** By slug. */
type Ids = ReadonlyMap<string, z.infer<typeof IdRow>["id"]>;

async function insertDocuments({ query }: Queries, documents: readonly NewDocument[]): Promise<Ids> {
  const rows = await query(
    `INSERT INTO documents (slug, path, doc_type, subject, category, category_name, subcategory, subcategory_name,
                            author_id, date_published, last_updated, featured_image, facts, content, sections, position, trail, review_by, review_due)
     SELECT * FROM unnest(${Array.from({ length: 19 }, (_, index) => `$${index + 1}::text[]`).join(", ")}) RETURNING id, slug`,
    toColumns(documents.map(columnsOf)),
  );
  return new Map(
    z
      .array(IdRow)
      .parse(rows)
      .map(({ id, slug }) => [slug, id]),
  );
}

async function saveTags({ query }: Queries, documents: readonly NewDocument[], ids: Ids): Promise<void> {
  const tags = documents.flatMap((document) =>
    lastOfEach(document.tags, ({ slug }) => slug).map(({ slug, name }) => [ids.get(document.slug) ?? null, slug, name]),
  );
  if (tags.length > 0)
    await query(
      "INSERT INTO document_tags (document_id, tag, name) SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[])",
      toColumns(tags),
    );
}

async function saveAliases({ query }: Queries, documents: readonly NewDocument[], ids: Ids): Promise<void> {
  const aliases = lastOfEach(
    documents.flatMap(({ slug, aliases: paths }) => paths.map((path) => ({ path, slug }))),
    ({ path }) => path,
  );
  if (aliases.length > 0)
    await query(
      `INSERT INTO document_aliases (path, document_id) SELECT * FROM unnest($1::text[], $2::bigint[])
       ON CONFLICT (path) DO UPDATE SET document_id = excluded.document_id`,
      toColumns(aliases.map(({ path, slug }) => [path, ids.get(slug) ?? null])),
    );
}

/** Saves what searches look for and rank by. */
async function saveSearched({ query }: Queries, worded: readonly WordedDocument[], ids: Ids): Promise<void> {
  const searched = worded.filter(({ document }) => !document.hideFromSearch);
  if (searched.length === 0) return;
  await query(
    `INSERT INTO search (document_id, doc_type, slug, date_published, head, words, ranked)
     SELECT id, doc_type, slug, date_published, head::tsvector, words::tsvector, decode(ranked, 'base64')
     FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       AS given (id, doc_type, slug, date_published, head, words, ranked)`,
    toColumns(
      searched.map((one) => {
        const { slug, docType, datePublished } = one.document;
        const { head, words } = toTsvectors(one);
        const ranked = encodeWords(one.document).toString("base64");
        return [ids.get(slug) ?? null, docType, slug, datePublished, head, words, ranked];
      }),
    ),
  );
}

async function saveAuthors({ query }: Queries, authors: readonly NewAuthor[]): Promise<number> {
  await query(
    `INSERT INTO authors (id, name, designation, image) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, designation = excluded.designation, image = excluded.image`,
    toColumns(
      lastOfEach(authors, ({ id }) => id).map(({ id, name, designation, image }) => [id, name, designation, image]),
    ),
  );
  return authors.length;
}

/** Transposes rows into one array per column. */
function toColumns(rows: readonly (readonly (string | number | null)[])[]): Value[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
}

function lastOfEach<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
