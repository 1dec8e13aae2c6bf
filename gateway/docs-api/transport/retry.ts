import { setTimeout as pause } from "node:timers/promises";
import { DocsApiError } from "../docs-api-error.ts";

/** Retries that are still allowed. Every first attempt earns a part of one. */
export interface RetryBudget {
  earn(): void;
  /** Takes one retry; false when none is left. */
  spend(): boolean;
}

/** Enough that the first calls after a start, or a few in a quiet hour, have their retry. */
const mostRetries = 10;

/** Builds a budget of so many retries per first attempt; it starts full. */
export const createRetryBudget = (ratio: number): RetryBudget => {
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
};

/** When and how often to try again. */
export interface RetryOptions {
  readonly budget: RetryBudget;
  readonly pauseMinMs: number;
  readonly pauseMaxMs: number;
  /** The deadline, which the pause and the second attempt share with the first. */
  readonly signal: AbortSignal;
  /** Asked before the second attempt; false for a call that must not be sent twice. */
  readonly mayRetry: () => boolean;
}

/** Runs an attempt, and once more when the first fails in a way that may pass. */
export const withRetry = async <T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> => {
  options.budget.earn();
  try {
    return await attempt();
  } catch (error) {
    const { signal, mayRetry, budget, pauseMinMs, pauseMaxMs } = options;
    if (!mayPass(error) || signal.aborted || !mayRetry() || !budget.spend()) throw error;
    await pause(pauseMinMs + Math.random() * (pauseMaxMs - pauseMinMs));
    if (signal.aborted || !mayRetry()) throw error;
    return attempt();
  }
};

/** A connection that failed, or a server that says that it is not there just now. */
const mayPass = (error: unknown): boolean =>
  error instanceof DocsApiError &&
  (error.status === "FETCH_ERROR" || error.status === 502 || error.status === 503 || error.status === 504);
