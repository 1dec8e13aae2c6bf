import type { ThreadWork } from "./content-thread.ts";
import type { WorkerResult } from "./worker-messages.ts";

/** What came of a job. `isFinal`: whether another try would end the same. `unavailable`: see {@link ContentUnavailable}. */
export type JobOutcome =
  | { readonly kind: "done"; readonly result: WorkerResult; readonly isFinal: boolean }
  | { readonly kind: "unavailable"; readonly reason: string; readonly mayRepeat: boolean };

/** A job that waits or is worked on. */
export interface QueuedJob extends ThreadWork {
  readonly sizeBytes: number;
  /** Whose turn comes first: small ones soon, large ones not for ever after them. */
  readonly dueAt: number;
  /** How many threads were lost over it. */
  readonly losses: number;
  readonly resolve: (outcome: JobOutcome) => void;
}

/** The jobs that wait for a thread. */
export interface JobQueue {
  readonly isEmpty: () => boolean;
  /** Lets a job wait; false where too many do. One that was begun before always finds its place. */
  readonly add: (job: QueuedJob) => boolean;
  /** The next one. */
  readonly take: () => QueuedJob | null;
  readonly takeAll: () => readonly QueuedJob[];
}

/** Builds a queue that holds so many bytes of texts. */
export const createJobQueue = (waitingBytes: number): JobQueue => {
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
};
