import { createBreaker } from "./breaker.ts";
import type { Breaker } from "./breaker.ts";
import { createCallLimit } from "./call-limit.ts";
import type { CallLimit } from "./call-limit.ts";
import { outcomeOf } from "./call-outcome.ts";
import type { CallOutcome } from "./call-outcome.ts";
import { withinDeadline } from "./deadline.ts";
import type { DocsApiLog } from "../docs-api-log.ts";
import type { EndpointGroup } from "./endpoint-group.ts";
import type { DocsApiLimits } from "../limits.ts";
import { createRetryBudget, withRetry } from "./retry.ts";

/** A call that is to be made. */
export interface GuardedCall {
  readonly name: string;
  readonly group: EndpointGroup;
  /** For all of it, from now on: the wait for a place, headers, body and the retry. */
  readonly totalMs: number;
  /** Whether it may be sent a second time: only what changes nothing. */
  readonly repeatable: boolean;
}

/** Makes a call within its deadline, as one of a bounded number, through its group's breaker, and again where that may help. */
export type Guard = <T>(call: GuardedCall, attempt: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Told of the end of every call. The duration is the time that the backend took, both tries together; of a refused call it
 * is the time that was spent waiting.
 */
export type CallObserver = (call: string, outcome: CallOutcome, durationMs: number) => void;

/** What guards calls. */
export interface GuardOptions {
  readonly limits: DocsApiLimits;
  readonly now: () => number;
  readonly log: DocsApiLog | null;
  readonly onCall: CallObserver | null;
}

interface Bounds {
  readonly breaker: Breaker;
  readonly callLimit: CallLimit;
}

/** Builds the guard of all calls. The groups share nothing but the budget of retries. */
export const createGuard = (options: GuardOptions): Guard => {
  const { retryRatio, retryPauseMinMs: pauseMinMs, retryPauseMaxMs: pauseMaxMs } = options.limits;
  const budget = createRetryBudget(retryRatio);
  const groups = new Map<EndpointGroup, Bounds>();

  const boundsOf = (group: EndpointGroup): Bounds => {
    const bounds = groups.get(group) ?? createBounds(group, options);
    groups.set(group, bounds);
    return bounds;
  };

  return ({ name, group, totalMs, repeatable }, attempt) => {
    const { breaker, callLimit } = boundsOf(group);
    const mayRetry = (): boolean => repeatable && breaker.isClosed();
    return observing(name, options.onCall, (begin) =>
      withinDeadline(totalMs, async (signal) => {
        // Nobody waits for a place in order to be refused.
        breaker.check(name);
        return callLimit.run(name, signal, () =>
          breaker.run(name, () => {
            begin();
            return withRetry(() => attempt(signal), { budget, pauseMinMs, pauseMaxMs, signal, mayRetry });
          }),
        );
      }),
    );
  };
};

const createBounds = (group: EndpointGroup, { limits, now, log }: GuardOptions): Bounds => {
  const tell = (message: string): void => log?.warn({ group }, `Docs backend, ${group}: ${message}`);
  const { callsAtOnce, callsWaiting, breakerOpenMs } = limits;
  return {
    breaker: createBreaker({
      limits,
      now,
      onChange: (change) =>
        tell(
          change === "opened"
            ? `too many calls fail; from now on one call every ${breakerOpenMs} ms is tried`
            : "works again; all calls are made",
        ),
    }),
    callLimit: createCallLimit({
      callsAtOnce,
      callsWaiting,
      onFull: () => tell(`${callsAtOnce} calls are under way and ${callsWaiting} wait; further ones are refused`),
    }),
  };
};

const observing = async <T>(
  call: string,
  onCall: CallObserver | null,
  run: (begin: () => void) => Promise<T>,
): Promise<T> => {
  let beganAt = performance.now();
  const begin = (): void => {
    beganAt = performance.now();
  };
  try {
    const result = await run(begin);
    onCall?.(call, "ok", performance.now() - beganAt);
    return result;
  } catch (error) {
    onCall?.(call, outcomeOf(error), performance.now() - beganAt);
    throw error;
  }
};
