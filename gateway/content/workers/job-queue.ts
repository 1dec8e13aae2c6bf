import type { ThreadWork } from "./content-thread.ts";
import type { WorkerResult } from "./worker-messages.ts";

/** The outcome of a job. `isFinal`: whether another try would end the same. `unavailable`: see {@link ContentUnavailable}. */
export type JobOutcome =
  | { readonly kind: "done"; readonly result: WorkerResult; readonly isFinal: boolean }
  | { readonly kind: "unavailable"; readonly reason: string; readonly mayRepeat: boolean };

/** A job that is waiting or running. */
export interface QueuedJob extends ThreadWork {
  readonly sizeBytes: number;
  /** The order of the queue: small jobs come soon, but large ones do not wait for ever. */
  readonly dueAt: number;
  /** How many threads were lost while running it. */
  readonly losses: number;
  readonly resolve: (outcome: JobOutcome) => void;
}

/** The jobs that wait for a thread. */
export interface JobQueue {
  readonly isEmpty: () => boolean;
  /** Queues a job; false when the queue is full. A job that was begun before is always accepted. */
  readonly add: (job: QueuedJob) => boolean;
  /** Removes and returns the next job. */
  readonly take: () => QueuedJob | null;
  readonly takeAll: () => readonly QueuedJob[];
}

/** Builds a queue that holds up to `waitingBytes` of text. */
export function createJobQueue(waitingBytes: number): JobQueue {
  const jobs: QueuedJob[] = [];
  let bytes = 0;
  const takeAt = (at: number): QueuedJob | null => {
    const [job = null] = jobs.splice(at, 1);
    bytes -= job?.sizeBytes ?? 0;
    return job;
  };
  return {
    isEmpty: () => jobs.length === 0,
    add: (job) => {
      if (bytes + job.sizeBytes > waitingBytes && jobs.length > 0 && job.losses === 0) return false;
      jobs.push(job);
      bytes += job.sizeBytes;
      return true;
    },
    take: () =>
      takeAt(jobs.reduce((first, { dueAt }, at) => (dueAt < (jobs[first]?.dueAt ?? Infinity) ? at : first), 0)),
    takeAll: () => {
      bytes = 0;
      return jobs.splice(0);
    },
  };
}
