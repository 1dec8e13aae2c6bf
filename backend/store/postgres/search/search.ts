import { z } from "zod";
import { documentColumns, joinAuthors, toCount } from "../../rows.ts";
import { countedMax } from "../../search/candidates.ts";
import type { SearchIndex } from "../../search/candidates.ts";
import { facetColumns, facetTagColumns, toFacetedDocuments } from "../../search/facets/faceted-rows.ts";
import { toCandidate, toFoundDocument, toStoredWords } from "../../search/found-documents.ts";
import { createHitFinder } from "../../search/hits.ts";
import type { Query } from "../../search/question/query.ts";
import type { SearchScope } from "../../search/search.ts";
import type { Database } from "../database.ts";
import { ofType, toTsquery } from "./tsquery.ts";
import type { Tsquery } from "./tsquery.ts";

/** The weight of a word by field: body, description, headings, subject (D to A). */
const weights = "'{0.1, 0.3, 0.5, 1.0}'";
/** Rank normalisation 1, which divides by 1 + log(length): a short text is more about its words than a long one. */
const byLength = 1;

/**
 * Up to so many matches are weighed by all of their words, each of which takes a twentieth of a millisecond; for more, see `weighSome`. Of those with all
 * words it is the same number for every page, so that pages fit together; of others, so many for each that is asked for.
 */
const maxWeighed = { ofAll: 100, forEach: 5 };
const maxCandidates = 500;

const IdRows = z.array(z.object({ id: z.number() }));

/** A tsquery, restricted to the requested type in `matching`. */
interface Search extends Tsquery {
  readonly matching: string;
}

/** The documents of a search that are listed. */
interface Listing {
  readonly limit: number;
  /** The number of all matches, where it is known. */
  readonly known: number | undefined;
  readonly maxWeighed: number;
}

/** PostgreSQL's full-text index. */
export function createSearchIndex(database: Database): SearchIndex {
  return {
    count: async (query, scope) => {
      const search = toSearch(query, scope);
      return search === null ? 0 : countOf(database, search);
    },
    list: async (query, scope, limit, known) => {
      const search = toSearch(query, scope);
      if (search === null) return [];
      const { ofAll, forEach } = maxWeighed;
      const weighed = query.needs === "all" ? ofAll : Math.min(maxCandidates, forEach * limit);
      const listing = { limit, known, maxWeighed: weighed };
      return listIds(database, search, listing);
    },
    readWords: async (ids) =>
      (
        await database.read(
          "SELECT document_id AS id, slug, date_published, ranked AS words FROM search WHERE document_id = ANY($1)",
          [ids],
        )
      ).map(toStoredWords),
    readCandidates: async (ids) =>
      (await database.read("SELECT id, facts, sections FROM documents WHERE id = ANY($1)", [ids])).map(toCandidate),
    readFound: async (ids, terms) => {
      const rows = await database.read(
        `SELECT documents.id, ${documentColumns("NULL")}, documents.sections FROM documents ${joinAuthors} WHERE documents.id = ANY($1)`,
        [ids],
      );
      const byId = new Map(rows.map((row) => [row["id"], row]));
      const findHits = createHitFinder(terms);
      return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toFoundDocument(row, findHits));
    },
    readFaceted: async (ids) =>
      toFacetedDocuments(
        await database.read(`SELECT ${facetColumns} FROM documents ${joinAuthors} WHERE documents.id = ANY($1)`, [ids]),
        await database.read(`SELECT ${facetTagColumns} FROM document_tags WHERE document_id = ANY($1)`, [ids]),
      ),
  };
}

function toSearch(query: Query, scope: SearchScope): Search | null {
  const search = toTsquery(query);
  return search && { ...search, matching: ofType(search.whole, scope) };
}

/** The number of matches, at most `atMost`: each that is counted is visited. */
async function countOf({ readByIndex }: Database, { column, matching }: Search, atMost = countedMax): Promise<number> {
  const counted = `SELECT count(*) AS count FROM (SELECT 1 FROM search WHERE ${column} @@ $1::tsquery LIMIT $2) AS found`;
  return toCount((await readByIndex(counted, [matching, atMost]))[0]);
}

async function listIds(
  database: Database,
  search: Search,
  { limit, known, maxWeighed: most }: Listing,
): Promise<readonly number[]> {
  const counted = known ?? (await countOf(database, search, most + 1));
  if (counted === 0) return [];
  const best =
    counted <= most
      ? await weigh(database, search, `${search.column} @@ $1::tsquery`, "words", most)
      : await weighSome(database, search, limit);
  if (best.length >= limit || counted <= most) return best.slice(0, limit);
  const total = known ?? (await countOf(database, search));
  return [...best, ...(await findNewest(database, search, best, { total, limit: limit - best.length }))];
}

/** The matches outside the best ones, newest first. */
async function findNewest(
  { transaction }: Database,
  { column, matching }: Search,
  best: readonly number[],
  { total, limit }: { readonly total: number; readonly limit: number },
): Promise<readonly number[]> {
  // A moderate number of matches is sorted; with very many, scanning all documents in this order finds the first ones sooner.
  const notBy = total >= countedMax ? "enable_bitmapscan" : "enable_indexscan";
  const newest = `SELECT document_id AS id FROM search WHERE ${column} @@ $1::tsquery AND document_id <> ALL($2::bigint[])
    ORDER BY date_published DESC NULLS LAST, slug LIMIT $3`;
  const options = { settings: { enable_seqscan: "off", [notBy]: "off" }, isRead: true };
  return idsOf(await transaction(({ query }) => query(newest, [matching, best, limit]), options));
}

/**
 * The best of many matches, as many as are needed: first those with the words in the subject, then those with them in headings or description. If
 * even these are many, only some of them are weighed.
 */
async function weighSome(database: Database, search: Search, needed: number): Promise<readonly number[]> {
  const bySubject = await weigh(database, search, inSubject, "head", maxCandidates);
  if (bySubject.length >= needed) return bySubject;
  return [
    ...bySubject,
    ...(await weigh(database, search, `head @@ $1::tsquery AND NOT ${inSubject}`, "head", maxCandidates)),
  ];
}

const inSubject = "ts_filter(head, '{a}') @@ $1::tsquery";

/** Up to `limit` documents that meet a condition, best first. */
async function weigh(
  { readByIndex }: Database,
  { matching, whole }: Search,
  condition: string,
  column: "words" | "head",
  limit: number,
): Promise<readonly number[]> {
  const rows = await readByIndex(
    `SELECT id FROM (SELECT document_id AS id, date_published, slug, ${column} FROM search WHERE ${condition} LIMIT $3) AS found
     ORDER BY ts_rank(${weights}, ${column}, $2::tsquery, ${byLength}) DESC, date_published DESC NULLS LAST, slug`,
    [matching, whole, limit],
  );
  return idsOf(rows);
}

function idsOf(rows: unknown): readonly number[] {
  return IdRows.parse(rows).map(({ id }) => id);
}
