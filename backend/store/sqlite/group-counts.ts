import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Named } from "../documents.ts";
import type { GroupKind } from "../navigation.ts";
import { sortNameOf } from "../sort-name.ts";

/** The groups that a document is in. */
export interface Membership {
  readonly type: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly author: string | null;
  readonly tags: readonly Named[];
}

/** Maintains the document counts of all groups, so that listing groups reads no documents. */
export interface GroupCounts {
  /** Begins a publication, and discards what a failed one had recorded. */
  begin(): void;
  /** Marks a group for recounting. */
  touch(kind: GroupKind, id: string): void;
  /** Marks all groups of a document for recounting. */
  touchAll(membership: Membership): void;
  /** Records a new document: its groups grow without a recount. */
  add(membership: Membership, datePublished: string | null): void;
  /** Updates the counts; call it before the transaction ends. */
  settle(): void;
}

/** The growth of a group. */
interface Growth {
  count: number;
  lastPublished: string;
  /** Of several spellings of a tag, the first in code-unit order is shown. */
  name: string | null;
}

const CountRow = z.object({ name: z.string().nullable(), count: z.number(), lastPublished: z.string().nullable() });

/** Counts members from an index alone; the name is taken from any one of them. */
function members(where: string, name: string): string {
  return `SELECT (SELECT ${name} FROM documents WHERE ${where} LIMIT 1) AS name, count(*) AS count, max(date_published) AS lastPublished FROM documents WHERE ${where}`;
}

/** The counting query of each kind. A subcategory's id is its category's id and its own slug, joined by the first dot. */
const countOf: Readonly<Record<GroupKind, string>> = {
  category: members("category = ?1", "category_name"),
  subcategory: members(
    "category = substr(?1, 1, instr(?1, '.') - 1) AND subcategory = substr(?1, instr(?1, '.') + 1)",
    "subcategory_name",
  ),
  type: members("doc_type = ?1", "doc_type"),
  author:
    "SELECT (SELECT name FROM authors WHERE id = ?1) AS name, count(*) AS count, max(date_published) AS lastPublished FROM documents WHERE author_id = ?1",
  tag: "SELECT min(name) AS name, count(*) AS count, max(date_published) AS lastPublished FROM document_tags WHERE tag = ?1",
};

const kinds = ["category", "subcategory", "type", "author", "tag"] as const satisfies readonly GroupKind[];

/** Creates the counts over the published tables. */
export function createGroupCounts(database: DatabaseSync): GroupCounts {
  const touched = new Map<GroupKind, Set<string>>(kinds.map((kind) => [kind, new Set()]));
  const growths = new Map<GroupKind, Map<string, Growth>>(kinds.map((kind) => [kind, new Map()]));
  const counts = new Map(kinds.map((kind) => [kind, database.prepare(countOf[kind])]));
  const save = database.prepare(
    "INSERT OR REPLACE INTO navigation_groups (kind, id, within, name, sort_name, count, last_published) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  const drop = database.prepare("DELETE FROM navigation_groups WHERE kind = ? AND id = ?");
  const grow = database.prepare(
    `UPDATE navigation_groups SET count = count + ?3, last_published = nullif(max(coalesce(last_published, ''), ?4), '')
     WHERE kind = ?1 AND id = ?2 AND (?5 IS NULL OR name <= ?5)`,
  );
  const touch = (kind: GroupKind, id: string): void => {
    touched.get(kind)?.add(id);
  };
  const addTo = (kind: GroupKind, id: string, name: string | null, datePublished: string): void => {
    const known = growths.get(kind)?.get(id);
    if (known === undefined) return void growths.get(kind)?.set(id, { count: 1, lastPublished: datePublished, name });
    known.count += 1;
    if (datePublished > known.lastPublished) known.lastPublished = datePublished;
    if (known.name !== null && name !== null && name < known.name) known.name = name;
  };
  const settleGroup = (kind: GroupKind, id: string): void => {
    const { name, count, lastPublished } = CountRow.parse(counts.get(kind)?.get(id));
    if (count === 0 || name === null) drop.run(kind, id);
    else save.run(kind, id, withinOf(kind, id), name, sortKeyOf(kind, id, name), count, lastPublished);
  };
  return {
    begin: () => {
      for (const noted of [...touched.values(), ...growths.values()]) noted.clear();
    },
    touch,
    touchAll: (membership) => {
      for (const [kind, id] of groupsOf(membership)) touch(kind, id);
    },
    add: (membership, datePublished) => {
      for (const [kind, id, name] of groupsOf(membership)) addTo(kind, id, name, datePublished ?? "");
    },
    settle: () => {
      for (const [kind, groups] of growths) {
        for (const [id, { count, lastPublished, name }] of groups) {
          // A group that is new or gets another name is recounted, like one that lost a document.
          if (touched.get(kind)?.has(id) === false && grow.run(kind, id, count, lastPublished, name).changes === 0)
            touch(kind, id);
        }
      }
      for (const [kind, ids] of touched) for (const id of ids) settleGroup(kind, id);
    },
  };
}

function groupsOf({
  type,
  category,
  subcategory,
  author,
  tags,
}: Membership): readonly (readonly [kind: GroupKind, id: string, name: string | null])[] {
  return [
    ["type", type, null],
    ...(category === null ? [] : [["category", category, null] as const]),
    ...(category === null || subcategory === null
      ? []
      : [["subcategory", `${category}.${subcategory}`, null] as const]),
    ...(author === null ? [] : [["author", author, null] as const]),
    ...tags.map(({ slug, name }) => ["tag", slug, name] as const),
  ];
}

function withinOf(kind: GroupKind, id: string): string {
  return kind === "subcategory" ? id.slice(0, id.indexOf(".")) : "";
}

/** The sort key of a group. The order of types is the site's: see `typed-navigation.ts`. */
function sortKeyOf(kind: GroupKind, id: string, name: string): string {
  return kind === "type" ? id : sortNameOf(name);
}
