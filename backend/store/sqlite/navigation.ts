import type { DatabaseSync } from "node:sqlite";
import { groupShapes, toGroups, toLinks, withMembers } from "../group-rows.ts";
import type { Group, GroupKind, NavigationStore } from "../navigation.ts";
import { newestFirst } from "../rows.ts";

/** The ways through the documents that are published. */
export function createNavigationStore(database: DatabaseSync): NavigationStore {
  return {
    list: async (kind, docs) => {
      const groups = listGroups(database, kind, null);
      return docs === "with-docs" ? withMembers(groups, listMembers(database, kind)) : groups;
    },
    listDocs: async (kind, id, { page, limit }) => {
      const group = listGroups(database, kind, id)[0];
      if (group === undefined) return null;
      const { id: idColumn, tables } = groupShapes[kind];
      const rows = database
        .prepare(`SELECT documents.subject, documents.slug FROM ${tables} WHERE ${idColumn} = ? ORDER BY ${newestFirst} LIMIT ? OFFSET ?`)
        .all(id, limit, (page - 1) * limit);
      return { group, docs: { items: toLinks(rows), total: group.count } };
    },
  };
}

function listGroups(database: DatabaseSync, kind: GroupKind, id: string | null): Group[] {
  const { id: idColumn, name, tables } = groupShapes[kind];
  const condition = id === null ? `${idColumn} IS NOT NULL` : `${idColumn} = ?`;
  const rows = database
    .prepare(
      `SELECT ${idColumn} AS id, ${name} AS name, count(*) AS count, max(documents.date_published) AS lastPublished
       FROM ${tables} WHERE ${condition} GROUP BY ${idColumn}`,
    )
    .all(...(id === null ? [] : [id]));
  return toGroups(kind, rows);
}

function listMembers(database: DatabaseSync, kind: GroupKind): unknown {
  const { id, tables } = groupShapes[kind];
  return database.prepare(`SELECT ${id} AS id, documents.subject, documents.slug FROM ${tables} WHERE ${id} IS NOT NULL ORDER BY ${newestFirst}`).all();
}
