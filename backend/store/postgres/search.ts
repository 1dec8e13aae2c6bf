import { z } from "zod";
import { synonymWeight } from "../query.ts";
import { documentColumns, joinAuthors, toCount } from "../rows.ts";
import type { SearchRequest } from "../search.ts";
import { type Find, countedMax, toFoundDocument } from "../search-steps.ts";
import type { Database, Queries, Value } from "./database.ts";
import { type Tsquery, toTsquery } from "./tsquery.ts";

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

/** Finds documents in the full text of the database. */
export function createFind(database: Database): Find {
  return async (query, request) => {
    const tsquery = toTsquery(query);
    if (tsquery === null) return { items: [], total: 0 };
    const { total, ids } = await database.transaction(async (queries) => {
      const total = toCount((await queries.query(countOf(tsquery), [tsquery.whole, request.docType, countedMax]))[0]);
      return { total, ids: await findIds(queries, tsquery, request, total) };
    }, searching);
    if (ids.length === 0) return { items: [], total };
    const rows = await database.read(`SELECT documents.id, ${documentColumns("NULL")}, documents.sections FROM documents ${joinAuthors} WHERE documents.id = ANY($1)`, [ids]);
    const byId = new Map(rows.map((row) => [row["id"], row]));
    return { total, items: ids.flatMap((id) => byId.get(id) ?? []).map((row) => toFoundDocument(row, query.terms)) };
  };
}

function countOf({ column }: Tsquery): string {
  return `SELECT count(*) AS count FROM (SELECT 1 FROM search WHERE ${column} @@ $1::tsquery AND ${ofType} LIMIT $3) AS found`;
}

async function findIds(queries: Queries, tsquery: Tsquery, { docType, page, limit }: SearchRequest, total: number): Promise<readonly number[]> {
  const offset = (page - 1) * limit;
  if (offset >= total) return [];
  const matching = `${tsquery.column} @@ $1::tsquery`;
  const ranked = total <= maxRanked ? await rank(queries, tsquery, docType, matching, "words", maxRanked) : await rankSome(queries, tsquery, docType, offset + limit);
  const ids = ranked.slice(offset, offset + limit);
  if (offset + limit <= ranked.length || total <= maxRanked) return ids;
  const others = await queries.query(
    `SELECT document_id AS id FROM search WHERE ${matching} AND ${ofType} AND document_id <> ALL($3::bigint[])
     ORDER BY date_published DESC NULLS LAST, slug LIMIT $4 OFFSET $5`,
    [tsquery.whole, docType, ranked, limit - ids.length, Math.max(0, offset - ranked.length)],
  );
  return [...ids, ...idsOf(others)];
}

/**
 * The best of many matches, as far as they are needed: those that have the words in their subject, then those that have them in the headings
 * or the description. Where even these are many, some of them stand for all.
 */
async function rankSome(queries: Queries, tsquery: Tsquery, docType: string | null, needed: number): Promise<readonly number[]> {
  const bySubject = await rank(queries, tsquery, docType, inSubject, "head", maxCandidates);
  if (bySubject.length >= needed) return bySubject;
  return [...bySubject, ...(await rank(queries, tsquery, docType, `head @@ $1::tsquery AND NOT ${inSubject}`, "head", maxCandidates))];
}

const inSubject = "ts_filter(head, '{a}') @@ $1::tsquery";
const ofType = "($2::text IS NULL OR doc_type = $2)";

/** So many of the documents that fulfil a condition, the best first. What has the words as typed counts again, and more. */
async function rank({ query }: Queries, { whole, asTyped }: Tsquery, docType: string | null, condition: string, column: "words" | "head", limit: number): Promise<readonly number[]> {
  const rankBy = (parameter: "$1" | "$4") => `ts_rank(${weights}, ${column}, ${parameter}::tsquery, ${byLength})`;
  const score = asTyped === null ? rankBy("$1") : `${synonymWeight} * ${rankBy("$1")} + CASE WHEN ${column} @@ $4::tsquery THEN ${rankBy("$4")} ELSE 0 END`;
  const values: readonly Value[] = [whole, docType, limit, ...(asTyped === null ? [] : [asTyped])];
  const rows = await query(
    `SELECT id FROM (SELECT document_id AS id, date_published, slug, ${column} FROM search WHERE ${condition} AND ${ofType} LIMIT $3) AS found
     ORDER BY ${score} DESC, date_published DESC NULLS LAST, slug`,
    values,
  );
  return idsOf(rows);
}

function idsOf(rows: unknown): readonly number[] {
  return IdRows.parse(rows).map(({ id }) => id);
}
