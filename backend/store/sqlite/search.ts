import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { documentColumns, joinAuthors, toCount } from "../rows.ts";
import { countedMax } from "../search/candidates.ts";
import type { SearchIndex } from "../search/candidates.ts";
import { facetColumns, facetTagColumns, toFacetedDocuments } from "../search/facets/faceted-rows.ts";
import { toCandidate, toFoundDocument, toStoredWords } from "../search/found-documents.ts";
import { createHitFinder } from "../search/hits.ts";
import type { Query } from "../search/question/query.ts";
import type { SearchScope } from "../search/search.ts";
import { inSubjectOf, ofType, toMatchExpression } from "./match-expression.ts";

const IdRows = z.array(z.object({ id: z.number() }));

/** The indexes, with the weight of a word by column: subject, headings, description, body; the type has none. */
const allText = { table: "search", weights: "10.0, 5.0, 3.0, 1.0, 0.0" };
const outsideBody = { table: "search_outside_body", weights: "10.0, 5.0, 3.0, 0.0" };

/** Up to this many hits are weighed. For more, only matches in the subject can be found quickly enough. */
const weighedMax = 2_000;
/** So many of those with the words in the subject are compared by its length. */
const comparedMax = 500;

/** What one FTS5 index answers to a match expression. */
function createLists(database: DatabaseSync, { table, weights }: typeof allText) {
  const count = database.prepare(
    `SELECT count(*) AS count FROM (SELECT 1 FROM ${table} WHERE ${table} MATCH ? LIMIT ?)`,
  );
  const weighed = database.prepare(
    `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY bm25(${table}, ${weights}), rowid DESC LIMIT ?`,
  );
  const newest = database.prepare(
    `SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid DESC LIMIT ?`,
  );
  return {
    count: (expression: string, max: number): number => toCount(count.get(expression, max)),
    listWeighed: (expression: string, limit: number) => listIds(weighed.all(expression, limit)),
    /** Those saved last. */
    listNewest: (expression: string, limit: number) => listIds(newest.all(expression, limit)),
  };
}

function listIds(rows: unknown): readonly number[] {
  return IdRows.parse(rows).map(({ id }) => id);
}

/** The documents of the FTS5 indexes. */
export function createSearchIndex(database: DatabaseSync): SearchIndex {
  const lists = { allText: createLists(database, allText), outsideBody: createLists(database, outsideBody) };
  const listsOf = ({ needs }: Query) => (needs === "two-outside-body" ? lists.outsideBody : lists.allText);
  const listCommon = createCommonList(database, lists.outsideBody);
  return {
    count: async (query, scope) => listsOf(query).count(ofType(toMatchExpression(query).unweighed, scope), countedMax),
    list: async (query, scope, limit, known) => {
      const { whole, unweighed, asWhole, pairs } = toMatchExpression(query);
      if (pairs.length > 0 && known === undefined) return listPaired(lists.outsideBody, pairs, scope, limit);
      const all = ofType(whole, scope);
      const { count, listWeighed, listNewest } = listsOf(query);
      const matches = known ?? count(ofType(unweighed, scope), weighedMax + 1);
      if (unweighed !== whole && matches <= limit) return listNewest(ofType(unweighed, scope), limit);
      if (matches <= weighedMax) return listWeighed(all, limit);
      return listCommon(() => listNewest(all, limit), ofType(inSubjectOf(asWhole), scope), limit);
    },
    ...createReads(database),
  };
}

type Lists = ReturnType<typeof createLists>;

/** Those with the words in their subject come first, shortest subject first, because it says the least else; then the most recently saved. */
function createCommonList(database: DatabaseSync, outsideBody: Lists) {
  const byLength = database.prepare(
    "SELECT id FROM documents INDEXED BY documents_by_length WHERE id IN (SELECT value FROM json_each(?)) ORDER BY length(subject), date_published DESC, slug",
  );
  return (newest: () => readonly number[], subject: string, limit: number): readonly number[] => {
    const compared = outsideBody.listNewest(subject, comparedMax);
    const best = listIds(byLength.all(JSON.stringify(compared))).slice(0, limit);
    return best.length === limit ? best : [...new Set([...best, ...newest()])].slice(0, limit);
  };
}

/** Those with two of the words, of the first two words first: weighing would read every document of every word again for each pair. */
function listPaired(
  outsideBody: Lists,
  pairs: readonly string[],
  scope: SearchScope,
  limit: number,
): readonly number[] {
  const ids = new Set<number>();
  for (const pair of pairs) {
    if (ids.size >= limit) break;
    for (const id of outsideBody.listNewest(ofType(pair, scope), limit)) ids.add(id);
  }
  return [...ids].slice(0, limit);
}

/** Reads what ranking, results and facets need of documents. */
function createReads(
  database: DatabaseSync,
): Pick<SearchIndex, "readWords" | "readCandidates" | "readFound" | "readFaceted"> {
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
  return {
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
