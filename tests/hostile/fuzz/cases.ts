/** Bytes that somebody sends over a connection of their own. */
export interface RawCase {
  readonly name: string;
  readonly bytes: Buffer;
  /** The methods of the requests, in their order: an answer to HEAD has no body. */
  readonly methods: readonly string[];
  /** How many answers there must be: so many exactly, or at most. */
  readonly answers: { readonly least: number; readonly most: number };
  /** The client says that no more bytes will come. */
  readonly isCutOff?: boolean;
  /** What the first answer must be; any refusal or answer below 500 where it is not said. */
  readonly status?: readonly number[];
}

export const end = "\r\n";

/** One request as text; line ends are the writer's. */
export const requestOf = (line: string, headers: readonly string[], body = ""): string =>
  [line, ...headers, "", ""].join(end) + body;
