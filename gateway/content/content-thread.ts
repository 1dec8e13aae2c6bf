/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from "node:worker_threads";
import type { ContentLimits } from "./content-limits.ts";
import { watchCpuTime } from "./cpu-limit.ts";
import type { Glossary } from "./glossary.ts";
import { WorkerMessage } from "./worker-messages.ts";
import type { WorkerJob, WorkerOrder, WorkerResult } from "./worker-messages.ts";

/** Work for a thread: a job, and the glossary that it is done by. */
export interface ThreadWork {
  readonly job: WorkerJob;
  readonly glossary: Glossary | null;
}

/** How a thread came to its end: by a limit that its work broke, or in a way that says nothing about the work. */
export interface Ending {
  readonly kind: "cpu" | "memory" | "lost";
  readonly reason: string;
  /** Whether it ever was ready to work. */
  readonly hadStarted: boolean;
}

export interface ThreadEvents {
  readonly onReady: () => void;
  readonly onResult: (result: WorkerResult) => void;
  /** Called once, and nothing after it. */
  readonly onEnded: (ending: Ending) => void;
}

/** A thread that works on content, one job after the other. */
export interface ContentThread {
  isReady(): boolean;
  give(work: ThreadWork): void;
  end(): Promise<void>;
}

export type ThreadLimits = Pick<ContentLimits, "cpuMs" | "lostMs" | "memoryMb">;

/** A text leaves much garbage and keeps nothing: more room for it would only make the process larger. */
const youngGenerationMb = 6;

/** Starts a thread. */
export const startThread = (
  url: URL,
  limits: ThreadLimits,
  { onReady, onResult, onEnded }: ThreadEvents,
): ContentThread => {
  const { cpuMs, lostMs, memoryMb } = limits;
  const worker = new Worker(url, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngGenerationMb },
  });
  let state: "starting" | "ready" | "ended" = "starting";
  let knownGlossary: string | null = null;
  const tell = (order: WorkerOrder): void => worker.postMessage(order);
  const end = async (): Promise<void> => {
    state = "ended";
    stopWatch();
    await worker.terminate();
  };
  const giveUp = (kind: Ending["kind"], reason: string): void => {
    if (state === "ended") return;
    const hadStarted = state === "ready";
    end().catch(() => undefined); // it has ended already
    onEnded({ kind, reason, hadStarted });
  };
  const watchForLoss = (): (() => void) => {
    const timer = setTimeout(() => giveUp("lost", `The content thread gave no answer in ${lostMs} ms.`), lostMs);
    return () => clearTimeout(timer);
  };
  let stopWatch = watchForLoss();
  worker.on("message", (given: unknown) => {
    if (state === "ended") return;
    const message = WorkerMessage.safeParse(given).data;
    if (message === undefined) return giveUp("lost", "The content thread said what nobody understands.");
    stopWatch();
    worker.unref();
    if (message.kind !== "started") return onResult(message);
    state = "ready";
    onReady();
  });
  worker.on("error", (error) =>
    isOutOfMemory(error)
      ? giveUp("memory", overMemory(memoryMb))
      : giveUp("lost", `The content thread broke: ${wordsOf(error)}`),
  );
  worker.on("exit", () => giveUp("lost", "The content thread ended by itself."));
  return {
    isReady: () => state === "ready",
    give: ({ job, glossary }) => {
      worker.ref();
      const stops = [watchForLoss(), watchCpuTime(worker, cpuMs, () => giveUp("cpu", overCpu(cpuMs)))];
      stopWatch = () => stops.forEach((stop) => stop());
      if (glossary !== null && glossary.key !== knownGlossary) {
        tell({ kind: "glossary", glossary });
        knownGlossary = glossary.key;
      }
      tell(job);
    },
    end,
  };
};

const overCpu = (limitMs: number): string =>
  `A text may take ${limitMs} ms of the processor's time, this one took more. Make it simpler.`;

const overMemory = (limitMb: number): string =>
  `A text may take ${limitMb} MB to process, this one took more. Make it simpler.`;

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
