import { Worker } from "node:worker_threads";
import type { BuiltDocument, BuildOrder } from "../read/build-document.ts";
import type { Look, LookOrder } from "../read/reading.ts";
import { isResultOf } from "./pool-messages.ts";
import type { ThreadOrder } from "./pool-messages.ts";
import type { Surroundings } from "./worker-pool.ts";

/** A batch of files, with the callbacks for its result. */
export type ThreadTask =
  | {
      readonly kind: "look";
      readonly orders: readonly LookOrder[];
      readonly done: (looks: readonly Look[]) => void;
      readonly fail: (error: unknown) => void;
    }
  | {
      readonly kind: "build";
      readonly orders: readonly BuildOrder[];
      readonly done: (built: readonly BuiltDocument[]) => void;
      readonly fail: (error: unknown) => void;
    };

/** A worker thread that processes one batch at a time. */
export interface PoolThread {
  isIdle(): boolean;
  give(task: ThreadTask): void;
  prepare(surroundings: Surroundings): void;
  end(): Promise<void>;
}

/** What a thread tells. */
export interface ThreadEvents {
  readonly onIdle: () => void;
  /** The thread has ended without completing its task. Called once. */
  readonly onEnded: (task: ThreadTask | null, reason: string, hadStarted: boolean) => void;
}

/** Heap limit of a thread. Kept small so that garbage is collected early: a thread lives for one scan. */
const memoryMb = 192;
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: memoryMb };
/** CPU time per batch, not wall-clock time: a busy machine is no fault of a file. */
const cpuSecondsMax = 20;
const pollMs = 500;

/** Starts a thread. */
export function startThread(
  workerData: { readonly contentDir: string; readonly mediaDir: string },
  { onIdle, onEnded }: ThreadEvents,
  url: URL = new URL("./pool-thread.ts", import.meta.url),
): PoolThread {
  const worker = new Worker(url, { workerData, resourceLimits });
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
    end().catch(() => undefined); // it may have ended already
    onEnded(current, reason, hadStarted);
  };
  worker.on("message", (result: unknown) => {
    if (state === "ended") return;
    if (!isResultOf(current, result)) return giveUp("the thread that reads it answers with an unknown message");
    if (result.kind === "started") {
      state = "started";
      return;
    }
    clearInterval(watch);
    const task = current;
    current = null;
    if (result.kind === "failed") task?.fail(result.error);
    else if (result.kind === "looks" && task?.kind === "look") task.done(result.looks);
    else if (result.kind === "built" && task?.kind === "build") task.done(result.built);
    onIdle();
  });
  worker.on("error", (error) => giveUp(wordsFor(error)));
  worker.on("exit", () => giveUp("it crashes the thread that reads it"));
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

const tooLong = `it takes more than ${cpuSecondsMax} seconds of CPU time: simplify it, or split it into several documents`;

/** Calls `onPassed` when a thread exceeds the CPU time of one batch. */
function watchCpu(worker: Worker, onPassed: () => void): NodeJS.Timeout {
  const before = worker.cpuUsage();
  const look = async (): Promise<void> => {
    const { user, system } = await worker.cpuUsage(await before);
    if (user + system > cpuSecondsMax * 1_000_000) onPassed();
  };
  before.catch(() => undefined); // the thread may end before the first reading
  const lookSafely = (): void => {
    look().catch(() => undefined);
  };
  return setInterval(lookSafely, pollMs);
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ERR_WORKER_OUT_OF_MEMORY")
    return `it takes more than ${memoryMb} MB of memory: simplify it, or split it into several documents`;
  return `it crashes the thread that reads it: ${error instanceof Error ? error.message : String(error)}`;
}
