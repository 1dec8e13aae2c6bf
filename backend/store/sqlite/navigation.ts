import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { docTypes } from "../doc-types.ts";
import type { DocumentLink } from "../documents.ts";
import type { Group, GroupKind, NavigationStore } from "../navigation.ts";
import { newestFirst } from "../rows.ts";

const GroupRow = z.object({ id: z.string(), name: z.string(), count: z.number(), lastPublished: z.string().nullable() });
const LinkRow = z.object({ subject: z.string(), slug: z.string() });
const MemberRow = LinkRow.extend({ id: z.string() });

/** Where a kind of group is read, and by which expressions its id and name. */
const shapes = {
  category: { id: "documents.category", name: "min(documents.category_name)", tables: "documents" },
  subcategory: {
    id: "documents.category || '.' || documents.subcategory",
    name: "min(documents.subcategory_name)",
    tables: "documents",
  },
  type: { id: "documents.doc_type", name: "documents.doc_type", tables: "documents" },
  tag: {
    id: "document_tags.tag",
    name: "min(document_tags.name)",
    tables: "document_tags JOIN documents ON documents.id = document_tags.document_id",
  },
  author: { id: "authors.id", name: "authors.name", tables: "authors JOIN documents ON documents.author_id = authors.id" },
} as const satisfies Record<GroupKind, { readonly id: string; readonly name: string; readonly tables: string }>;

/** The ways through the documents that are published. */
export function createNavigationStore(database: DatabaseSync): NavigationStore {
  return {
    list: async (kind, docs) => {
      const groups = listGroups(database, kind, null);
      return docs === "with-docs" ? withDocs(groups, listMembers(database, kind)) : groups;
    },
    listDocs: async (kind, id, { page, limit }) => {
      const group = listGroups(database, kind, id)[0];
      if (group === undefined) return null;
      const { id: idColumn, tables } = shapes[kind];
      const rows = database
        .prepare(`SELECT documents.subject, documents.slug FROM ${tables} WHERE ${idColumn} = ? ORDER BY ${newestFirst} LIMIT ? OFFSET ?`)
        .all(id, limit, (page - 1) * limit);
      return { group, docs: { items: z.array(LinkRow).parse(rows), total: group.count } };
    },
  };
}

function listGroups(database: DatabaseSync, kind: GroupKind, id: string | null): Group[] {
  const { id: idColumn, name, tables } = shapes[kind];
  const condition = id === null ? `${idColumn} IS NOT NULL` : `${idColumn} = ?`;
  const rows = database
    .prepare(
      `SELECT ${idColumn} AS id, ${name} AS name, count(*) AS count, max(documents.date_published) AS lastPublished
       FROM ${tables} WHERE ${condition} GROUP BY ${idColumn}`,
    )
    .all(...(id === null ? [] : [id]));
  const groups = z.array(GroupRow).parse(rows).map((group) => ({ ...group, docs: [] }));
  return kind === "type" ? inTypeOrder(groups) : groups.sort((a, b) => a.name.localeCompare(b.name, "en") || compare(a.id, b.id));
}

function inTypeOrder(groups: readonly Group[]): Group[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return docTypes.flatMap(({ id, name }) => {
    const group = byId.get(id);
    return group === undefined ? [] : [{ ...group, name }];
  });
}

function listMembers(database: DatabaseSync, kind: GroupKind): Map<string, DocumentLink[]> {
  const { id, tables } = shapes[kind];
  const rows = database
    .prepare(`SELECT ${id} AS id, documents.subject, documents.slug FROM ${tables} WHERE ${id} IS NOT NULL ORDER BY ${newestFirst}`)
    .all();
  const members = new Map<string, DocumentLink[]>();
  for (const { id: group, subject, slug } of z.array(MemberRow).parse(rows)) {
    const links = members.get(group);
    if (links === undefined) members.set(group, [{ subject, slug }]);
    else links.push({ subject, slug });
  }
  return members;
}

function withDocs(groups: readonly Group[], members: ReadonlyMap<string, readonly DocumentLink[]>): Group[] {
  return groups.map((group) => ({ ...group, docs: members.get(group.id) ?? [] }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
