import type { QueuedJob } from "./job-queue.ts";

/** The job that a thread is at. */
export interface JobInHand {
  readonly isFree: () => boolean;
  /** Whether it has been at work for long. */
  readonly isSlow: () => boolean;
  readonly begin: (job: QueuedJob) => void;
  /** Gives it, and is free for the next; null where there was none. */
  readonly end: () => QueuedJob | null;
}

/** Builds it. `onSlow`: called once for a job that has been at work for so long, by the clock. */
export const createJobInHand = (slowMs: number, onSlow: () => void): JobInHand => {
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
};
