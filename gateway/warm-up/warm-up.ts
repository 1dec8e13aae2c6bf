import type { RequestListener } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { createInProcessClient } from "./in-process-client.ts";
import { sendFirstRequests } from "./first-requests.ts";
import type { FirstRequestsParts } from "./first-requests.ts";

/** What a warm-up needs. */
export interface WarmUpParts extends Omit<FirstRequestsParts, "ask"> {
  /** The gateway's listener for requests that no visitor has sent: it neither counts nor logs them. */
  readonly listener: RequestListener;
  /** How long visitors may be kept waiting for it. What is left then goes on in the background. */
  readonly waitMs: number;
  /** Called with a bug; a failing backend is none. */
  readonly report: (bug: unknown) => void;
}

/** A warm-up in progress. */
export interface WarmUp {
  /** Resolves when what the first page of each kind needs has run once, or the time for it is over. Never rejects. */
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Starts a warm-up: the first requests of a new process find code that has run, and data that is there (decision 0041). */
export function startWarmUp({ listener, waitMs, report, ...parts }: WarmUpParts): WarmUp {
  const leaving = new AbortController();
  const { signal } = leaving;
  const sent = sendFirstRequests({ ...parts, ask: createInProcessClient(listener) }, signal).catch((bug: unknown) => {
    if (!signal.aborted) report(bug);
  });
  return { done: Promise.race([sent, delay(waitMs, undefined, { ref: false })]), stop: () => leaving.abort() };
}
