import { moreStatistics, rankedWords, stemsOfWords, withoutTrigrams } from "./search/search-migrations.ts";
import { formerTokens } from "./former-tokens.ts";
import { choiceTables } from "./search/choice-tables.ts";

/**
 * The migrations, each run in its own transaction. Add steps; never change a released one. A step that changes data derived from the content also
 * deletes the fact `ingested`, so that everything is ingested again.
 *
 * Texts are compared by bytes, as in SQLite, whatever the database's collation.
 */
export const migrations: readonly string[] = [
  `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE facts (name text PRIMARY KEY, value text NOT NULL);

CREATE TABLE authors (
  id text COLLATE "C" PRIMARY KEY,
  name text COLLATE "C" NOT NULL,
  designation text,
  image text
);

CREATE TABLE documents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text COLLATE "C" NOT NULL UNIQUE,
  path text COLLATE "C" NOT NULL UNIQUE,
  doc_type text COLLATE "C" NOT NULL,
  subject text NOT NULL,
  category text COLLATE "C",
  category_name text COLLATE "C",
  subcategory text COLLATE "C",
  subcategory_name text COLLATE "C",
  author_id text COLLATE "C",
  date_published text COLLATE "C",
  last_updated text COLLATE "C",
  featured_image text,
  facts text NOT NULL,
  content text NOT NULL,
  sections text NOT NULL
);
CREATE INDEX documents_by_type ON documents (doc_type, date_published DESC NULLS LAST, slug);
CREATE INDEX documents_by_author ON documents (author_id, date_published DESC NULLS LAST, slug);
CREATE INDEX documents_by_category ON documents (category, subcategory, date_published DESC NULLS LAST, slug);

CREATE TABLE document_tags (
  document_id bigint NOT NULL REFERENCES documents ON DELETE CASCADE,
  tag text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  PRIMARY KEY (tag, document_id)
);
CREATE INDEX document_tags_by_document ON document_tags (document_id);

CREATE TABLE sources (path text COLLATE "C" PRIMARY KEY, record text NOT NULL);

-- Separate from the documents and small, because a search reads many of its rows. "head" is the text without the body: subject (A), headings
-- (B) and description (C); "words" also includes the body (D).
CREATE TABLE search (
  document_id bigint PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
  doc_type text COLLATE "C" NOT NULL,
  slug text COLLATE "C" NOT NULL,
  date_published text COLLATE "C",
  head tsvector NOT NULL,
  words tsvector NOT NULL
);
CREATE INDEX search_subject ON search USING gin (ts_filter(head, '{a}'));
CREATE INDEX search_head ON search USING gin (head);
CREATE INDEX search_words ON search USING gin (words);

-- Every word that has ever been in a text.
CREATE TABLE vocabulary (term text COLLATE "C" PRIMARY KEY);
CREATE INDEX vocabulary_trigrams ON vocabulary USING gin (term gin_trgm_ops);

CREATE TABLE votes (
  slug text COLLATE "C" NOT NULL,
  voter text COLLATE "C" NOT NULL,
  rating double precision NOT NULL CHECK (rating BETWEEN 0.5 AND 5),
  voted_at bigint NOT NULL,
  PRIMARY KEY (slug, voter)
);

CREATE TABLE deeds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  action text NOT NULL,
  voter text NOT NULL,
  subject text NOT NULL,
  done_at bigint NOT NULL
);
CREATE INDEX deeds_by_voter ON deeds (voter, action, done_at);
CREATE INDEX deeds_by_time ON deeds (done_at);

CREATE TABLE contacts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sent_at bigint NOT NULL,
  message text NOT NULL
);

CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sent_at bigint NOT NULL,
  slug text COLLATE "C" NOT NULL,
  voter text COLLATE "C" NOT NULL,
  rating double precision,
  reason text COLLATE "C",
  comment text,
  UNIQUE (slug, voter)
);

CREATE TABLE subscriptions (
  email text COLLATE "C" PRIMARY KEY,
  token text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('unconfirmed', 'confirmed', 'unsubscribed')),
  changed_at bigint NOT NULL,
  mailed_at bigint
);

CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  contact_id bigint UNIQUE REFERENCES contacts ON DELETE CASCADE,
  token text UNIQUE REFERENCES subscriptions (token) ON DELETE CASCADE ON UPDATE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  due_at bigint NOT NULL,
  CHECK ((contact_id IS NULL) <> (token IS NULL))
);
CREATE INDEX mails_by_due ON mails (due_at);

CREATE TABLE missed_searches (
  term text COLLATE "C" PRIMARY KEY,
  count bigint NOT NULL,
  first_at bigint NOT NULL,
  last_at bigint NOT NULL
);
CREATE INDEX missed_searches_by_count ON missed_searches (count, last_at);

CREATE TABLE missing_paths (
  path text COLLATE "C" PRIMARY KEY,
  count bigint NOT NULL,
  first_at bigint NOT NULL,
  last_at bigint NOT NULL
);
CREATE INDEX missing_paths_by_count ON missing_paths (count, last_at);
`,
  `
-- Each document's type is a lexeme too, so that a search within one type is as fast as in all.
SET LOCAL maintenance_work_mem = '256MB';
DROP INDEX search_subject, search_head, search_words;
UPDATE search SET head = ('''=' || doc_type || ''':1A')::tsvector || head, words = ('''=' || doc_type || ''':1A')::tsvector || words;
CREATE INDEX search_subject ON search USING gin (ts_filter(head, '{a}'));
CREATE INDEX search_head ON search USING gin (head);
CREATE INDEX search_words ON search USING gin (words);

-- For a word that most documents contain, the newest are found by scanning all documents in this order.
CREATE INDEX search_newest ON search (date_published DESC NULLS LAST, slug);

-- lz4 is faster than the default compression, but not every PostgreSQL is built with it.
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    EXECUTE 'ALTER TABLE documents ALTER facts SET COMPRESSION lz4, ALTER content SET COMPRESSION lz4, ALTER sections SET COMPRESSION lz4';
    EXECUTE 'ALTER TABLE search ALTER head SET COMPRESSION lz4, ALTER words SET COMPRESSION lz4';
    EXECUTE 'ALTER TABLE sources ALTER record SET COMPRESSION lz4';
  END IF;
END $$;
`,
  stemsOfWords,
  `
-- Documents in the order that their authors want, with the folders around them. The next ingest fills both.
ALTER TABLE documents ADD position text COLLATE "C" NOT NULL DEFAULT '', ADD trail text NOT NULL DEFAULT '',
  ADD review_by text, ADD review_due text COLLATE "C";
CREATE INDEX documents_by_review ON documents (review_due) WHERE review_due IS NOT NULL;
DROP INDEX documents_by_type, documents_by_category;
CREATE INDEX documents_by_type ON documents (doc_type, position, date_published DESC NULLS LAST, slug);
CREATE INDEX documents_by_category ON documents (category, subcategory, position, date_published DESC NULLS LAST, slug);
DELETE FROM facts WHERE name = 'ingested';
`,
  `
-- Each word under several keys: its stem by language, and those of its parts. The next ingest fills everything again, with words folded in another way.
DROP TABLE vocabulary;
CREATE TABLE vocabulary (form text COLLATE "C" NOT NULL, term text COLLATE "C" NOT NULL, PRIMARY KEY (form, term));
CREATE INDEX vocabulary_trigrams ON vocabulary USING gin (term gin_trgm_ops);
DELETE FROM facts WHERE name = 'ingested';
`,
  `
-- The old addresses that documents name. The next ingest fills them.
CREATE TABLE document_aliases (
  path text COLLATE "C" PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES documents ON DELETE CASCADE
);
CREATE INDEX document_aliases_by_document ON document_aliases (document_id);
DELETE FROM facts WHERE name = 'ingested';
`,
  choiceTables,
  withoutTrigrams,
  moreStatistics,
  rankedWords,
  formerTokens,
];
