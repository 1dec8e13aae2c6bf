import { DocsApiError } from "../docs-api-error.ts";

/**
 * What the end of a call says about the backend.
 *
 * - `ok`: it answered as it should, even if with a refusal (4xx).
 * - `failed`: it was called, and no usable answer came.
 * - `refused`: it was not called: the breaker is open, too many calls are under way, or it has not started yet.
 */
export type CallOutcome = "ok" | "failed" | "refused";

/** What a call's error says about the backend. A bug of our own says nothing against it. */
export function outcomeOf(error: unknown): CallOutcome {
  if (!(error instanceof DocsApiError)) return "ok";
  if (error.withoutCall) return "refused";
  // With 501 a backend says that it does not offer the call.
  return error.problem === "rejected" || error.status === 501 ? "ok" : "failed";
}
