import type { DocumentLink } from "./documents.ts";
import type { Page, PageRequest } from "./paging.ts";

/** The groupings of all documents. */
export type GroupKind = "category" | "subcategory" | "type" | "tag" | "author";

/** A group of documents. Its id is unique among those of its kind. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** When the newest of them was published; null when unknown. */
  readonly lastPublished: string | null;
  /** Those of types, categories and subcategories as authored, then newest first; the others newest first. Empty if not requested. */
  readonly docs: readonly DocumentLink[];
}

/** Consecutive documents of a group. */
export interface GroupSlice {
  readonly group: Group;
  /** The index of the first of them within the group, from 0. */
  readonly first: number;
  readonly docs: readonly DocumentLink[];
}

/** Groups of documents. A subcategory's id is its category's id and its own slug, joined by a dot. */
export interface NavigationStore {
  /** All non-empty groups of a kind, by name (types in their own order). */
  list(kind: GroupKind, docs: "with-docs" | "without-docs"): Promise<readonly Group[]>;
  /** One page of a group's documents, in its order; null if the group does not exist. */
  listDocs(
    kind: GroupKind,
    id: string,
    page: PageRequest,
  ): Promise<{ readonly group: Group; readonly docs: Page<DocumentLink> } | null>;
  /** One page of the groups of a kind, by name (types in their own order); for subcategories, those within one category. */
  listGroups(kind: GroupKind, within: string | null, page: PageRequest): Promise<Page<Group>>;
  /** Up to `limit` documents of a group, with the given one near the middle; null if the group does not exist or does not contain it. */
  listAround(kind: GroupKind, id: string, slug: string, limit: number): Promise<GroupSlice | null>;
}
