/**
 * What can go wrong between the gateway and the docs backend.
 *
 * - `unavailable`: no connection, a broken one, an answer that says the backend is not working (5xx, a redirect), or no
 *   call at all, because it would be one too many.
 * - `timeout`: no whole answer before the deadline.
 * - `bad-payload`: an answer that is no JSON, too big, or not of the contract's shape.
 * - `rejected`: the backend understood and said no (4xx).
 */
export type DocsApiProblem = "unavailable" | "timeout" | "bad-payload" | "rejected";

/** The word for a failure that readers of `extensions.status` get: one of three words, or the backend's HTTP status. */
export type DocsApiStatus = "FETCH_ERROR" | "TIMEOUT_ERROR" | "PARSING_ERROR" | number;

/** What an error is made of; `call` is the name of the call as the contract's reader knows it, never an address. */
export interface DocsApiErrorParts {
  readonly problem: DocsApiProblem;
  readonly call: string;
  /** The HTTP status, where there was one; the problem's own word without it. */
  readonly httpStatus?: number;
  /** What was wrong, in our own words, without addresses. */
  readonly reason?: string;
  /** The backend's own words. Kept for 4xx answers only, cleaned. */
  readonly backendMessage?: string | null;
  /** The parsed body of a 4xx, for callers that look for more in it than a message. Not checked, never shown as it is. */
  readonly details?: unknown;
  readonly retryAfterSeconds?: number | null;
  /** Whether the gateway gave up before it called the backend: too much failed, too much is under way, or there is none yet. */
  readonly withoutCall?: boolean;
  /** The error underneath. It may hold internal addresses: for the log alone. */
  readonly cause?: unknown;
}

/** Every failure of a call to the docs backend. Its message is safe to log, and names no internal address. */
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
  }
}

const wordOf: Record<DocsApiProblem, DocsApiStatus> = {
  unavailable: "FETCH_ERROR",
  timeout: "TIMEOUT_ERROR",
  "bad-payload": "PARSING_ERROR",
  rejected: "FETCH_ERROR",
};

/** A payload is judged after its status was good, so a bad one always has its own word. */
const statusOf = ({ problem, httpStatus }: DocsApiErrorParts): DocsApiStatus =>
  problem === "bad-payload" ? "PARSING_ERROR" : (httpStatus ?? wordOf[problem]);

const longestMessage = 200;

/**
 * A backend's message as one short line of plain text: control and direction characters removed; null when nothing is left.
 *
 * @example plainMessage("Slow\u0000 down") // "Slow down"
 */
export const plainMessage = (message: string | null | undefined): string | null => {
  const line = (message ?? "")
    .toWellFormed()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu, "")
    .trim();
  return line === "" ? null : cutAt(line, longestMessage);
};

/** Cuts before a pair of surrogates rather than through it. */
const cutAt = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, "");
