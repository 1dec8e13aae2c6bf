import { z } from "zod";
import { synonymWeight } from "../../search/query.ts";
import { documentColumns, joinAuthors, toCount } from "../../rows.ts";
import type { SearchRequest } from "../../search/search.ts";
import { type Find, countedMax, toFoundDocument } from "../../search/search-steps.ts";
import type { Database, Queries, Value } from "../database.ts";
import { type Tsquery, ofType, toTsquery } from "./tsquery.ts";

/** The weight of a word by field: body, description, headings, subject (D to A). */
const weights = "'{0.1, 0.3, 0.5, 1.0}'";
/** Rank normalisation 1, which divides by 1 + log(length): a short text is more about its words than a long one. */
const byLength = 1;

/** Up to this many matches are ranked by all of their words; for more, see `rankSome`. */
const maxRanked = 400;
const maxCandidates = 500;

/** Forces use of the index: a sequential scan costs far more than the planner estimates. */
const searching = { settings: { enable_seqscan: "off" }, isRead: true };

const IdRows = z.array(z.object({ id: z.number() }));

/** A tsquery, restricted to the requested type in `matching`. */
interface Search extends Tsquery {
  readonly matching: string;
}

/** Finds documents with PostgreSQL's full-text search. */
export function createFind(database: Database): Find {
  return async (query, request) => {
    const tsquery = toTsquery(query);
    if (tsquery === null) return { items: [], total: 0 };
    const search = { ...tsquery, matching: ofType(tsquery.whole, request) };
    const { total, ids } = await database.transaction(async (queries) => {
      const total = toCount((await queries.query(countOf(search), [search.matching, countedMax]))[0]);
      return { total, ids: await findIds(queries, search, request, total) };
    }, searching);
    if (ids.length === 0) return { items: [], total };
    const rows = await database.read(
      `SELECT documents.id, ${documentColumns("NULL")}, documents.sections FROM documents ${joinAuthors} WHERE documents.id = ANY($1)`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row["id"], row]));
    return { total, items: ids.flatMap((id) => byId.get(id) ?? []).map((row) => toFoundDocument(row, query.terms)) };
  };
}

function countOf({ column }: Search): string {
  return `SELECT count(*) AS count FROM (SELECT 1 FROM search WHERE ${column} @@ $1::tsquery LIMIT $2) AS found`;
}

async function findIds(
  queries: Queries,
  search: Search,
  { page, limit }: SearchRequest,
  total: number,
): Promise<readonly number[]> {
  const offset = (page - 1) * limit;
  if (offset >= total) return [];
  const ranked =
    total <= maxRanked
      ? await rank(queries, search, `${search.column} @@ $1::tsquery`, "words", maxRanked)
      : await rankSome(queries, search, offset + limit);
  const ids = ranked.slice(offset, offset + limit);
  if (offset + limit <= ranked.length || total <= maxRanked) return ids;
  return [
    ...ids,
    ...(await findNewest(queries, search, ranked, {
      total,
      limit: limit - ids.length,
      offset: Math.max(0, offset - ranked.length),
    })),
  ];
}

/** The matches outside the ranked ones, newest first. */
async function findNewest(
  { query }: Queries,
  { column, matching }: Search,
  ranked: readonly number[],
  { total, limit, offset }: { readonly total: number; readonly limit: number; readonly offset: number },
): Promise<readonly number[]> {
  // A moderate number of matches is sorted; with very many, scanning all documents in this order finds the first ones sooner.
  if (total >= countedMax) await query("SET LOCAL enable_bitmapscan = off");
  return idsOf(
    await query(
      `SELECT document_id AS id FROM search WHERE ${column} @@ $1::tsquery AND document_id <> ALL($2::bigint[])
       ORDER BY date_published DESC NULLS LAST, slug LIMIT $3 OFFSET $4`,
      [matching, ranked, limit, offset],
    ),
  );
}

/**
 * The best of many matches, as many as are needed: first those with the words in the subject, then those with them in headings or description. If
 * even these are many, only some of them are ranked.
 */
async function rankSome(queries: Queries, search: Search, needed: number): Promise<readonly number[]> {
  const bySubject = await rank(queries, search, inSubject, "head", maxCandidates);
  if (bySubject.length >= needed) return bySubject;
  return [
    ...bySubject,
    ...(await rank(queries, search, `head @@ $1::tsquery AND NOT ${inSubject}`, "head", maxCandidates)),
  ];
}

const inSubject = "ts_filter(head, '{a}') @@ $1::tsquery";

/** Ranks up to `limit` documents that meet a condition, best first. Matches of the words as typed get an additional, higher score. */
async function rank(
  { query }: Queries,
  { matching, whole, asTyped }: Search,
  condition: string,
  column: "words" | "head",
  limit: number,
): Promise<readonly number[]> {
  const rankBy = (parameter: "$2" | "$4") => `ts_rank(${weights}, ${column}, ${parameter}::tsquery, ${byLength})`;
  const score =
    asTyped === null
      ? rankBy("$2")
      : `${synonymWeight} * ${rankBy("$2")} + CASE WHEN ${column} @@ $4::tsquery THEN ${rankBy("$4")} ELSE 0 END`;
  const values: readonly Value[] = [matching, whole, limit, ...(asTyped === null ? [] : [asTyped])];
  const rows = await query(
    `SELECT id FROM (SELECT document_id AS id, date_published, slug, ${column} FROM search WHERE ${condition} LIMIT $3) AS found
     ORDER BY ${score} DESC, date_published DESC NULLS LAST, slug`,
    values,
  );
  return idsOf(rows);
}

function idsOf(rows: unknown): readonly number[] {
  return IdRows.parse(rows).map(({ id }) => id);
}
