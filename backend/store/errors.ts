/** The store cannot be used, and starting again does not help. The message says what to do. */
export class StoreUnusableError extends Error {
  override readonly name: string = "StoreUnusableError";
}

/** The store's file is in the hands of another process. */
export class StoreLockedError extends StoreUnusableError {
  override readonly name = "StoreLockedError";

  constructor(file: string, cause: unknown) {
    super(`The store ${file} is open in another process. Stop that process, or give this one a DATA_DIR of its own.`, {
      cause,
    });
  }
}

/** The store's file is no store any more, or not a whole one. */
export class StoreDamagedError extends StoreUnusableError {
  override readonly name = "StoreDamagedError";

  constructor(file: string, cause: Error) {
    super(
      `The store ${file} is damaged (${cause.message}). Stop the site, and bring back a copy: npm run restore -- FILE. ` +
        `Without a copy, move it away, and ${file}-wal with it: the documents are made anew from the content folder, but ratings, messages and newsletter entries are lost.`,
      { cause },
    );
  }
}

/** The store was made by a later version of this software. */
export class StoreTooNewError extends StoreUnusableError {
  override readonly name = "StoreTooNewError";

  constructor(store: string, found: number, known: number) {
    super(
      `The store ${store} has version ${found}, but this software knows versions up to ${known}. Run the software that made it, or a later one.`,
    );
  }
}

/** The database cannot be reached, or did not answer in time. It may be back at the next call. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
