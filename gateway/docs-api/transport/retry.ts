import { setTimeout as pause } from "node:timers/promises";
import { DocsApiError } from "../docs-api-error.ts";

/** The retries that are still allowed. Every first attempt earns a fraction of one. */
export interface RetryBudget {
  earn(): void;
  /** Takes one retry; false when none is left. */
  spend(): boolean;
}

/** Enough for a retry of the first calls after a start, or of a few in a quiet hour. */
const mostRetries = 10;

/** Builds a budget that earns `ratio` retries per first attempt; it starts full. */
export function createRetryBudget(ratio: number): RetryBudget {
  let retries = mostRetries;
  return {
    earn: () => {
      retries = Math.min(mostRetries, retries + ratio);
    },
    spend: () => {
      if (retries < 1) return false;
      retries -= 1;
      return true;
    },
  };
}

/** When and how to try again. */
export interface RetryOptions {
  readonly budget: RetryBudget;
  readonly pauseMinMs: number;
  readonly pauseMaxMs: number;
  /** The deadline, which the pause and the second attempt share with the first. */
  readonly signal: AbortSignal;
  /** Checked before the second attempt; false for a call that must not be sent twice. */
  readonly mayRetry: () => boolean;
}

/** Runs an attempt, and once more when the first fails in a way that may be temporary. */
export async function withRetry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  options.budget.earn();
  try {
    return await attempt();
  } catch (error) {
    const { signal, mayRetry, budget, pauseMinMs, pauseMaxMs } = options;
    if (!mayBeTemporary(error) || signal.aborted || !mayRetry() || !budget.spend()) throw error;
    await pause(pauseMinMs + Math.random() * (pauseMaxMs - pauseMinMs));
    if (signal.aborted || !mayRetry()) throw error;
    return attempt();
  }
}

/** A failed connection, or a server that says it is temporarily unavailable. */
function mayBeTemporary(error: unknown): boolean {
  return (
    error instanceof DocsApiError &&
    (error.status === "FETCH_ERROR" || error.status === 502 || error.status === 503 || error.status === 504)
  );
}
