/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from "node:worker_threads";
import { watchCpuTime } from "./cpu-deadline.ts";
import type { ContentLimits } from "./content-limits.ts";
import type { Glossary } from "./glossary.ts";
import { WorkerMessage } from "./worker-messages.ts";
import type { WorkerJob, WorkerOrder, WorkerResult } from "./worker-messages.ts";

/** What came of a job, and whether another try may end otherwise: after a deadline or a crash it may. */
export interface JobOutcome {
  readonly result: WorkerResult;
  readonly isFinal: boolean;
}

/** The thread that works on content, seen from outside. It is replaced when it hangs or breaks; texts that wait stay. */
export interface ContentWorker {
  /** Does a job, by this glossary where it needs one. */
  run(job: WorkerJob, glossary?: Glossary): Promise<JobOutcome>;
  stop(): Promise<void>;
}

/** What a worker is built with. */
export interface ContentWorkerOptions {
  readonly url: URL;
  readonly limits: Pick<ContentLimits, "deadlineMs" | "startMs" | "memoryMb">;
  /** Told of every thread that had to be given up. */
  readonly onBroken: (reason: string) => void;
}

interface WaitingJob {
  readonly job: WorkerJob;
  readonly glossary: Glossary | null;
  readonly resolve: (outcome: JobOutcome) => void;
}

/** Builds a worker and starts its thread at once, since the first reader should not wait for it. */
export const createContentWorker = ({ url, limits, onBroken }: ContentWorkerOptions): ContentWorker => {
  const queue: WaitingJob[] = [];
  let current: WaitingJob | null = null;
  let thread: Thread | null = null;
  let stopped = false;

  const start = (): void => {
    thread = startThread(url, limits, { onIdle: next, onResult: (result) => finish(result, true), onBroken: replace });
  };

  const next = (): void => {
    if (thread === null && !stopped) start();
    if (current !== null || thread?.isReady() !== true) return;
    current = queue.shift() ?? null;
    if (current !== null) thread.give(current);
  };

  const finish = (result: WorkerResult, isFinal: boolean): void => {
    current?.resolve({ result, isFinal });
    current = null;
    next();
  };

  /** A thread that cannot even start would be started for ever: then all who wait are told. */
  const replace = (reason: string, hadStarted: boolean): void => {
    onBroken(reason);
    thread = null;
    const refused: WorkerResult = { kind: "refused", reason };
    if (hadStarted) return finish(refused, false);
    for (const waiting of queue.splice(0)) waiting.resolve({ result: refused, isFinal: false });
  };

  start();
  return {
    run: (job, glossary) =>
      new Promise((resolve) => {
        if (stopped) return resolve({ result: stopping, isFinal: false });
        queue.push({ job, glossary: glossary ?? null, resolve });
        next();
      }),
    stop: async () => {
      stopped = true;
      const ending = thread;
      thread = null;
      await ending?.end();
      for (const waiting of [current, ...queue.splice(0)]) waiting?.resolve({ result: stopping, isFinal: false });
    },
  };
};

const stopping: WorkerResult = { kind: "refused", reason: "The site is stopping." };

interface Thread {
  isReady(): boolean;
  give(work: Pick<WaitingJob, "job" | "glossary">): void;
  end(): Promise<void>;
}

interface ThreadEvents {
  readonly onIdle: () => void;
  readonly onResult: (result: WorkerResult) => void;
  /** Called once, and nothing after it. */
  readonly onBroken: (reason: string, hadStarted: boolean) => void;
}

/** A text leaves much garbage and keeps nothing: more room for it would only make the process larger. */
const youngGenerationMb = 6;

const startThread = (url: URL, limits: ContentWorkerOptions["limits"], events: ThreadEvents): Thread => {
  const { deadlineMs, startMs, memoryMb } = limits;
  const worker = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngGenerationMb } });
  let state: "starting" | "ready" | "ended" = "starting";
  const tell = (order: WorkerOrder): void => worker.postMessage(order);
  let knownGlossary: string | null = null;
  const starting = setTimeout(() => giveUp(`The content worker did not start in ${startMs} ms.`), startMs);
  let stopWatch = (): void => clearTimeout(starting);

  const end = async (): Promise<void> => {
    state = "ended";
    stopWatch();
    await worker.terminate();
  };

  const giveUp = (reason: string): void => {
    if (state === "ended") return;
    const hadStarted = state === "ready";
    void end();
    events.onBroken(reason, hadStarted);
  };

  worker.on("message", (given: unknown) => {
    if (state === "ended") return;
    const message = WorkerMessage.parse(given);
    stopWatch();
    worker.unref();
    if (message.kind !== "started") return events.onResult(message);
    state = "ready";
    events.onIdle();
  });
  worker.on("error", (error) => giveUp(wordsFor(error, memoryMb)));
  worker.on("exit", () => giveUp("The content worker ended by itself."));
  return {
    isReady: () => state === "ready",
    give: ({ job, glossary }) => {
      worker.ref();
      stopWatch = watchCpuTime(worker, deadlineMs, () => giveUp(`A text may take ${deadlineMs} ms to process, this one took longer. Make it simpler.`));
      if (glossary !== null && glossary.key !== knownGlossary) {
        tell({ kind: "glossary", glossary });
        knownGlossary = glossary.key;
      }
      tell(job);
    },
    end,
  };
};

const wordsFor = (error: unknown, memoryMb: number): string => {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ERR_WORKER_OUT_OF_MEMORY") return `A text may take ${memoryMb} MB to process, this one took more. Make it simpler.`;
  return `The content worker broke: ${error instanceof Error ? error.message : String(error)}`;
};
