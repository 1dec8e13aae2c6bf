import { createLane } from "./content-lane.ts";
import type { ContentLimits } from "../content-limits.ts";
import type { ThreadLimits } from "./content-thread.ts";
import type { Glossary } from "../inline-links/glossary.ts";
import { createJobQueue } from "./job-queue.ts";
import type { JobOutcome } from "./job-queue.ts";
import type { WorkerJob } from "./worker-messages.ts";

/** The content threads as a whole: one, and a second while a text keeps the first busy for long. */
export interface ContentWorkers {
  /** Starts the first thread ahead of the first text, so that no reader waits for the start. */
  warm(): void;
  /** Runs a job, with this glossary where it needs one. */
  run(job: WorkerJob, glossary?: Glossary): Promise<JobOutcome>;
  stop(): Promise<void>;
}

/** What the threads are started with. */
export interface ContentWorkersOptions {
  readonly url: URL;
  readonly limits: ThreadLimits & Pick<ContentLimits, "slowMs" | "waitingBytes">;
  /** Called for every thread that had to be given up. */
  readonly onBroken: (reason: string) => void;
}

/** How long the second thread stays idle before it ends. */
const idleMs = 10_000;

/** Bytes of text that weigh as much as one millisecond of waiting in the order of the queue. */
const bytesPerMs = 500;

/** Builds the threads and their queue. Nothing runs yet. */
export function createContentWorkers({ url, limits, onBroken }: ContentWorkersOptions): ContentWorkers {
  const queue = createJobQueue(limits.waitingBytes);
  let stopped = false;
  const giveUpAll = (reason: string): void =>
    queue.takeAll().forEach(({ resolve }) => resolve({ kind: "unavailable", reason, mayRepeat: true }));
  const shared = { url, limits, queue, onBroken };
  const second = createLane({ ...shared, onSlow: () => undefined, onCannotStart: () => undefined, idleMs });
  // If the first thread cannot start, queued jobs are given up: they would wait for ever.
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
            reason: `Texts of ${limits.waitingBytes} bytes are already waiting.`,
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
}

const stopping = "The site is stopping.";

/** Two bytes per character. */
function bytesOf(job: WorkerJob): number {
  return (job.kind === "link" ? job.text.html : job.html).length * 2;
}
