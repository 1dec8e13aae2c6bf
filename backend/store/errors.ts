/** The store cannot be used, and a restart does not help. The message states how to fix it. */
export class StoreUnusableError extends Error {
  override readonly name: string = "StoreUnusableError";
}

/** Another process has the store's file open. */
export class StoreLockedError extends StoreUnusableError {
  override readonly name = "StoreLockedError";

  constructor(file: string, cause: unknown) {
    super(`The store ${file} is open in another process. Stop that process, or give this one a DATA_DIR of its own.`, {
      cause,
    });
  }
}

/** The store's file is corrupt or incomplete. */
export class StoreDamagedError extends StoreUnusableError {
  override readonly name = "StoreDamagedError";

  constructor(file: string, cause: Error) {
    super(
      `The store ${file} is damaged (${cause.message}). Stop the site, and restore a backup: npm run restore -- FILE. ` +
        `Without a backup, move it and ${file}-wal away: the documents are rebuilt from the content folder, but ratings, messages and newsletter entries are lost.`,
      { cause },
    );
  }
}

/** The store was created by a later version of this software. */
export class StoreTooNewError extends StoreUnusableError {
  override readonly name = "StoreTooNewError";

  constructor(store: string, found: number, known: number) {
    super(
      `The store ${store} has version ${found}, but this release supports versions up to ${known}. Run the release that wrote it, or a later one.`,
    );
  }
}

/** The database cannot be reached, or timed out. It may be back at the next call. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/** A document has a value that the store cannot hold. No further try stores it, until the document changes. The message states how. */
export class ValueRefusedError extends Error {
  override readonly name = "ValueRefusedError";
}
