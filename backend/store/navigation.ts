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

/** A subcategory's id is its category's id and its own slug, joined by a dot. */
export interface NavigationStore {
  /** All groups of a kind that hold documents, by name (types in their own order). */
  list(kind: GroupKind, docs: "with-docs" | "without-docs"): Promise<readonly Group[]>;
  /** One page of a group's documents, newest first; null when there is no such group. */
  listDocs(kind: GroupKind, id: string, page: PageRequest): Promise<{ readonly group: Group; readonly docs: Page<DocumentLink> } | null>;
}
