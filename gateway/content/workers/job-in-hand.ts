import type { QueuedJob } from "./job-queue.ts";

/** The job that a thread is working on. */
export interface JobInHand {
  readonly isFree: () => boolean;
  /** Whether the job has been running for long. */
  readonly isSlow: () => boolean;
  readonly begin: (job: QueuedJob) => void;
  /** Ends the job and returns it; null where there was none. */
  readonly end: () => QueuedJob | null;
}

/** Builds it. `onSlow` is called once for a job that runs longer than `slowMs`, in wall-clock time. */
export function createJobInHand(slowMs: number, onSlow: () => void): JobInHand {
  let current: QueuedJob | null = null;
  let isSlow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isFree: () => current === null,
    isSlow: () => isSlow,
    begin: (job) => {
      current = job;
      timer = setTimeout(() => {
        isSlow = true;
        onSlow();
      }, slowMs).unref();
    },
    end: () => {
      clearTimeout(timer);
      isSlow = false;
      const ended = current;
      current = null;
      return ended;
    },
  };
}
