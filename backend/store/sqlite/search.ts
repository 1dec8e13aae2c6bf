import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { documentColumns, joinAuthors, toCount } from "../rows.ts";
import { type SearchIndex, countedMax } from "../search/candidates.ts";
import { facetColumns, facetTagColumns, toFacetedDocuments } from "../search/facets/faceted-rows.ts";
import { toCandidate, toFoundDocument, toStoredWords } from "../search/found-documents.ts";
import { createHitFinder } from "../search/hits.ts";
import type { SearchScope } from "../search/search.ts";
import { inSubjectOf, ofType, toMatchExpression } from "./match-expression.ts";

const IdRows = z.array(z.object({ id: z.number() }));

/** The weight of a word by field: subject, headings, description, body; the type has none. */
const weights = "10.0, 5.0, 3.0, 1.0, 0.0";

/** Up to this many hits are weighed. For more, only matches in the subject can be found quickly enough. */
const weighedMax = 2_000;
/** So many of those with the words in the subject are compared by its length. */
const comparedMax = 500;

/** The FTS5 index. */
export function createSearchIndex(database: DatabaseSync): SearchIndex {
  const count = database.prepare("SELECT count(*) AS count FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT ?)");
  const weighed = database.prepare(
    `SELECT rowid AS id FROM search WHERE search MATCH ? ORDER BY bm25(search, ${weights}), rowid DESC LIMIT ?`,
  );
  const newest = database.prepare("SELECT rowid AS id FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT ?");
  const byLength = database.prepare(
    "SELECT id FROM documents INDEXED BY documents_by_length WHERE id IN (SELECT value FROM json_each(?)) ORDER BY length(subject), date_published DESC, slug",
  );
  const words = database.prepare(
    "SELECT document_id AS id, slug, date_published, words FROM search_words WHERE document_id IN (SELECT value FROM json_each(?))",
  );
  const candidates = database.prepare(
    "SELECT id, facts, sections FROM documents WHERE id IN (SELECT value FROM json_each(?))",
  );
  const found = database.prepare(
    `SELECT ${documentColumns("NULL")}, documents.sections FROM json_each(?) AS hits JOIN documents ON documents.id = hits.value ${joinAuthors} ORDER BY hits.key`,
  );
  const faceted = database.prepare(
    `SELECT ${facetColumns} FROM documents ${joinAuthors} WHERE documents.id IN (SELECT value FROM json_each(?))`,
  );
  const facetTags = database.prepare(
    `SELECT ${facetTagColumns} FROM document_tags WHERE document_id IN (SELECT value FROM json_each(?))`,
  );
  const listIds = (rows: unknown): readonly number[] => IdRows.parse(rows).map(({ id }) => id);
  /** Those with the words in their subject come first, shortest subject first, because it says the least else; then the most recently saved. */
  const listCommon = (whole: string, subject: string, limit: number): readonly number[] => {
    const best = listIds(byLength.all(JSON.stringify(listIds(newest.all(subject, comparedMax))))).slice(0, limit);
    const left = limit - best.length;
    return left === 0 ? best : [...best, ...listIds(newest.all(`(${whole}) NOT (${subject})`, left))];
  };
  /** Those with two of the words, of the first two words first: weighing would read every document of every word again for each pair. */
  const listPaired = (pairs: readonly string[], scope: SearchScope, limit: number): readonly number[] => {
    const ids = new Set<number>();
    for (const pair of pairs) {
      if (ids.size >= limit) break;
      for (const id of listIds(newest.all(ofType(pair, scope), limit))) ids.add(id);
    }
    return [...ids].slice(0, limit);
  };
  return {
    count: async (query, scope) => toCount(count.get(ofType(toMatchExpression(query).unweighed, scope), countedMax)),
    list: async (query, scope, limit, known) => {
      const { whole, unweighed, asWhole, pairs } = toMatchExpression(query);
      if (pairs.length > 0 && known === undefined) return listPaired(pairs, scope, limit);
      const all = ofType(whole, scope);
      const matches = known ?? toCount(count.get(ofType(unweighed, scope), weighedMax + 1));
      if (unweighed !== whole && matches <= limit) return listIds(newest.all(ofType(unweighed, scope), limit));
      if (matches <= weighedMax) return listIds(weighed.all(all, limit));
      return listCommon(all, ofType(inSubjectOf(asWhole), scope), limit);
    },
    readWords: async (ids) => words.all(JSON.stringify(ids)).map(toStoredWords),
    readCandidates: async (ids) => candidates.all(JSON.stringify(ids)).map(toCandidate),
    readFound: async (ids, terms) => {
      const findHits = createHitFinder(terms);
      return found.all(JSON.stringify(ids)).map((row) => toFoundDocument(row, findHits));
    },
    readFaceted: async (ids) => {
      const listed = JSON.stringify(ids);
      return toFacetedDocuments(faceted.all(listed), facetTags.all(listed));
    },
  };
}
