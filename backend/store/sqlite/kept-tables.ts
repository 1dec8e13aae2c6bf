/**
 * Tables of visitors' data, which cannot be rebuilt. Each entry is a migration to the next version of the file: add steps; never change a released
 * one.
 */
export const keptTableSteps = [
  `
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
  slug TEXT NOT NULL,
  voter TEXT NOT NULL,
  rating REAL NOT NULL CHECK (rating BETWEEN 1 AND 5),
  voted_at INTEGER NOT NULL,
  PRIMARY KEY (slug, voter)
) STRICT, WITHOUT ROWID;

CREATE TABLE deeds (
  id INTEGER PRIMARY KEY,
  action TEXT NOT NULL,
  voter TEXT NOT NULL,
  subject TEXT NOT NULL,
  done_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deeds_by_voter ON deeds (voter, action, done_at);
CREATE INDEX deeds_by_time ON deeds (done_at);

CREATE TABLE contacts (
  id INTEGER PRIMARY KEY,
  sent_at INTEGER NOT NULL,
  message TEXT NOT NULL
) STRICT;

CREATE TABLE feedback (
  id INTEGER PRIMARY KEY,
  sent_at INTEGER NOT NULL,
  slug TEXT NOT NULL,
  rating REAL,
  reason TEXT,
  comment TEXT
) STRICT;

CREATE TABLE subscriptions (
  email TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'confirmed', 'unsubscribed')),
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`,
  `
CREATE TABLE mails (
  id INTEGER PRIMARY KEY,
  message_id TEXT NOT NULL UNIQUE,
  contact_id INTEGER UNIQUE REFERENCES contacts (id) ON DELETE CASCADE,
  token TEXT UNIQUE REFERENCES subscriptions (token) ON DELETE CASCADE ON UPDATE CASCADE,
  tries INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  CHECK ((contact_id IS NULL) <> (token IS NULL))
) STRICT;
CREATE INDEX mails_by_due ON mails (due_at);

ALTER TABLE subscriptions ADD COLUMN mailed_at INTEGER;
`,
  `
CREATE TABLE missed_searches (
  term TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX missed_searches_by_count ON missed_searches (count, last_at);
`,
  // Allows half stars; and a visitor's feedback on a document replaces their earlier feedback.
  `
CREATE TABLE votes_of_halves (
  slug TEXT NOT NULL,
  voter TEXT NOT NULL,
  rating REAL NOT NULL CHECK (rating BETWEEN 0.5 AND 5),
  voted_at INTEGER NOT NULL,
  PRIMARY KEY (slug, voter)
) STRICT, WITHOUT ROWID;
INSERT INTO votes_of_halves SELECT slug, voter, rating, voted_at FROM votes;
DROP TABLE votes;
ALTER TABLE votes_of_halves RENAME TO votes;

ALTER TABLE feedback ADD COLUMN voter TEXT;
CREATE UNIQUE INDEX feedback_by_voter ON feedback (slug, voter);

CREATE TABLE missing_paths (
  path TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX missing_paths_by_count ON missing_paths (count, last_at);
`,
  // What searches led to: to a document, on how many days; and to none.
  `
CREATE TABLE search_choices (
  question TEXT NOT NULL,
  slug TEXT NOT NULL,
  days INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  PRIMARY KEY (question, slug)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_choices_by_day ON search_choices (last_day);

CREATE TABLE abandoned_searches (
  term TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX abandoned_searches_by_count ON abandoned_searches (count, last_at);
`,
  // The tokens in mails from before an address was subscribed again: they end the subscription, and do nothing else.
  `
CREATE TABLE former_tokens (
  token TEXT PRIMARY KEY,
  email TEXT NOT NULL REFERENCES subscriptions (email) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
`,
] as const;
