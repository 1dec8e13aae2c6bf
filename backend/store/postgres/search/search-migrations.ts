/** The stem of each word, by which its other forms are found. */
export const stemsOfWords = `
-- The stem of each word, by which its other forms are found. The next ingest fills the vocabulary again.
TRUNCATE vocabulary;
ALTER TABLE vocabulary ADD stem text COLLATE "C" NOT NULL;
CREATE INDEX vocabulary_stems ON vocabulary (stem);
`;

/** Words are corrected in memory. */
export const withoutTrigrams = "DROP INDEX IF EXISTS vocabulary_trigrams;";

/** ANALYZE keeps how many documents have each of the 10,000 most common words, ten times as many as by default. */
export const moreStatistics = "ALTER TABLE search ALTER words SET STATISTICS 1000;";

/** What documents are ranked by. The next ingest fills it. */
export const rankedWords =
  "ALTER TABLE search ADD ranked bytea NOT NULL DEFAULT ''; DELETE FROM facts WHERE name = 'ingested';";
