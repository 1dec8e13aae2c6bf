import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { docTypes } from "../doc-types.ts";
import type { Named } from "../documents.ts";
import type { GroupKind } from "../navigation.ts";
import { fold } from "../words.ts";

/** The groups that a document is in. */
export interface Membership {
  readonly type: string;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly author: string | null;
  readonly tags: readonly Named[];
}

/** Keeps count of the documents of every group: a list of groups then needs no look at any document. */
export interface GroupCounts {
  /** Begins a publication: what one that failed had noted is forgotten with it. */
  begin(): void;
  /** A group is to be counted again. */
  touch(kind: GroupKind, id: string): void;
  /** So are all groups of a document. */
  touchAll(membership: Membership): void;
  /** A document that was not there before is in these groups: they grow, and nobody need count them. */
  add(membership: Membership, datePublished: string | null): void;
  /** Brings the counts up to date; to be called before the transaction ends. */
  settle(): void;
}

/** By how much a group grows. */
interface Growth {
  count: number;
  lastPublished: string;
  /** Of two spellings of a tag the first by its characters is shown. */
  name: string | null;
}

const CountRow = z.object({ name: z.string().nullable(), count: z.number(), lastPublished: z.string().nullable() });

/** By index alone; the name is that of any one member. */
const members = (where: string, name: string): string =>
  `SELECT (SELECT ${name} FROM documents WHERE ${where} LIMIT 1) AS name, count(*) AS count, max(date_published) AS lastPublished FROM documents WHERE ${where}`;

/** How a group is counted. A subcategory's id is its category's and its own slug, joined by the first dot. */
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

/** Builds it over the tables that readers see. */
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
    else save.run(kind, id, withinOf(kind, id), nameOf(kind, name), sortNameOf(kind, id, name), count, lastPublished);
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
          // A group that is new, or gets another name, is counted like one that has lost a document.
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

function nameOf(kind: GroupKind, name: string): string {
  return kind === "type" ? (docTypes.find(({ id }) => id === name)?.name ?? name) : name;
}

/** Types have an order of their own. */
function sortNameOf(kind: GroupKind, id: string, name: string): string {
  return kind === "type" ? String(docTypes.findIndex((docType) => docType.id === id)).padStart(3, "0") : fold(name);
}
