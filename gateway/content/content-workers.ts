import { createLane } from "./content-lane.ts";
import type { ContentLimits } from "./content-limits.ts";
import type { ThreadLimits } from "./content-thread.ts";
import type { Glossary } from "./glossary.ts";
import { createJobQueue } from "./job-queue.ts";
import type { JobOutcome } from "./job-queue.ts";
import type { WorkerJob } from "./worker-messages.ts";

/** The threads that work on content, seen from outside: one, and a second while a text keeps the first for long. */
export interface ContentWorkers {
  /** Starts the first thread before there is a text, so that the first reader does not wait for it. */
  warm(): void;
  /** Does a job, by this glossary where it needs one. */
  run(job: WorkerJob, glossary?: Glossary): Promise<JobOutcome>;
  stop(): Promise<void>;
}

/** What the threads are started with. */
export interface ContentWorkersOptions {
  readonly url: URL;
  readonly limits: ThreadLimits & Pick<ContentLimits, "slowMs" | "waitingBytes">;
  /** Told of every thread that had to be given up. */
  readonly onBroken: (reason: string) => void;
}

/** How soon the second thread goes again when there is nothing to do. */
const idleMs = 10_000;

/** So many bytes of text are as good as a millisecond of waiting, in the order of the queue. */
const bytesPerMs = 500;

/** Builds the queue. Nothing runs yet. */
export const createContentWorkers = ({ url, limits, onBroken }: ContentWorkersOptions): ContentWorkers => {
  const queue = createJobQueue(limits.waitingBytes);
  let stopped = false;
  const giveUpAll = (reason: string): void =>
    queue.takeAll().forEach(({ resolve }) => resolve({ kind: "unavailable", reason, mayRepeat: true }));
  const shared = { url, limits, queue, onBroken };
  const second = createLane({ ...shared, onSlow: () => undefined, onCannotStart: () => undefined, idleMs });
  // Whoever waits would wait for ever.
  const first = createLane({ ...shared, onSlow: second.wake, onCannotStart: giveUpAll, idleMs: null });

  return {
    warm: first.start,
    run: (job, glossary) =>
      new Promise((resolve) => {
        if (stopped) return resolve({ kind: "unavailable", reason: stopping, mayRepeat: true });
        const sizeBytes = bytesOf(job);
        const isAdded = queue.add({
          job,
          glossary: glossary ?? null,
          sizeBytes,
          dueAt: performance.now() + sizeBytes / bytesPerMs,
          losses: 0,
          resolve,
        });
        if (!isAdded)
          return resolve({
            kind: "unavailable",
            reason: `Texts of ${limits.waitingBytes} bytes wait already.`,
            mayRepeat: true,
          });
        first.wake();
        if (first.isSlow()) second.wake();
      }),
    stop: async () => {
      stopped = true;
      giveUpAll(stopping);
      await Promise.all([first.stop(), second.stop()]);
    },
  };
};

const stopping = "The site is stopping.";

/** Two bytes a character. */
const bytesOf = (job: WorkerJob): number => (job.kind === "link" ? job.text.html : job.html).length * 2;
