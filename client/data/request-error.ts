import { TimeLimitError } from "../time/time-limit.ts";

const messages: Readonly<Record<string, string>> = {
  FETCH_ERROR: "The server could not be reached.",
  TIMEOUT_ERROR: "The server took too long to answer.",
  PARSING_ERROR: "The server’s answer could not be read.",
};

/** A request that brought no answer of GraphQL; its message is for the visitor. */
export class RequestError extends Error {
  /** `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or the HTTP status. */
  readonly status: string;

  constructor(status: string, cause?: unknown) {
    super(messages[status] ?? `The server answered with an error (${status}).`, { cause });
    this.status = status;
  }
}

/** What went wrong with a request, by one of the four kinds. */
export const toRequestError = (error: unknown): RequestError =>
  error instanceof RequestError
    ? error
    : new RequestError(error instanceof TimeLimitError ? "TIMEOUT_ERROR" : "FETCH_ERROR", error);

/**
 * Whether a change may have been made although no answer says so: then nobody should be told that it was not, and nothing sends it
 * again by itself. A 4xx answer is a refusal, and a device that is offline sends nothing.
 */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof RequestError &&
  !error.status.startsWith("4") &&
  (error.status !== "FETCH_ERROR" || navigator.onLine);
