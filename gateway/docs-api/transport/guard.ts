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

/** A call to make. */
export interface GuardedCall {
  readonly name: string;
  readonly group: EndpointGroup;
  /** For all of it, from now on: the wait for a slot, headers, body and the retry. */
  readonly totalMs: number;
  /** Whether it may be sent twice: only what changes nothing. */
  readonly repeatable: boolean;
}

/** Makes a call within its deadline and its group's call limit, through the group's breaker, and retries it where that may help. */
export type Guard = <T>(call: GuardedCall, attempt: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Called at the end of every call. The duration is the time that the backend took, both attempts together; for a refused
 * call it is the time spent waiting.
 */
export type CallObserver = (call: string, outcome: CallOutcome, durationMs: number) => void;

/** What a guard is built from. */
export interface GuardOptions {
  readonly limits: DocsApiLimits;
  readonly now: () => number;
  /** The clock of durations, in milliseconds. */
  readonly elapsedMs: () => number;
  readonly log: DocsApiLog | null;
  readonly onCall: CallObserver | null;
}

interface Bounds {
  readonly breaker: Breaker;
  readonly callLimit: CallLimit;
}

/** Builds the guard of all calls. The groups share only the retry budget. */
export function createGuard(options: GuardOptions): Guard {
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
    return observe(name, options, (begin) =>
      withinDeadline(totalMs, async (signal) => {
        // No call waits for a slot only to be refused.
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
}

function createBounds(group: EndpointGroup, { limits, now, log }: GuardOptions): Bounds {
  const warn = (message: string): void => log?.warn({ group }, `Docs backend, ${group}: ${message}`);
  const { callsAtOnce, callsWaiting, breakerOpenMs } = limits;
  return {
    breaker: createBreaker({
      limits,
      now,
      onChange: (change) =>
        warn(
          change === "opened"
            ? `too many calls fail; from now on, one call is tried every ${breakerOpenMs} ms`
            : "works again; all calls are sent",
        ),
    }),
    callLimit: createCallLimit({
      callsAtOnce,
      callsWaiting,
      onFull: () => warn(`${callsAtOnce} calls are in flight and ${callsWaiting} wait; further ones are rejected`),
    }),
  };
}

async function observe<T>(
  call: string,
  { onCall, elapsedMs }: Pick<GuardOptions, "onCall" | "elapsedMs">,
  run: (begin: () => void) => Promise<T>,
): Promise<T> {
  let beganAt = elapsedMs();
  const begin = (): void => {
    beganAt = elapsedMs();
  };
  try {
    const result = await run(begin);
    onCall?.(call, "ok", elapsedMs() - beganAt);
    return result;
  } catch (error) {
    onCall?.(call, outcomeOf(error), elapsedMs() - beganAt);
    throw error;
  }
}
