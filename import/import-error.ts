/** The import cannot be done. The message says what was expected, what was found and what to do. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
