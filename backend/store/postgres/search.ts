import { z } from "zod";
import { synonymWeight } from "../query.ts";
import { documentColumns, joinAuthors, toCount } from "../rows.ts";
import type { SearchRequest } from "../search.ts";
import { type Find, countedMax, toFoundDocument } from "../search-steps.ts";
import type { Database, Queries, Value } from "./database.ts";
import { type Tsquery, ofType, toTsquery } from "./tsquery.ts";

/** How much a word weighs by where it stands: body, description, headings, subject. */
const weights = "'{0.1, 0.3, 0.5, 1.0}'";
/** As much as log(length): a short text is more about its words than a long one. */
const byLength = 1;

/** So many matches are put in order by all of their words; of more, see `rankSome`. */
const maxRanked = 400;
const maxCandidates = 500;

/** Reading every text costs far more than the planner believes: the index is always to be used. */
const searching = { settings: { enable_seqscan: "off" }, isRead: true };

const IdRows = z.array(z.object({ id: z.number() }));

/** What is looked for, with what belongs to it: everything that matches, of the type asked for. */
interface Search extends Tsquery {
  readonly matching: string;
}

/** Finds documents in the full text of the database. */
export function createFind(database: Database): Find {
  return async (query, request) => {
    const tsquery = toTsquery(query);
    if (tsquery === null) return { items: [], total: 0 };
    const search = { ...tsquery, matching: ofType(tsquery.whole, request.docType) };
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

/** Those that are not among the best, newest first. */
async function findNewest(
  { query }: Queries,
  { column, matching }: Search,
  ranked: readonly number[],
  { total, limit, offset }: { readonly total: number; readonly limit: number; readonly offset: number },
): Promise<readonly number[]> {
  // Few are put in order; of very many, the first come soon by going through all documents in this order.
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
 * The best of many matches, as far as they are needed: those that have the words in their subject, then those that have them in the headings
 * or the description. Where even these are many, some of them stand for all.
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

/** So many of the documents that fulfil a condition, the best first. What has the words as typed counts again, and more. */
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
