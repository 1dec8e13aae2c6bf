import type { Page, PageRequest } from "./paging.ts";

/** A requested path of the site that does not exist. */
export interface MissingPath {
  /** Root-absolute, without a query and without a trailing slash. */
  readonly path: string;
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The paths that do not exist: broken links, and pages that visitors expect. */
export interface MissingPathStore {
  /** Adds a gateway's counts. Paths that may contain personal data are left out. */
  add(paths: readonly Pick<MissingPath, "path" | "count">[], atMs: number): Promise<void>;
  /** The most frequent first, then the latest. */
  list(page: PageRequest): Promise<Page<MissingPath>>;
}
