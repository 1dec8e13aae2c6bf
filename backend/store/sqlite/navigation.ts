import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { DocumentLink } from "../documents.ts";
import type { Group, GroupKind, NavigationStore } from "../navigation.ts";
import { LinkRow, toCount } from "../rows.ts";

const GroupRow = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number(),
  lastPublished: z.string().nullable(),
});
const MemberRow = LinkRow.extend({ id: z.string() });
const PositionRow = z
  .object({ position: z.string(), datePublished: z.string().nullable(), slug: z.string() })
  .optional();

/** The table of each kind of group, and the expressions for the ids of the group and its members. All are covered by an index. */
const shapes = {
  category: { id: "documents.category", tables: "documents", member: "documents.id" },
  subcategory: {
    id: "documents.category || '.' || documents.subcategory",
    tables: "documents",
    member: "documents.id",
  },
  type: { id: "documents.doc_type", tables: "documents", member: "documents.id" },
  tag: { id: "document_tags.tag", tables: "document_tags", member: "document_tags.document_id" },
  author: { id: "documents.author_id", tables: "documents", member: "documents.id" },
} as const satisfies Record<GroupKind, { readonly id: string; readonly tables: string; readonly member: string }>;

/** The condition for membership of a group. Subcategories are matched by both parts, to use the index. */
function isIn(kind: GroupKind): string {
  return kind === "subcategory"
    ? "documents.category = substr(?1, 1, instr(?1, '.') - 1) AND documents.subcategory = substr(?1, instr(?1, '.') + 1)"
    : `${shapes[kind].id} = ?1`;
}

const linkColumns = "documents.subject, documents.slug, documents.doc_type AS docType, documents.trail";
const groupColumns = "id, name, count, last_published AS lastPublished";

/** The groupings of the published documents. */
export function createNavigationStore(database: DatabaseSync): NavigationStore {
  const find = database.prepare(`SELECT ${groupColumns} FROM navigation_groups WHERE kind = ? AND id = ?`);
  const all = database.prepare(`SELECT ${groupColumns} FROM navigation_groups WHERE kind = ? ORDER BY sort_name, id`);
  const some = database.prepare(
    `SELECT ${groupColumns} FROM navigation_groups WHERE kind = ? AND within = ? ORDER BY sort_name, id LIMIT ? OFFSET ?`,
  );
  const count = database.prepare("SELECT count(*) AS count FROM navigation_groups WHERE kind = ? AND within = ?");
  const findGroup = (kind: GroupKind, id: string): Group | null => {
    const row = find.get(kind, id);
    return row === undefined ? null : { ...GroupRow.parse(row), docs: [] };
  };
  return {
    list: async (kind, docs) => {
      const groups = z
        .array(GroupRow)
        .parse(all.all(kind))
        .map((group) => ({ ...group, docs: [] }));
      return docs === "with-docs" ? withDocs(groups, listMembers(database, kind)) : groups;
    },
    listDocs: async (kind, id, { page, limit }) => {
      const group = findGroup(kind, id);
      return group === null
        ? null
        : { group, docs: { items: listLinks(database, kind, id, (page - 1) * limit, limit), total: group.count } };
    },
    listGroups: async (kind, within, { page, limit }) => ({
      items: z
        .array(GroupRow)
        .parse(some.all(kind, within ?? "", limit, (page - 1) * limit))
        .map((group) => ({ ...group, docs: [] })),
      total: toCount(count.get(kind, within ?? "")),
    }),
    listAround: async (kind, id, slug, limit) => {
      const group = findGroup(kind, id);
      const position = group === null ? null : positionOf(database, kind, id, slug);
      if (group === null || position === null) return null;
      const first = Math.max(0, Math.min(position - Math.floor(limit / 2), group.count - limit));
      return { group, first, docs: listLinks(database, kind, id, first, limit) };
    },
  };
}

/** The groups whose documents are in authored order: tags and authors have documents of many types. */
function isAuthored(kind: GroupKind): boolean {
  return kind !== "tag" && kind !== "author";
}

/** The order of a group's documents. */
function order(kind: GroupKind, table: string): string {
  return `${isAuthored(kind) ? `${table}.position, ` : ""}${table}.date_published DESC, ${table}.slug`;
}

function listLinks(
  database: DatabaseSync,
  kind: GroupKind,
  id: string,
  offset: number,
  limit: number,
): readonly DocumentLink[] {
  const { tables, member } = shapes[kind];
  const rows = database
    .prepare(
      `SELECT ${linkColumns}
       FROM (SELECT ${member} AS id FROM ${tables} WHERE ${isIn(kind)} ORDER BY ${order(kind, tables)} LIMIT ?2 OFFSET ?3) AS page
       JOIN documents ON documents.id = page.id ORDER BY ${order(kind, "documents")}`,
    )
    .all(id, limit, offset);
  return z.array(LinkRow).parse(rows);
}

/** The position of a document within a group, from 0; null if it is not in the group. */
function positionOf(database: DatabaseSync, kind: GroupKind, id: string, slug: string): number | null {
  const { tables } = shapes[kind];
  const members = `FROM ${tables} WHERE ${isIn(kind)}`;
  const own = PositionRow.parse(
    database
      .prepare(
        `SELECT ${isAuthored(kind) ? `${tables}.position` : "''"} AS position, ${tables}.date_published AS datePublished, ${tables}.slug ${members} AND ${tables}.slug = ?2`,
      )
      .get(id, slug),
  );
  if (own === undefined) return null;
  // Documents without a date come last.
  const isBefore = `(${tables}.date_published > ?2 OR (?2 IS NULL AND ${tables}.date_published IS NOT NULL) OR (${tables}.date_published IS ?2 AND ${tables}.slug < ?3))`;
  if (!isAuthored(kind))
    return toCount(
      database.prepare(`SELECT count(*) AS count ${members} AND ${isBefore}`).get(id, own.datePublished, slug),
    );
  const isPlacedBefore = `(${tables}.position < ?4 OR (${tables}.position = ?4 AND ${isBefore}))`;
  return toCount(
    database
      .prepare(`SELECT count(*) AS count ${members} AND ${isPlacedBefore}`)
      .get(id, own.datePublished, slug, own.position),
  );
}

function listMembers(database: DatabaseSync, kind: GroupKind): Map<string, DocumentLink[]> {
  const { id, tables, member } = shapes[kind];
  const join = tables === "documents" ? "" : `JOIN documents ON documents.id = ${member}`;
  const rows = database
    .prepare(
      `SELECT ${id} AS id, ${linkColumns} FROM ${tables} ${join} WHERE ${id} IS NOT NULL ORDER BY ${order(kind, "documents")}`,
    )
    .all();
  const members = new Map<string, DocumentLink[]>();
  for (const { id: group, ...link } of z.array(MemberRow).parse(rows)) {
    const links = members.get(group);
    if (links === undefined) members.set(group, [link]);
    else links.push(link);
  }
  return members;
}

function withDocs(groups: readonly Group[], members: ReadonlyMap<string, readonly DocumentLink[]>): Group[] {
  return groups.map((group) => ({ ...group, docs: members.get(group.id) ?? [] }));
}
