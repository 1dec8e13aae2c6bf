import type { IncomingHttpHeaders } from "node:http";

/** A parsed request. */
export interface Call {
  /** The variable segments of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The address of the connection. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** Parses the body as JSON; throws `RequestError` if it is invalid. */
  readonly readJson: () => Promise<unknown>;
}

/** The response to a request. */
export type Answer =
  | {
      readonly kind: "json";
      readonly status: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly kind: "file"; readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** Handles a call. */
export type Handler = (call: Call) => Promise<Answer>;

/** A request that is refused. The message is written for the client. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: 400 | 401 | 404 | 405 | 413 | 415 | 429 | 501;
  readonly details: RequestErrorDetails;

  constructor(status: RequestError["status"], message: string, details: RequestErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

interface RequestErrorDetails {
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: readonly FieldProblem[];
}

/** A problem in one field of a body. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** A successful answer: 200 with this body as JSON. */
export function ok(body: unknown): Answer {
  return { kind: "json", status: 200, body };
}

/** The answer that says why a request was refused. */
export function toAnswer({ status, message, details }: RequestError): Answer {
  const fields = details.fields === undefined ? {} : { fields: details.fields };
  return { kind: "json", status, body: { message, ...fields }, headers: details.headers ?? {} };
}
