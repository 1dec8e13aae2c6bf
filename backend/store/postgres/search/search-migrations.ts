/** Words are corrected in memory. */
export const withoutTrigrams = "DROP INDEX IF EXISTS vocabulary_trigrams;";

/** ANALYZE keeps how many documents have each of the 10,000 most common words, ten times as many as by default. */
export const moreStatistics = "ALTER TABLE search ALTER words SET STATISTICS 1000;";
