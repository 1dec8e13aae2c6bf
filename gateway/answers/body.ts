/** A body that is too large for memory: a file that never changes, so that whoever has begun to read it ends with the same bytes. */
export interface FileBody {
  readonly path: string;
  /** In bytes. */
  readonly length: number;
  /** The SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string;
}

/** The body of an answer. Either kind has its bytes as `length`. */
export type Body = Buffer | FileBody;
