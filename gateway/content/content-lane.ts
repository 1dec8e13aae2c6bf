import { startThread } from "./content-thread.ts";
import type { ContentThread, Ending, ThreadLimits } from "./content-thread.ts";
import { createJobInHand } from "./job-in-hand.ts";
import type { JobOutcome, JobQueue, QueuedJob } from "./job-queue.ts";
import type { WorkerResult } from "./worker-messages.ts";

/** One thread at a time, which takes jobs from a queue. It is replaced when it breaks. */
export interface Lane {
  /** Takes the next job where it is free; starts a thread where there is none. */
  readonly wake: () => void;
  /** Starts a thread, where there is none, before there is anything to do. */
  readonly start: () => void;
  readonly isSlow: () => boolean;
  readonly stop: () => Promise<void>;
}

/** What a lane is built with. */
export interface LaneParts {
  readonly url: URL;
  readonly limits: ThreadLimits & { readonly slowMs: number };
  readonly queue: JobQueue;
  /** Told of every thread that had to be given up. */
  readonly onBroken: (reason: string) => void;
  /** A thread could not even start. It is tried again when the lane is woken. */
  readonly onCannotStart: (reason: string) => void;
  /** A job has been at work for long. */
  readonly onSlow: () => void;
  /** A thread without work ends after this time; null: it stays. */
  readonly idleMs: number | null;
}

/** Builds a lane. Nothing runs yet. */
export const createLane = ({ url, limits, queue, onBroken, onCannotStart, onSlow, idleMs }: LaneParts): Lane => {
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
};

const conclude = (job: QueuedJob, outcome: JobOutcome | null, queue: JobQueue): void => {
  if (outcome === null) queue.add({ ...job, losses: job.losses + 1 });
  else job.resolve(outcome);
};

/**
 * What the end of a thread makes of its job; null: it is tried once more. A heap may have been filled by what was there before, and
 * a thread may be lost for reasons of its own.
 */
const outcomeOf = ({ kind, reason }: Ending, { losses }: QueuedJob, wasFresh: boolean): JobOutcome | null => {
  if (kind === "cpu" || (kind === "memory" && (wasFresh || losses > 1)))
    return { kind: "done", result: { kind: "refused", reason }, isFinal: false };
  return kind === "lost" && losses > 0 ? { kind: "unavailable", reason, mayRepeat: false } : null;
};

/** The end of a thread that may have ended already. */
const quietly = (end: () => Promise<void>) => (): void => {
  end().catch(() => undefined);
};
