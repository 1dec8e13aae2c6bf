/**
 * What can go wrong between the gateway and the docs backend.
 *
 * - `unavailable`: no connection, a broken one, an answer that says the backend is not working (5xx, a redirect), or no
 *   call at all (see `withoutCall`).
 * - `timeout`: no complete answer before the deadline.
 * - `bad-payload`: an answer that is not JSON, too large, or not of the contract's shape.
 * - `rejected`: the backend understood and refused (4xx).
 */
export type DocsApiProblem = "unavailable" | "timeout" | "bad-payload" | "rejected";

/** A failure as clients see it in `extensions.status`: one of three words, or the backend's HTTP status. */
export type DocsApiStatus = "FETCH_ERROR" | "TIMEOUT_ERROR" | "PARSING_ERROR" | number;

/** The parts of an error; `call` is the name of the call, such as `fetchDocument`, never an address. */
export interface DocsApiErrorParts {
  readonly problem: DocsApiProblem;
  readonly call: string;
  /** The HTTP status, where there was one; otherwise the problem's own word is used. */
  readonly httpStatus?: number;
  /** What was wrong, in our own words, without addresses. */
  readonly reason?: string;
  /** The backend's message. Kept for 4xx answers only, cleaned. */
  readonly backendMessage?: string | null;
  /** The parsed body of a 4xx, for callers that need more than its message. Not checked, never shown as it is. */
  readonly details?: unknown;
  readonly retryAfterSeconds?: number | null;
  /** Whether the gateway gave up before calling the backend: too many calls failed, too many are under way, or it has not started yet. */
  readonly withoutCall?: boolean;
  /** Whether the answer was longer than we read. */
  readonly tooLarge?: boolean;
  /** The underlying error. It may contain internal addresses: for the log alone. */
  readonly cause?: unknown;
}

/** Every failure of a call to the docs backend. Its message is safe to log, and contains no internal address. */
export class DocsApiError extends Error {
  override readonly name = "DocsApiError";
  readonly problem: DocsApiProblem;
  readonly status: DocsApiStatus;
  readonly call: string;
  /** What was wrong, in our own words; null where none were given. */
  readonly reason: string | null;
  readonly backendMessage: string | null;
  readonly details: unknown;
  readonly retryAfterSeconds: number | null;
  readonly withoutCall: boolean;
  readonly tooLarge: boolean;

  constructor(parts: DocsApiErrorParts) {
    const status = statusOf(parts);
    const reason = parts.reason === undefined ? "" : `: ${parts.reason}`;
    super(`Docs backend, ${parts.call}: ${parts.problem} (${status})${reason}`, { cause: parts.cause });
    this.problem = parts.problem;
    this.status = status;
    this.call = parts.call;
    this.reason = parts.reason ?? null;
    this.backendMessage = parts.problem === "rejected" ? plainMessage(parts.backendMessage) : null;
    this.details = parts.problem === "rejected" ? (parts.details ?? null) : null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
    this.withoutCall = parts.withoutCall ?? false;
    this.tooLarge = parts.tooLarge ?? false;
  }
}

const wordOf: Record<DocsApiProblem, DocsApiStatus> = {
  unavailable: "FETCH_ERROR",
  timeout: "TIMEOUT_ERROR",
  "bad-payload": "PARSING_ERROR",
  rejected: "FETCH_ERROR",
};

/** A payload is parsed only after a good status, so a bad one always has its own word. */
function statusOf({ problem, httpStatus }: DocsApiErrorParts): DocsApiStatus {
  return problem === "bad-payload" ? "PARSING_ERROR" : (httpStatus ?? wordOf[problem]);
}

const longestMessage = 200;

/**
 * A backend's message as one short line of plain text, without control and direction characters; null when nothing is left.
 *
 * @example plainMessage("Slow\u0000 down") // "Slow down"
 */
export function plainMessage(message: string | null | undefined): string | null {
  const line = (message ?? "")
    .toWellFormed()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu, "")
    .trim();
  return line === "" ? null : cutAt(line, longestMessage);
}

/** Cuts a text without splitting a surrogate pair. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
}
