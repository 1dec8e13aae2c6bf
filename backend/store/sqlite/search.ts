import type { DatabaseSync } from "node:sqlite";
import { synonymWeight } from "../query.ts";
import { documentColumns, joinAuthors, toCount } from "../rows.ts";
import { type Find, toFoundDocument } from "../search-steps.ts";
import { toMatchExpression } from "./match-expression.ts";

/** How much a word weighs by where it stands: subject, headings, description, body. */
const weights = "10.0, 5.0, 3.0, 1.0";

/** What matches, each with its score: the lower the better. What has the words as typed counts again, and more. */
const scored = `SELECT rowid AS id, bm25(search, ${weights}) AS score FROM search WHERE search MATCH ?1`;
const scoredTwice = `SELECT id, sum(score) AS score FROM (
    SELECT rowid AS id, bm25(search, ${weights}) * ${synonymWeight} AS score FROM search WHERE search MATCH ?1
    UNION ALL SELECT rowid AS id, bm25(search, ${weights}) AS score FROM search WHERE search MATCH ?5
  ) GROUP BY id`;

/** Finds documents in the FTS5 index. */
export function createFind(database: DatabaseSync): Find {
  const select = database.prepare(selectHits(scored));
  const selectTwice = database.prepare(selectHits(scoredTwice));
  const count = database.prepare("SELECT count(*) AS count FROM search WHERE search MATCH ?1");
  const countOfType = database.prepare(
    `SELECT count(*) AS count FROM search JOIN documents ON documents.id = search.rowid
     WHERE search MATCH ?1 AND documents.doc_type = ?2`,
  );
  return async (query, { docType, page, limit }) => {
    const { whole, asTyped } = toMatchExpression(query);
    const total = toCount(docType === null ? count.get(whole) : countOfType.get(whole, docType));
    if (total === 0) return { items: [], total };
    const given = [whole, docType, limit, (page - 1) * limit] as const;
    const rows = asTyped === null ? select.all(...given) : selectTwice.all(...given, asTyped);
    return { total, items: rows.map((row) => toFoundDocument(row, query.terms)) };
  };
}

/** The hits are put in order by what is small; only those of the page are then read whole. */
function selectHits(matching: string): string {
  const hits = `SELECT documents.id, score, documents.date_published, documents.slug
    FROM (${matching}) AS matching JOIN documents ON documents.id = matching.id
    WHERE (?2 IS NULL OR documents.doc_type = ?2) ORDER BY score, date_published DESC, slug LIMIT ?3 OFFSET ?4`;
  return `SELECT ${documentColumns("NULL")}, documents.sections
     FROM (${hits}) AS hits JOIN documents ON documents.id = hits.id ${joinAuthors}
     ORDER BY hits.score, hits.date_published DESC, hits.slug`;
}
