import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { NewAuthor } from "../authors.ts";
import { columnsOf } from "../document-columns.ts";
import { encodeWords } from "../search/ranking/stored-words.ts";
import type { WordedDocument } from "../search/language/worded-document.ts";
import type { Publication } from "../sources.ts";
import { createGroupCounts } from "./group-counts.ts";
import type { GroupCounts, Membership } from "./group-counts.ts";
import { typeWord } from "./match-expression.ts";

const IdRow = z.object({ id: z.number() });
const GroupedRow = IdRow.extend({
  doc_type: z.string(),
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  author_id: z.string().nullable(),
});
const TagRow = z.object({ slug: z.string(), name: z.string() });

/** Writes ingested content into the published tables, in the caller's transaction. Returns whether visible content changed. */
export function createPublisher(
  database: DatabaseSync,
): (publication: Publication, documents: readonly WordedDocument[]) => boolean {
  const groups = createGroupCounts(database);
  const documents = createDocumentWriter(database, groups);
  const authors = createAuthorWriter(database);
  const revise = database.prepare(
    `INSERT INTO facts (name, value) VALUES ('revision', '1')
     ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)`,
  );
  const saveRobots = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('robots', ?)");
  const dropRobots = database.prepare("DELETE FROM facts WHERE name = 'robots'");
  const saveSynonyms = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('synonyms', ?)");
  const saveLanguage = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('language', ?)");
  const dropIngested = database.prepare("DELETE FROM facts WHERE name = 'ingested'");
  const saveTypes = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('document-types', ?)");
  const saveLearning = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES ('learning', ?)");
  return ({ unpublished = [], removed = [], robots, synonyms, documentTypes, language, ...parts }, worded) => {
    const before = totalChanges(database);
    groups.begin();
    // New versions first, so that a document that moved to another file does not disappear in between.
    for (const document of worded) documents.save(document);
    for (const path of [...unpublished, ...removed]) documents.drop(path);
    for (const author of parts.authors ?? []) authors.save(author);
    for (const id of parts.removedAuthors ?? []) authors.drop(id);
    for (const { id } of parts.authors ?? []) groups.touch("author", id);
    groups.settle();
    if (robots === null) dropRobots.run();
    else if (robots !== undefined) saveRobots.run(robots);
    if (synonyms !== undefined) saveSynonyms.run(JSON.stringify(synonyms));
    if (documentTypes !== undefined) saveTypes.run(JSON.stringify(documentTypes));
    if (parts.learnsFromSearches !== undefined) saveLearning.run(parts.learnsFromSearches ? "on" : "off");
    if (language !== undefined) {
      saveLanguage.run(language);
      dropIngested.run();
    }
    const visible = totalChanges(database) > before;
    if (visible) revise.run();
    return visible;
  };
}

function createDocumentWriter(database: DatabaseSync, groups: GroupCounts) {
  const drop = createDocumentDropper(database, groups);
  const save = database.prepare(
    `INSERT INTO documents (slug, path, doc_type, subject, category, category_name, subcategory, subcategory_name,
                            author_id, date_published, last_updated, featured_image, facts, content, sections, position, trail, review_by, review_due)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
  );
  const saveTag = database.prepare(
    "INSERT OR REPLACE INTO document_tags (document_id, tag, name, date_published, slug) VALUES (?, ?, ?, ?, ?)",
  );
  const saveAlias = database.prepare("INSERT OR REPLACE INTO document_aliases (path, document_id) VALUES (?, ?)");
  const saveSearched = createSearchedWriter(database);
  return {
    save: (worded: WordedDocument): void => {
      const { document } = worded;
      const isReplaced = drop(document.slug, document.path);
      const { id } = IdRow.parse(save.get(...columnsOf(document)));
      for (const { slug, name } of document.tags) saveTag.run(id, slug, name, document.datePublished, document.slug);
      for (const path of document.aliases) saveAlias.run(path, id);
      const membership = membershipOf(document);
      if (isReplaced) groups.touchAll(membership);
      else groups.add(membership, document.datePublished);
      if (!document.hideFromSearch) saveSearched(id, worded);
    },
    /** Deletes by path only: no document has an empty slug. */
    drop: (path: string): void => {
      drop("", path);
    },
  };
}

/** Deletes a document by slug or path, with all that is saved of it; returns whether there was one. */
function createDocumentDropper(database: DatabaseSync, groups: GroupCounts) {
  const find = database.prepare(
    "SELECT id, doc_type, category, subcategory, author_id FROM documents WHERE slug = ? OR path = ?",
  );
  const dropDocument = database.prepare("DELETE FROM documents WHERE id = ?");
  const dropTags = database.prepare("DELETE FROM document_tags WHERE document_id = ?");
  const dropAliases = database.prepare("DELETE FROM document_aliases WHERE document_id = ?");
  const tagsOf = database.prepare("SELECT tag AS slug, name FROM document_tags WHERE document_id = ?");
  const dropText = database.prepare("DELETE FROM search WHERE rowid = ?");
  const dropOutsideBody = database.prepare("DELETE FROM search_outside_body WHERE rowid = ?");
  const dropWords = database.prepare("DELETE FROM search_words WHERE document_id = ?");
  return (slug: string, path: string): boolean => {
    const rows = z.array(GroupedRow).parse(find.all(slug, path));
    for (const { id, doc_type: type, category, subcategory, author_id: author } of rows) {
      groups.touchAll({ type, category, subcategory, author, tags: z.array(TagRow).parse(tagsOf.all(id)) });
      dropText.run(id);
      dropOutsideBody.run(id);
      dropWords.run(id);
      dropTags.run(id);
      dropAliases.run(id);
      dropDocument.run(id);
    }
    return rows.length > 0;
  };
}

/** Saves what searches look for and rank by. */
function createSearchedWriter(database: DatabaseSync) {
  const saveText = database.prepare(
    "INSERT INTO search (rowid, subject, headings, description, body, type) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const saveOutsideBody = database.prepare(
    "INSERT INTO search_outside_body (rowid, subject, headings, description, type) VALUES (?, ?, ?, ?, ?)",
  );
  const saveWords = database.prepare(
    "INSERT INTO search_words (document_id, slug, date_published, words) VALUES (?, ?, ?, ?)",
  );
  return (id: number, { document, subject, headings, description, body }: WordedDocument): void => {
    const outsideBody = [subject, headings, description].map((words) => words.join(" "));
    const type = typeWord(document.docType);
    saveText.run(id, ...outsideBody, body.join(" "), type);
    saveOutsideBody.run(id, ...outsideBody, type);
    saveWords.run(id, document.slug, document.datePublished, encodeWords(document));
  };
}

function membershipOf({ docType, category, subcategory, authorId, tags }: WordedDocument["document"]): Membership {
  return {
    type: docType,
    category: category?.slug ?? null,
    subcategory: subcategory?.slug ?? null,
    author: authorId,
    tags,
  };
}

function createAuthorWriter(database: DatabaseSync) {
  const save = database.prepare(
    `INSERT INTO authors (id, name, designation, image) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, designation = excluded.designation, image = excluded.image`,
  );
  const drop = database.prepare(
    "DELETE FROM authors WHERE id = ? AND NOT EXISTS (SELECT 1 FROM documents WHERE author_id = authors.id)",
  );
  return {
    save: ({ id, name, designation, image }: NewAuthor): void => {
      save.run(id, name, designation, image);
    },
    drop: (id: string): void => {
      drop.run(id);
    },
  };
}

function totalChanges(database: DatabaseSync): number {
  return Number(database.prepare("SELECT total_changes() AS changes").get()?.["changes"] ?? 0);
}
