/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { Worker } from "node:worker_threads";
import type { ContentLimits } from "../content-limits.ts";
import { watchCpuTime } from "./cpu-limit.ts";
import type { Glossary } from "../inline-links/glossary.ts";
import { WorkerMessage } from "./worker-messages.ts";
import type { WorkerJob, WorkerOrder, WorkerResult } from "./worker-messages.ts";

/** Work for a thread: a job, and the glossary it needs. */
export interface ThreadWork {
  readonly job: WorkerJob;
  readonly glossary: Glossary | null;
}

/** How a thread ended: by a limit that its work broke, or for a reason that says nothing about the work. */
export interface Ending {
  readonly kind: "cpu" | "memory" | "lost";
  readonly reason: string;
  /** Whether it had ever become ready. */
  readonly hadStarted: boolean;
}

/** What a thread tells. */
export interface ThreadEvents {
  readonly onReady: () => void;
  readonly onResult: (result: WorkerResult) => void;
  /** Called once, as the last event. */
  readonly onEnded: (ending: Ending) => void;
}

/** A thread that processes content, one job after another. */
export interface ContentThread {
  isReady(): boolean;
  give(work: ThreadWork): void;
  end(): Promise<void>;
}

/** What a thread may use, and how long it may be silent. */
export type ThreadLimits = Pick<ContentLimits, "cpuMs" | "lostMs" | "memoryMb">;

/** A text leaves much garbage and keeps nothing: a larger young generation would only make the process larger. */
const youngGenerationMb = 6;

/** Starts a thread. */
export function startThread(
  url: URL,
  limits: ThreadLimits,
  { onReady, onResult, onEnded }: ThreadEvents,
): ContentThread {
  const { cpuMs, lostMs, memoryMb } = limits;
  const worker = new Worker(url, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngGenerationMb },
  });
  let state: "starting" | "ready" | "ended" = "starting";
  let knownGlossary: string | null = null;
  const post = (order: WorkerOrder): void => worker.postMessage(order);
  const end = async (): Promise<void> => {
    state = "ended";
    stopWatch();
    await worker.terminate();
  };
  const giveUp = (kind: Ending["kind"], reason: string): void => {
    if (state === "ended") return;
    const hadStarted = state === "ready";
    end().catch(() => undefined); // it may have ended already
    onEnded({ kind, reason, hadStarted });
  };
  const watchForLoss = (): (() => void) => {
    const timer = setTimeout(() => giveUp("lost", `The content thread did not answer within ${lostMs} ms.`), lostMs);
    return () => clearTimeout(timer);
  };
  let stopWatch = watchForLoss();
  worker.on("message", (given: unknown) => {
    if (state === "ended") return;
    const message = WorkerMessage.safeParse(given).data;
    if (message === undefined) return giveUp("lost", "The content thread sent an unknown message.");
    stopWatch();
    worker.unref();
    if (message.kind !== "started") return onResult(message);
    state = "ready";
    onReady();
  });
  worker.on("error", (error) =>
    isOutOfMemory(error)
      ? giveUp("memory", overMemory(memoryMb))
      : giveUp("lost", `The content thread failed: ${wordsOf(error)}`),
  );
  worker.on("exit", () => giveUp("lost", "The content thread ended unexpectedly."));
  return {
    isReady: () => state === "ready",
    give: ({ job, glossary }) => {
      worker.ref();
      const stops = [watchForLoss(), watchCpuTime(worker, cpuMs, () => giveUp("cpu", overCpu(cpuMs)))];
      stopWatch = () => stops.forEach((stop) => stop());
      if (glossary !== null && glossary.key !== knownGlossary) {
        post({ kind: "glossary", glossary });
        knownGlossary = glossary.key;
      }
      post(job);
    },
    end,
  };
}

function overCpu(limitMs: number): string {
  return `A text may take ${limitMs} ms of CPU time, this one took more. Simplify it.`;
}

function overMemory(limitMb: number): string {
  return `A text may take ${limitMb} MB of memory, this one took more. Simplify it.`;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
