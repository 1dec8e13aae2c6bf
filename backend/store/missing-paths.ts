import type { Page, PageRequest } from "./paging.ts";

/** An address of the site that was asked for and leads nowhere. */
export interface MissingPath {
  /** Root-absolute, without a query and without a trailing slash. */
  readonly path: string;
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The addresses that lead nowhere: links that are wrong, and what readers look for. */
export interface MissingPathStore {
  /** Adds what a gateway counted. What may be somebody's address or number is left out. */
  add(paths: readonly Pick<MissingPath, "path" | "count">[], atMs: number): Promise<void>;
  /** The most frequent first, then the latest. */
  list(page: PageRequest): Promise<Page<MissingPath>>;
}
