import { z } from "zod";
import { docTypes } from "./doc-types.ts";
import type { DocumentLink } from "./documents.ts";
import type { Group, GroupKind } from "./navigation.ts";

const GroupRow = z.object({ id: z.string(), name: z.string(), count: z.number(), lastPublished: z.string().nullable() });
const LinkRow = z.object({ subject: z.string(), slug: z.string() });
const MemberRow = LinkRow.extend({ id: z.string() });

/** Where a kind of group is read, and by which expressions its id and name. */
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
  author: { id: "authors.id", name: "authors.name", tables: "authors JOIN documents ON documents.author_id = authors.id" },
} as const satisfies Record<GroupKind, { readonly id: string; readonly name: string; readonly tables: string }>;

/** The groups of rows with id, name, count and `lastPublished`, in the order in which readers see them. */
export function toGroups(kind: GroupKind, rows: unknown): Group[] {
  const groups = z.array(GroupRow).parse(rows).map((group) => ({ ...group, docs: [] }));
  return kind === "type" ? inTypeOrder(groups) : groups.sort((a, b) => a.name.localeCompare(b.name, "en") || compare(a.id, b.id));
}

/** The groups with their documents: rows of the group's id, subject and slug, newest first. */
export function withMembers(groups: readonly Group[], rows: unknown): Group[] {
  const members = Map.groupBy(z.array(MemberRow).parse(rows), ({ id }) => id);
  return groups.map((group) => ({ ...group, docs: (members.get(group.id) ?? []).map(({ subject, slug }) => ({ subject, slug })) }));
}

/** Rows of subject and slug. */
export function toLinks(rows: unknown): readonly DocumentLink[] {
  return z.array(LinkRow).parse(rows);
}

function inTypeOrder(groups: readonly Group[]): Group[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return docTypes.flatMap(({ id, name }) => {
    const group = byId.get(id);
    return group === undefined ? [] : [{ ...group, name }];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
