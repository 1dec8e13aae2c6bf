import type { Page, PageRequest } from "./paging.ts";

/** An author of documents. */
export interface NewAuthor {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
  readonly image: string | null;
}

/** An author, with the number of their documents and the date of the latest. */
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
