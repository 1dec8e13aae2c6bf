import { z } from "zod";
import { synonymWeight } from "../query.ts";
import { documentColumns, joinAuthors, toCount } from "../rows.ts";
import type { SearchRequest } from "../search.ts";
import { type Find, toFoundDocument } from "../search-steps.ts";
import type { Database, Queries } from "./database.ts";
import { type Tsquery, toTsquery } from "./tsquery.ts";

/** How much a word weighs by where it stands: body, description, headings, subject. */
const weights = "'{0.1, 0.3, 0.5, 1.0}'";
/** As much as log(length): a short text is more about its words than a long one. */
const byLength = 1;

/** So many matches are put in order by all of their words; of more, candidates by all but the body. */
const maxRanked = 400;
/** So many candidates that have the words in their subject, and so many that have them elsewhere outside of the body. */
const maxCandidates = 500;

/** Reading every text costs far more than the planner believes: the index is always to be used. */
const searching = { settings: { enable_seqscan: "off" }, isRead: true };

const HitRow = z.object({ id: z.number(), hits: z.number().optional() });
type Hit = z.infer<typeof HitRow>;

/** Finds documents in the full text of the database. */
export function createFind(database: Database): Find {
  return async (query, request) => {
    const tsquery = toTsquery(query);
    if (tsquery === null) return { items: [], total: 0 };
    const { total, ids } = await database.transaction((queries) => findIds(queries, tsquery, request), searching);
    if (ids.length === 0) return { items: [], total };
    const rows = await database.read(`SELECT documents.id, ${documentColumns("NULL")}, documents.sections FROM documents ${joinAuthors} WHERE documents.id = ANY($1)`, [ids]);
    const byId = new Map(rows.map((row) => [row["id"], row]));
    return { total, items: ids.flatMap((id) => byId.get(id) ?? []).map((row) => toFoundDocument(row, query.terms)) };
  };
}

async function findIds({ query }: Queries, tsquery: Tsquery, { docType, page, limit }: SearchRequest): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const { column, whole, asTyped } = tsquery;
  const total = toCount((await query(`SELECT count(*) AS count FROM search WHERE ${column} @@ $1::tsquery AND ${ofType}`, [whole, docType]))[0]);
  const offset = (page - 1) * limit;
  if (offset >= total) return { total, ids: [] };
  const select = async (statement: string): Promise<readonly Hit[]> =>
    z.array(HitRow).parse(await query(statement, [whole, docType, limit, offset, ...(asTyped === null ? [] : [asTyped])]));
  const hits = total <= maxRanked ? await select(rankAll(tsquery)) : await selectAmongMany(select, tsquery, Math.min(offset + limit, total));
  return { total, ids: hits.map(({ id }) => id) };
}

/** The candidates, where they are enough; else all others after them, newest first. */
async function selectAmongMany(select: (statement: string) => Promise<readonly Hit[]>, tsquery: Tsquery, needed: number): Promise<readonly Hit[]> {
  const best = await select(rankCandidates(tsquery));
  return (best[0]?.hits ?? 0) >= needed ? best : select(rankCandidatesThenOthers(tsquery));
}

const ofType = "($2::text IS NULL OR doc_type = $2)";
const best = "ORDER BY score DESC, date_published DESC NULLS LAST, slug LIMIT $3 OFFSET $4";

/** What has the words as typed counts again, and more. */
function scoreOf({ asTyped }: Tsquery, column: Tsquery["column"]): string {
  const rank = (parameter: "$1" | "$5") => `ts_rank(${weights}, ${column}, ${parameter}::tsquery, ${byLength})`;
  return asTyped === null ? rank("$1") : `${synonymWeight} * ${rank("$1")} + CASE WHEN ${column} @@ $5::tsquery THEN ${rank("$5")} ELSE 0 END`;
}

function rankAll(tsquery: Tsquery): string {
  return `SELECT document_id AS id, ${scoreOf(tsquery, "words")} AS score FROM search WHERE ${tsquery.column} @@ $1::tsquery AND ${ofType} ${best}`;
}

function candidates(tsquery: Tsquery): string {
  const inSubject = "ts_filter(head, '{a}') @@ $1::tsquery";
  return `WITH candidates AS MATERIALIZED (
      (SELECT document_id, slug, date_published, head FROM search WHERE ${inSubject} AND ${ofType} LIMIT ${maxCandidates})
      UNION ALL
      (SELECT document_id, slug, date_published, head FROM search WHERE head @@ $1::tsquery AND NOT ${inSubject} AND ${ofType} LIMIT ${maxCandidates})
    ), ranked AS (SELECT document_id AS id, slug, date_published, ${scoreOf(tsquery, "head")} AS score FROM candidates)`;
}

function rankCandidates(tsquery: Tsquery): string {
  return `${candidates(tsquery)} SELECT id, count(*) OVER () AS hits FROM ranked ${best}`;
}

function rankCandidatesThenOthers(tsquery: Tsquery): string {
  return `${candidates(tsquery)} SELECT id FROM (
      SELECT id, slug, date_published, score FROM ranked
      UNION ALL
      (SELECT document_id, slug, date_published, -1 FROM search
       WHERE ${tsquery.column} @@ $1::tsquery AND ${ofType} AND document_id NOT IN (SELECT document_id FROM candidates)
       ORDER BY date_published DESC NULLS LAST, slug LIMIT $3 + $4)
    ) AS hits ${best}`;
}
