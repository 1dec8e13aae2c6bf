/** Raw bytes, sent over their own connection. */
export interface RawCase {
  readonly name: string;
  readonly bytes: Buffer;
  /** The requests' methods, in order: an answer to HEAD has no body. */
  readonly methods: readonly string[];
  /** The number of answers: at least and at most. */
  readonly answers: { readonly least: number; readonly most: number };
  /** The client ends its side of the connection after sending. */
  readonly isCutOff?: boolean;
  /** The allowed statuses of the first answer; anything below 500 when undefined. */
  readonly status?: readonly number[];
}

export const end = "\r\n";

/** One request as text, with CRLF line ends in the head. */
export function requestOf(line: string, headers: readonly string[], body = ""): string {
  return [line, ...headers, "", ""].join(end) + body;
}
