import { z } from "zod";
import type { Group, GroupKind } from "../navigation.ts";
import { sortNameOf } from "../sort-name.ts";
import type { Database } from "./database.ts";
import { readFact } from "./facts.ts";

/** The tables of each kind of group, and the expressions for its id and name. */
export const groupShapes = {
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
  author: {
    id: "authors.id",
    name: "authors.name",
    tables: "authors JOIN documents ON documents.author_id = authors.id",
  },
} as const satisfies Record<GroupKind, { readonly id: string; readonly name: string; readonly tables: string }>;

const GroupRows = z.array(
  z.object({ id: z.string(), name: z.string(), count: z.number(), lastPublished: z.string().nullable() }),
);

/** All groups of a kind in display order, without documents, and an index by id. */
export interface Groups {
  readonly all: readonly Group[];
  readonly byId: ReadonlyMap<string, Group>;
}

/**
 * Creates a reader of the groups of a kind. Groups are counted once per revision and cached, because there may be thousands, requested a few at a
 * time.
 */
export function createGroupReader(database: Database): (kind: GroupKind) => Promise<Groups> {
  const known = new Map<GroupKind, { readonly revision: string | null; readonly groups: Promise<Groups> }>();
  return async (kind) => {
    const revision = await readFact(database, "revision");
    const last = known.get(kind);
    if (last !== undefined && last.revision === revision) return last.groups;
    const groups = readGroups(database, kind);
    known.set(kind, { revision, groups });
    groups.catch(() => known.delete(kind));
    return groups;
  };
}

async function readGroups({ read }: Database, kind: GroupKind): Promise<Groups> {
  const { id, name, tables } = groupShapes[kind];
  const rows = await read(
    `SELECT ${id} AS id, ${name} AS name, count(*) AS count, max(documents.date_published) AS "lastPublished"
     FROM ${tables} WHERE ${id} IS NOT NULL GROUP BY ${id}`,
  );
  const all = inOrder(GroupRows.parse(rows).map((group) => ({ ...group, docs: [] })));
  return { all, byId: new Map(all.map((group) => [group.id, group])) };
}

/** Sorts by name, ignoring case and accents. The order of types is the site's: see `typed-navigation.ts`. */
function inOrder(groups: readonly Group[]): readonly Group[] {
  const named = groups.map((group) => ({ group, key: sortNameOf(group.name) }));
  return named.toSorted((a, b) => compare(a.key, b.key) || compare(a.group.id, b.group.id)).map(({ group }) => group);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
