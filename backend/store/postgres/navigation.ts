import { groupShapes, toGroups, toLinks, withMembers } from "../group-rows.ts";
import type { Group, GroupKind, NavigationStore } from "../navigation.ts";
import { newestFirst } from "./documents.ts";
import type { Database, Rows } from "./database.ts";

/** The ways through the documents that are published. */
export function createNavigationStore(database: Database): NavigationStore {
  return {
    list: async (kind, docs) => {
      const groups = await listGroups(database, kind, null);
      return docs === "with-docs" ? withMembers(groups, await listMembers(database, kind)) : groups;
    },
    listDocs: async (kind, id, { page, limit }) => {
      const [group] = await listGroups(database, kind, id);
      if (group === undefined) return null;
      const { id: idColumn, tables } = groupShapes[kind];
      const rows = await database.read(
        `SELECT documents.subject, documents.slug FROM ${tables} WHERE ${idColumn} = $1 ORDER BY ${newestFirst} LIMIT $2 OFFSET $3`,
        [id, limit, (page - 1) * limit],
      );
      return { group, docs: { items: toLinks(rows), total: group.count } };
    },
  };
}

async function listGroups({ read }: Database, kind: GroupKind, id: string | null): Promise<Group[]> {
  const { id: idColumn, name, tables } = groupShapes[kind];
  const condition = id === null ? `${idColumn} IS NOT NULL` : `${idColumn} = $1`;
  const rows = await read(
    `SELECT ${idColumn} AS id, ${name} AS name, count(*) AS count, max(documents.date_published) AS "lastPublished"
     FROM ${tables} WHERE ${condition} GROUP BY ${idColumn}`,
    id === null ? [] : [id],
  );
  return toGroups(kind, rows);
}

function listMembers({ read }: Database, kind: GroupKind): Promise<Rows> {
  const { id, tables } = groupShapes[kind];
  return read(`SELECT ${id} AS id, documents.subject, documents.slug FROM ${tables} WHERE ${id} IS NOT NULL ORDER BY ${newestFirst}`);
}
