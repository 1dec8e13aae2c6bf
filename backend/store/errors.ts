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
