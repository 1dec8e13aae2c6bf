import type { DocumentLink } from "./documents.ts";
import type { Page, PageRequest } from "./paging.ts";

/** The ways through all documents. */
export type GroupKind = "category" | "subcategory" | "type" | "tag" | "author";

/** A group of documents. Its id is unique among those of its kind. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** When the newest of them was published; null when unknown. */
  readonly lastPublished: string | null;
  /** Newest first; empty where they were not asked for. */
  readonly docs: readonly DocumentLink[];
}

/** Some documents of a group that stand beside each other. */
export interface GroupSlice {
  readonly group: Group;
  /** The place of the first of them among all of the group, from 0. */
  readonly first: number;
  readonly docs: readonly DocumentLink[];
}

/** A subcategory's id is its category's id and its own slug, joined by a dot. */
export interface NavigationStore {
  /** All groups of a kind that hold documents, by name (types in their own order). */
  list(kind: GroupKind, docs: "with-docs" | "without-docs"): Promise<readonly Group[]>;
  /** One page of a group's documents, newest first; null when there is no such group. */
  listDocs(
    kind: GroupKind,
    id: string,
    page: PageRequest,
  ): Promise<{ readonly group: Group; readonly docs: Page<DocumentLink> } | null>;
  /** One page of the groups of a kind, by name (types in their own order); of subcategories, those within one category. */
  listGroups(kind: GroupKind, within: string | null, page: PageRequest): Promise<Page<Group>>;
  /** So many of a group's documents, one of them about in the middle; null when there is no such group, or it does not hold that one. */
  listAround(kind: GroupKind, id: string, slug: string, limit: number): Promise<GroupSlice | null>;
}
