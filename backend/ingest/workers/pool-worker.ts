import { Worker } from "node:worker_threads";
import type { BuiltDocument, BuildOrder } from "../read/build-document.ts";
import type { Look, LookOrder } from "../read/reading.ts";
import type { Surroundings } from "./worker-pool.ts";

/** What a thread is told. */
export type ThreadOrder =
  | { readonly kind: "prepare"; readonly surroundings: Surroundings }
  | { readonly kind: "look"; readonly orders: readonly LookOrder[] }
  | { readonly kind: "make"; readonly orders: readonly BuildOrder[] };

/** What a thread tells: first that it has started, then a result for each batch. */
export type ThreadResult =
  | { readonly kind: "started" }
  | { readonly kind: "looks"; readonly looks: readonly Look[] }
  | { readonly kind: "built"; readonly built: readonly BuiltDocument[] }
  | { readonly kind: "failed"; readonly error: unknown };

/** A batch of files, and who waits for what becomes of it. */
export type ThreadTask =
  | {
      readonly kind: "look";
      readonly orders: readonly LookOrder[];
      readonly done: (looks: readonly Look[]) => void;
      readonly fail: (error: unknown) => void;
    }
  | {
      readonly kind: "make";
      readonly orders: readonly BuildOrder[];
      readonly done: (built: readonly BuiltDocument[]) => void;
      readonly fail: (error: unknown) => void;
    };

/** A thread that works on one batch at a time. */
export interface PoolThread {
  isIdle(): boolean;
  give(task: ThreadTask): void;
  prepare(surroundings: Surroundings): void;
  end(): Promise<void>;
}

export interface ThreadEvents {
  readonly onIdle: () => void;
  /** The thread is gone, and what it was given is not done. Told once. */
  readonly onEnded: (task: ThreadTask | null, reason: string, hadStarted: boolean) => void;
}

/** A thread lives as long as one pass: what it no longer needs is given back early. */
const memoryMb = 192;
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: memoryMb };
/** Of the processor: a machine that is busy with something else is no fault of a file. */
const cpuSecondsMax = 20;
const lookEveryMs = 500;

export function startThread(
  workerData: { readonly contentDir: string; readonly mediaDir: string },
  { onIdle, onEnded }: ThreadEvents,
): PoolThread {
  const worker = new Worker(new URL("./pool-thread.ts", import.meta.url), { workerData, resourceLimits });
  let state: "starting" | "started" | "ended" = "starting";
  let current: ThreadTask | null = null;
  let watch: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    state = "ended";
    clearInterval(watch);
    await worker.terminate();
  };
  const giveUp = (reason: string): void => {
    if (state === "ended") return;
    const hadStarted = state === "started";
    end().catch(() => undefined); // it has ended already
    onEnded(current, reason, hadStarted);
  };
  worker.on("message", (result: ThreadResult) => {
    if (result.kind === "started") {
      state = "started";
      return;
    }
    clearInterval(watch);
    const task = current;
    current = null;
    if (result.kind === "failed") task?.fail(result.error);
    else if (result.kind === "looks" && task?.kind === "look") task.done(result.looks);
    else if (result.kind === "built" && task?.kind === "make") task.done(result.built);
    onIdle();
  });
  worker.on("error", (error) => giveUp(wordsFor(error)));
  worker.on("exit", () => giveUp("it ends the thread that it is read in"));
  return {
    isIdle: () => current === null && state !== "ended",
    give: (task) => {
      current = task;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ kind: task.kind, orders: task.orders });
      watch = watchCpu(worker, () => giveUp(tooLong));
    },
    prepare: (surroundings) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ kind: "prepare", surroundings } satisfies ThreadOrder);
    },
    end,
  };
}

const tooLong = `it takes more than ${cpuSecondsMax} seconds of the processor: make it simpler, or several of it`;

/** Calls `onPassed` when a thread has used up what one batch may take. */
function watchCpu(worker: Worker, onPassed: () => void): NodeJS.Timeout {
  const before = worker.cpuUsage();
  const look = async (): Promise<void> => {
    const { user, system } = await worker.cpuUsage(await before);
    if (user + system > cpuSecondsMax * 1_000_000) onPassed();
  };
  before.catch(() => undefined); // a thread may end before anybody asks
  const lookSafely = (): void => {
    look().catch(() => undefined);
  };
  return setInterval(lookSafely, lookEveryMs);
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ERR_WORKER_OUT_OF_MEMORY")
    return `it takes more than ${memoryMb} MB of memory: make it simpler, or several of it`;
  return `it ends the thread that it is read in: ${error instanceof Error ? error.message : String(error)}`;
}
