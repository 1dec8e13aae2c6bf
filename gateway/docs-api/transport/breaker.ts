import { outcomeOf } from "./call-outcome.ts";
import type { CallOutcome } from "./call-outcome.ts";
import { DocsApiError } from "../docs-api-error.ts";
import type { DocsApiLimits } from "../limits.ts";
import { createRecentCalls } from "./recent-calls.ts";
import type { RecentCalls } from "./recent-calls.ts";

/**
 * Stops calling endpoints that keep failing. It opens when too many of the recent calls failed; after a pause it lets one
 * call through, the probe, and that call's outcome closes it or opens it again.
 */
export interface Breaker {
  /** @throws {DocsApiError} while no call may be made. */
  check(call: string): void;
  /** Makes a call and learns from its outcome; throws as `check` does. */
  run<T>(call: string, work: () => Promise<T>): Promise<T>;
  /** Whether calls are made as usual. */
  isClosed(): boolean;
}

/** What a breaker is built from. */
export interface BreakerOptions {
  readonly limits: Pick<DocsApiLimits, "breakerCalls" | "breakerFailureRatio" | "breakerWindowMs" | "breakerOpenMs">;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Called when it opens, and when it closes again; a probe that fails changes nothing. */
  readonly onChange: (change: "opened" | "closed") => void;
}

type State =
  | { readonly kind: "closed"; readonly recent: RecentCalls }
  | { readonly kind: "open"; readonly sinceMs: number }
  | { readonly kind: "probing" };

/** Builds a closed breaker. */
export function createBreaker({ limits, now, onChange }: BreakerOptions): Breaker {
  const closed = (): State => ({ kind: "closed", recent: createRecentCalls(limits.breakerWindowMs) });
  let state = closed();

  const refuses = (): boolean => {
    if (state.kind !== "open") return state.kind === "probing";
    const openForMs = now() - state.sinceMs;
    // Negative: the clock was set back.
    return openForMs >= 0 && openForMs < limits.breakerOpenMs;
  };

  const check = (call: string): void => {
    if (refuses())
      throw new DocsApiError({
        problem: "unavailable",
        call,
        reason: "not called, because too many calls failed",
        withoutCall: true,
      });
  };

  /** A successful call never opens it, however many failed before: the backend may just have come back. */
  const isTooMuch = (recent: RecentCalls, failed: boolean): boolean => {
    const { calls, failures } = recent.add({ atMs: now(), failed });
    return failed && calls >= limits.breakerCalls && failures >= calls * limits.breakerFailureRatio;
  };

  const after = (began: State, outcome: CallOutcome): State => {
    switch (began.kind) {
      case "closed":
        return outcome !== "refused" && isTooMuch(began.recent, outcome === "failed")
          ? { kind: "open", sinceMs: now() }
          : began;
      case "probing":
        // A probe that was not made after all leaves the probing to the next call.
        return outcome === "ok" ? closed() : { kind: "open", sinceMs: outcome === "failed" ? now() : -Infinity };
      case "open":
        return began;
    }
  };

  const learn = (began: State, outcome: CallOutcome): void => {
    // A call that began before the last change says nothing about the backend as it is now.
    if (state !== began) return;
    state = after(began, outcome);
    if (began.kind === "closed" && state.kind === "open") onChange("opened");
    if (began.kind === "probing" && state.kind === "closed") onChange("closed");
  };

  return {
    check,
    isClosed: () => state.kind === "closed",
    run: async (call, work) => {
      check(call);
      if (state.kind === "open") state = { kind: "probing" };
      const began = state;
      try {
        const result = await work();
        learn(began, "ok");
        return result;
      } catch (error) {
        learn(began, isOfRequest(error) ? "ok" : outcomeOf(error));
        throw error;
      }
    },
  };
}

/** An answer beyond our limit says nothing against the backend: visitors choose how many texts a list has. */
function isOfRequest(error: unknown): boolean {
  return error instanceof DocsApiError && error.tooLarge;
}
