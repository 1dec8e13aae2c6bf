import { z } from "zod";
import type { DocumentLink } from "../documents.ts";
import type { GroupKind, NavigationStore } from "../navigation.ts";
import { LinkRow, toCount } from "../rows.ts";
import type { Database } from "./database.ts";
import { newestFirst } from "./documents.ts";
import { createGroupReader, groupShapes } from "./groups.ts";

const LinkRows = z.array(LinkRow);
const MemberRows = z.array(LinkRow.extend({ id: z.string() }));
const PositionRow = z
  .object({ position: z.string(), datePublished: z.string().nullable(), slug: z.string() })
  .optional();

const linkColumns = 'documents.subject, documents.slug, documents.doc_type AS "docType", documents.trail';

/** The groups whose documents are in authored order: tags and authors have documents of many types. */
function isAuthored(kind: GroupKind): boolean {
  return kind !== "tag" && kind !== "author";
}

/** The order of a group's documents. */
function orderOf(kind: GroupKind): string {
  return isAuthored(kind) ? `documents.position, ${newestFirst}` : newestFirst;
}

/** The groupings of the published documents. */
export function createNavigationStore(database: Database): NavigationStore {
  const groupsOf = createGroupReader(database);
  return {
    list: async (kind, docs) => {
      const { all } = await groupsOf(kind);
      if (docs === "without-docs") return all;
      const members = await listMembers(database, kind);
      return all.map((group) => ({
        ...group,
        docs: (members.get(group.id) ?? []).map(({ subject, slug, docType, trail }) => ({
          subject,
          slug,
          docType,
          trail,
        })),
      }));
    },
    listDocs: async (kind, id, { page, limit }) => {
      const group = (await groupsOf(kind)).byId.get(id);
      if (group === undefined) return null;
      return {
        group,
        docs: { items: await listLinks(database, kind, id, (page - 1) * limit, limit), total: group.count },
      };
    },
    listGroups: async (kind, within, { page, limit }) => {
      const { all } = await groupsOf(kind);
      const inside = kind === "subcategory" ? all.filter(({ id }) => id.slice(0, id.indexOf(".")) === within) : all;
      return { items: inside.slice((page - 1) * limit, page * limit), total: inside.length };
    },
    listAround: async (kind, id, slug, limit) => {
      const group = (await groupsOf(kind)).byId.get(id);
      const position = group === undefined ? null : await positionOf(database, kind, id, slug);
      if (group === undefined || position === null) return null;
      const first = Math.max(0, Math.min(position - Math.floor(limit / 2), group.count - limit));
      return { group, first, docs: await listLinks(database, kind, id, first, limit) };
    },
  };
}

/** The condition for membership of a group. Subcategories are matched by both parts, to use the index. */
function isIn(kind: GroupKind): string {
  return kind === "subcategory"
    ? "documents.category = split_part($1, '.', 1) AND documents.subcategory = substr($1, strpos($1, '.') + 1)"
    : `${groupShapes[kind].id} = $1`;
}

async function listLinks(
  { read }: Database,
  kind: GroupKind,
  id: string,
  offset: number,
  limit: number,
): Promise<readonly DocumentLink[]> {
  return LinkRows.parse(
    await read(
      `SELECT ${linkColumns} FROM ${groupShapes[kind].tables} WHERE ${isIn(kind)} ORDER BY ${orderOf(kind)} LIMIT $2 OFFSET $3`,
      [id, limit, offset],
    ),
  );
}

/** The position of a document within a group, from 0; null if it is not in the group. */
async function positionOf({ read }: Database, kind: GroupKind, id: string, slug: string): Promise<number | null> {
  const members = `FROM ${groupShapes[kind].tables} WHERE ${isIn(kind)}`;
  const [row] = await read(
    `SELECT documents.position, documents.date_published AS "datePublished", documents.slug ${members} AND documents.slug = $2`,
    [id, slug],
  );
  const own = PositionRow.parse(row);
  if (own === undefined) return null;
  // Documents without a date come last.
  const isBefore = `(documents.date_published > $2 OR ($2 IS NULL AND documents.date_published IS NOT NULL)
    OR (documents.date_published IS NOT DISTINCT FROM $2 AND documents.slug < $3))`;
  if (!isAuthored(kind))
    return toCount(
      (await read(`SELECT count(*) AS count ${members} AND ${isBefore}`, [id, own.datePublished, slug]))[0],
    );
  const isPlacedBefore = `(documents.position < $4 OR (documents.position = $4 AND ${isBefore}))`;
  const given = [id, own.datePublished, slug, own.position];
  return toCount((await read(`SELECT count(*) AS count ${members} AND ${isPlacedBefore}`, given))[0]);
}

async function listMembers({ read }: Database, kind: GroupKind) {
  const { id, tables } = groupShapes[kind];
  const rows = await read(
    `SELECT ${id} AS id, ${linkColumns} FROM ${tables} WHERE ${id} IS NOT NULL ORDER BY ${orderOf(kind)}`,
  );
  return Map.groupBy(MemberRows.parse(rows), (member) => member.id);
}
