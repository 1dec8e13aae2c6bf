import { startThread } from "./content-thread.ts";
import type { ContentThread, Ending, ThreadLimits } from "./content-thread.ts";
import { createJobInHand } from "./job-in-hand.ts";
import type { JobOutcome, JobQueue, QueuedJob } from "./job-queue.ts";
import type { WorkerResult } from "./worker-messages.ts";

/** One thread at a time, which takes jobs from a queue. A broken thread is replaced. */
export interface Lane {
  /** Takes the next job if the lane is free; starts a thread if there is none. */
  readonly wake: () => void;
  /** Starts a thread, if there is none, before there is any work. */
  readonly start: () => void;
  readonly isSlow: () => boolean;
  readonly stop: () => Promise<void>;
}

/** What a lane is built with. */
export interface LaneParts {
  readonly url: URL;
  readonly limits: ThreadLimits & { readonly slowMs: number };
  readonly queue: JobQueue;
  /** Called for every thread that had to be given up. */
  readonly onBroken: (reason: string) => void;
  /** Called when a thread could not even start. The next `wake` tries again. */
  readonly onCannotStart: (reason: string) => void;
  /** Called when a job has been running for longer than `slowMs`. */
  readonly onSlow: () => void;
  /** An idle thread ends after this time; null: it stays. */
  readonly idleMs: number | null;
}

/** Builds a lane. Nothing runs yet. */
export function createLane({ url, limits, queue, onBroken, onCannotStart, onSlow, idleMs }: LaneParts): Lane {
  const inHand = createJobInHand(limits.slowMs, onSlow);
  let thread: ContentThread | null = null;
  let jobsDone = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    if (thread !== null) return;
    jobsDone = 0;
    thread = startThread(url, limits, { onReady: next, onResult: finish, onEnded: replace });
  };

  const next = (): void => {
    if (!inHand.isFree() || queue.isEmpty()) return;
    if (thread === null) return start();
    const job = thread.isReady() ? queue.take() : null;
    if (job === null) return;
    clearTimeout(idle);
    inHand.begin(job);
    thread.give(job);
  };

  const finish = (result: WorkerResult): void => {
    jobsDone += 1;
    inHand.end()?.resolve({ kind: "done", result, isFinal: true });
    next();
    if (inHand.isFree() && idleMs !== null) idle = setTimeout(quietly(end), idleMs).unref();
  };

  const end = async (): Promise<void> => {
    const ending = thread;
    thread = null;
    await ending?.end();
  };

  const replace = (ending: Ending): void => {
    onBroken(ending.reason);
    thread = null;
    const job = inHand.end();
    if (job !== null) conclude(job, outcomeOf(ending, job, jobsDone === 0), queue);
    if (ending.hadStarted) next();
    else onCannotStart(ending.reason);
  };

  return {
    wake: next,
    start,
    isSlow: inHand.isSlow,
    stop: async () => {
      clearTimeout(idle);
      inHand.end()?.resolve({ kind: "unavailable", reason: "The site is stopping.", mayRepeat: true });
      await end();
    },
  };
}

function conclude(job: QueuedJob, outcome: JobOutcome | null, queue: JobQueue): void {
  if (outcome === null) queue.add({ ...job, losses: job.losses + 1 });
  else job.resolve(outcome);
}

/**
 * What the end of a thread means for its job; null: the job is retried. Earlier jobs may have filled the heap, and a thread
 * may be lost for reasons that have nothing to do with the job.
 */
function outcomeOf({ kind, reason }: Ending, { losses }: QueuedJob, wasFresh: boolean): JobOutcome | null {
  if (kind === "cpu" || (kind === "memory" && (wasFresh || losses > 1)))
    return { kind: "done", result: { kind: "refused", reason }, isFinal: false };
  return kind === "lost" && losses > 0 ? { kind: "unavailable", reason, mayRepeat: false } : null;
}

/** Ends a thread that may have ended already, and ignores the failure. */
function quietly(end: () => Promise<void>) {
  return (): void => {
    end().catch(() => undefined);
  };
}
