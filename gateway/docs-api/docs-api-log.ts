import { outcomeOf } from "./transport/call-outcome.ts";
import { DocsApiError } from "./docs-api-error.ts";

/** Receives the failures of calls. A pino logger fits. */
export interface DocsApiLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Logs how a call failed. Refusals are not logged one by one, because there may be thousands per second: their cause is logged once. */
export async function logFailures<T>(log: DocsApiLog | null, call: string, run: () => Promise<T>): Promise<T> {
  const beganAt = performance.now();
  try {
    return await run();
  } catch (error) {
    const fields =
      error instanceof DocsApiError ? { problem: error.problem, status: error.status } : { problem: "bug" };
    const message = error instanceof Error ? error.message : "a call failed";
    if (outcomeOf(error) !== "refused")
      log?.warn({ call, ...fields, durationMs: Math.round(performance.now() - beganAt) }, message);
    throw error;
  }
}
