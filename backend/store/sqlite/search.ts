import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { synonymWeight } from "../search/query.ts";
import { documentColumns, joinAuthors, toCount } from "../rows.ts";
import type { SearchScope } from "../search/search.ts";
import { type Find, countedMax, toFoundDocument } from "../search/search-steps.ts";
import { inSubjectOf, ofType, toMatchExpression } from "./match-expression.ts";

const IdRow = z.object({ id: z.number() });

/** The weight of a word by field: subject, headings, description, body; the type has none. */
const weights = "10.0, 5.0, 3.0, 1.0, 0.0";

/** The matches with their scores; lower is better. Matches of the words as typed get an additional, higher weight. */
const scored = `SELECT rowid AS id, bm25(search, ${weights}) AS score FROM search WHERE search MATCH ?1`;
const scoredTwice = `SELECT id, sum(score) AS score FROM (
    SELECT rowid AS id, bm25(search, ${weights}) * ${synonymWeight} AS score FROM search WHERE search MATCH ?1
    UNION ALL SELECT rowid AS id, bm25(search, ${weights}) AS score FROM search WHERE search MATCH ?4
  ) GROUP BY id`;

/** Up to this many hits are ranked by score. For more, only matches in the subject can be found quickly enough. */
const weighedMax = 2_000;

/** Finds documents in the FTS5 index. */
export function createFind(database: DatabaseSync): Find {
  const count = database.prepare("SELECT count(*) AS count FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT ?)");
  const weighed = createWeighed(database);
  const common = createCommon(database);
  return async (query, request) => {
    const { page, limit } = request;
    const { whole, asTyped, asWhole } = toMatchExpression(query);
    const all = ofType(whole, request);
    const total = toCount(count.get(all, countedMax));
    if (total === 0) return { items: [], total };
    const part = { limit, offset: (page - 1) * limit };
    const rows =
      total <= weighedMax
        ? weighed(all, asTyped === null ? null : ofType(asTyped, request), part)
        : common(asWhole, whole, request, part);
    return { total, items: rows.map((row) => toFoundDocument(row, query.terms)) };
  };
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Sorts hits by small columns first; only the documents of the page are read in full. */
function createWeighed(database: DatabaseSync) {
  const select = (matching: string) => {
    const hits = `SELECT documents.id, score, documents.date_published, documents.slug
      FROM (${matching}) AS matching JOIN documents ON documents.id = matching.id
      ORDER BY score, date_published DESC, slug LIMIT ?2 OFFSET ?3`;
    return database.prepare(
      `SELECT ${documentColumns("NULL")}, documents.sections
       FROM (${hits}) AS hits JOIN documents ON documents.id = hits.id ${joinAuthors}
       ORDER BY hits.score, hits.date_published DESC, hits.slug`,
    );
  };
  const once = select(scored);
  const twice = select(scoredTwice);
  return (expression: string, asTyped: string | null, { limit, offset }: Part): readonly unknown[] =>
    asTyped === null ? once.all(expression, limit, offset) : twice.all(expression, limit, offset, asTyped);
}

/**
 * Hits of common words: ranking would read all of them. Those with the words in their subject, as typed and complete, come first, shortest subject
 * first, because it says the least else; then the most recently saved.
 */
function createCommon(database: DatabaseSync) {
  const ids = database.prepare(
    "SELECT rowid AS id FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT ? OFFSET ?",
  );
  const byLength = database.prepare(
    "SELECT id FROM documents WHERE id IN (SELECT value FROM json_each(?)) ORDER BY length(subject), date_published DESC, slug LIMIT ? OFFSET ?",
  );
  const read = database.prepare(
    `SELECT ${documentColumns("NULL")}, documents.sections FROM json_each(?) AS hits JOIN documents ON documents.id = hits.value ${joinAuthors} ORDER BY hits.key`,
  );
  const listIds = (rows: readonly unknown[]): readonly number[] =>
    z
      .array(IdRow)
      .parse(rows)
      .map(({ id }) => id);
  return (asWhole: string, expression: string, scope: SearchScope, { limit, offset }: Part): readonly unknown[] => {
    const inSubject = ofType(inSubjectOf(asWhole), scope);
    const best = listIds(ids.all(inSubject, weighedMax, 0));
    const shown = listIds(byLength.all(JSON.stringify(best), limit, offset));
    const left = limit - shown.length;
    const further =
      left === 0
        ? []
        : listIds(
            ids.all(`(${ofType(expression, scope)}) NOT (${inSubject})`, left, Math.max(0, offset - best.length)),
          );
    return read.all(JSON.stringify([...shown, ...further]));
  };
}
