/**
 * Tables derived from the content folder. They can be rebuilt at any time, so changing them needs no migration: the store drops and rebuilds them if
 * this text differs from the one that the file was created with.
 */
export const publishedTables = `
CREATE TABLE authors (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  designation TEXT,
  image TEXT
) STRICT;

CREATE TABLE documents (
  -- Never used again: what is kept in memory of a document is known by its id.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  path TEXT NOT NULL UNIQUE,
  doc_type TEXT NOT NULL,
  subject TEXT NOT NULL,
  category TEXT,
  category_name TEXT,
  subcategory TEXT,
  subcategory_name TEXT,
  author_id TEXT,
  date_published TEXT,
  last_updated TEXT,
  featured_image TEXT,
  position TEXT NOT NULL,
  trail TEXT NOT NULL,
  review_by TEXT,
  review_due TEXT,
  -- The long ones last: what stands behind a long value is reached through all of its pages.
  facts TEXT NOT NULL,
  sections TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT;
CREATE INDEX documents_by_review ON documents (review_due) WHERE review_due IS NOT NULL;
CREATE INDEX documents_by_type ON documents (doc_type, position, date_published DESC, slug, last_updated, featured_image);
CREATE INDEX documents_by_author ON documents (author_id, date_published DESC, slug);
CREATE INDEX documents_by_length ON documents (id, length(subject), date_published, slug);
CREATE INDEX documents_by_slug ON documents (slug, path);
CREATE INDEX documents_by_category ON documents (category, subcategory, position, date_published DESC, slug);

CREATE TABLE document_tags (
  document_id INTEGER NOT NULL,
  tag TEXT NOT NULL,
  name TEXT NOT NULL,
  date_published TEXT,
  slug TEXT NOT NULL,
  PRIMARY KEY (tag, document_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX document_tags_by_document ON document_tags (document_id);
CREATE INDEX document_tags_by_date ON document_tags (tag, date_published DESC, slug);

CREATE TABLE document_aliases (
  path TEXT PRIMARY KEY,
  document_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX document_aliases_by_document ON document_aliases (document_id);

CREATE TABLE navigation_groups (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  within TEXT NOT NULL,
  name TEXT NOT NULL,
  sort_name TEXT NOT NULL,
  count INTEGER NOT NULL,
  last_published TEXT,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX navigation_groups_by_name ON navigation_groups (kind, within, sort_name, id);

CREATE TABLE sources (
  path TEXT PRIMARY KEY,
  record TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE search USING fts5 (
  subject, headings, description, body, type,
  content = '', contentless_delete = 1,
  -- What is saved is folded words with spaces between.
  tokenize = 'ascii', prefix = '1 2 3'
);
INSERT INTO search (search, rank) VALUES ('hashsize', 16000000);
-- The same without the body: of a common word, a search looks into this short list, not into the long one of all columns.
CREATE VIRTUAL TABLE search_outside_body USING fts5 (
  subject, headings, description, type,
  content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '1 2 3'
);
INSERT INTO search_outside_body (search_outside_body, rank) VALUES ('hashsize', 16000000);
-- What documents are ranked by: beside their long texts, so that a search reads one page for each.
CREATE TABLE search_words (
  document_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL,
  date_published TEXT,
  words BLOB NOT NULL
) STRICT;
CREATE VIRTUAL TABLE search_terms USING fts5vocab (search, row);

CREATE TABLE vocabulary (form TEXT NOT NULL, term TEXT NOT NULL, PRIMARY KEY (form, term)) STRICT, WITHOUT ROWID;
`;

/** The names of those tables, and of those of earlier versions, in an order in which they can be dropped. */
export const publishedTableNames = [
  "search_terms",
  "search_words",
  "search_outside_body",
  "search",
  "vocabulary_trigrams",
  "vocabulary",
  "sources",
  "navigation_groups",
  "document_aliases",
  "document_tags",
  "documents",
  "authors",
] as const;
