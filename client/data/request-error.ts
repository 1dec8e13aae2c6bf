import { TimeLimitError } from "../time/time-limit.ts";
import { say } from "../../words/say.ts";

/** The message for the visitor. */
function messageOf(status: string): string {
  if (status === "FETCH_ERROR") return say("The server could not be reached.");
  if (status === "TIMEOUT_ERROR") return say("The server took too long to answer.");
  if (status === "PARSING_ERROR") return say("The server’s answer could not be read.");
  return say("The server answered with an error ({status}).", { status });
}

/** A request without a GraphQL result; the message is for the visitor. */
export class RequestError extends Error {
  /** `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or the HTTP status. */
  readonly status: string;

  constructor(status: string, cause?: unknown) {
    super(messageOf(status), { cause });
    this.status = status;
  }
}

/** Converts any error of a request to a `RequestError`. */
export function toRequestError(error: unknown): RequestError {
  return error instanceof RequestError
    ? error
    : new RequestError(error instanceof TimeLimitError ? "TIMEOUT_ERROR" : "FETCH_ERROR", error);
}

/**
 * Whether a mutation may have taken effect although its result is unknown. The message must then not say that it failed,
 * and it must not be retried automatically. A 4xx response is a refusal, and an offline device sends nothing.
 */
export function mayHaveArrived(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    !error.status.startsWith("4") &&
    (error.status !== "FETCH_ERROR" || navigator.onLine)
  );
}
