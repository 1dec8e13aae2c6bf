/** A body too large for memory: a file that never changes, so that a response in progress always ends with the same bytes. */
export interface FileBody {
  readonly path: string;
  /** In bytes. */
  readonly length: number;
  /** The SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
}

/** The body of an answer. Either kind has its size in bytes as `length`. */
export type Body = Buffer | FileBody;
