import type { Page, PageRequest } from "./paging.ts";

/** Somebody who writes documents. */
export interface NewAuthor {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
  readonly image: string | null;
}

/** An author, and what they have published. */
export interface AuthorWithCount extends NewAuthor {
  readonly documentCount: number;
  readonly lastPublished: string | null;
}

/** The authors. */
export interface AuthorStore {
  exists(id: string): Promise<boolean>;
  /** Most documents first, then by name. */
  list(page: PageRequest): Promise<Page<AuthorWithCount>>;
}
