import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { docTypes } from "../doc-types.ts";
import type { GroupKind } from "../navigation.ts";
import { fold } from "../words.ts";

/** The groups that a document is in. */
interface Membership {
  readonly type: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly author: string | null;
  readonly tags: readonly string[];
}

/** Keeps count of the documents of every group: a list of groups then needs no look at any document. */
export interface GroupCounts {
  touch(kind: GroupKind, id: string): void;
  touchAll(membership: Membership): void;
  /** Counts the groups that were touched; to be called before the transaction ends. */
  settle(): void;
}

const CountRow = z.object({ name: z.string().nullable(), count: z.number(), lastPublished: z.string().nullable() });

/** By index alone; the name is that of any one member. */
const members = (where: string, name: string): string =>
  `SELECT (SELECT ${name} FROM documents WHERE ${where} LIMIT 1) AS name, count(*) AS count, max(date_published) AS lastPublished FROM documents WHERE ${where}`;

/** How a group is counted. A subcategory's id is its category's and its own slug, joined by the first dot. */
const countOf: Readonly<Record<GroupKind, string>> = {
  category: members("category = ?1", "category_name"),
  subcategory: members("category = substr(?1, 1, instr(?1, '.') - 1) AND subcategory = substr(?1, instr(?1, '.') + 1)", "subcategory_name"),
  type: members("doc_type = ?1", "doc_type"),
  author: "SELECT (SELECT name FROM authors WHERE id = ?1) AS name, count(*) AS count, max(date_published) AS lastPublished FROM documents WHERE author_id = ?1",
  tag: "SELECT min(name) AS name, count(*) AS count, max(date_published) AS lastPublished FROM document_tags WHERE tag = ?1",
};

/** Builds it over the tables that readers see. */
export function createGroupCounts(database: DatabaseSync): GroupCounts {
  const touched = new Map<GroupKind, Set<string>>();
  const kinds = ["category", "subcategory", "type", "author", "tag"] as const satisfies readonly GroupKind[];
  const counts = kinds.map((kind) => ({ kind, count: database.prepare(countOf[kind]) }));
  const save = database.prepare("INSERT OR REPLACE INTO navigation_groups (kind, id, within, name, sort_name, count, last_published) VALUES (?, ?, ?, ?, ?, ?, ?)");
  const drop = database.prepare("DELETE FROM navigation_groups WHERE kind = ? AND id = ?");
  const touch = (kind: GroupKind, id: string): void => {
    touched.set(kind, (touched.get(kind) ?? new Set()).add(id));
  };
  return {
    touch,
    touchAll: ({ type, category, subcategory, author, tags }) => {
      touch("type", type);
      if (category !== null) touch("category", category);
      if (category !== null && subcategory !== null) touch("subcategory", `${category}.${subcategory}`);
      if (author !== null) touch("author", author);
      for (const tag of tags) touch("tag", tag);
    },
    settle: () => {
      for (const { kind, count } of counts) {
        for (const id of touched.get(kind) ?? []) {
          const { name, count: documents, lastPublished } = CountRow.parse(count.get(id));
          if (documents === 0 || name === null) drop.run(kind, id);
          else save.run(kind, id, withinOf(kind, id), nameOf(kind, name), sortNameOf(kind, id, name), documents, lastPublished);
        }
      }
      touched.clear();
    },
  };
}

function withinOf(kind: GroupKind, id: string): string {
  return kind === "subcategory" ? id.slice(0, id.indexOf(".")) : "";
}

function nameOf(kind: GroupKind, name: string): string {
  return kind === "type" ? (docTypes.find(({ id }) => id === name)?.name ?? name) : name;
}

/** Types have an order of their own. */
function sortNameOf(kind: GroupKind, id: string, name: string): string {
  return kind === "type" ? String(docTypes.findIndex((docType) => docType.id === id)).padStart(3, "0") : fold(name);
}
