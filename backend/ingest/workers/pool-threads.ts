import type { BuiltDocument, BuildOrder } from "../read/build-document.ts";
import { toBroken } from "../read/build-document.ts";
import { unreadHash } from "../read/reading.ts";
import type { Look, LookOrder } from "../read/reading.ts";
import { startThread } from "./pool-worker.ts";
import type { ThreadTask, PoolThread } from "./pool-worker.ts";
import type { Surroundings, WorkerPool } from "./worker-pool.ts";

/** After this many failed starts in a row the work fails: it is not the fault of any file. */
const startsMax = 5;

/**
 * Runs batches in worker threads, one per thread at a time. A batch that crashes its thread or exceeds its CPU limit is retried file by file, so that
 * only the offending file is blamed.
 */
export function createThreads(contentDir: string, mediaDir: string, count: number): WorkerPool {
  const waiting: ThreadTask[] = [];
  const threads: PoolThread[] = [];
  let surroundings: Surroundings | null = null;
  let failedStarts = 0;
  const next = (): void => {
    while (waiting.length > 0) {
      const idle = threads.find((thread) => thread.isIdle()) ?? (threads.length < count ? start() : undefined);
      const task = idle === undefined ? undefined : waiting.shift();
      if (idle === undefined || task === undefined) return;
      idle.give(task);
    }
  };
  const start = (): PoolThread => {
    const thread = startThread(
      { contentDir, mediaDir },
      { onIdle: next, onEnded: (task, reason, hadStarted) => onEnded(thread, task, reason, hadStarted) },
    );
    if (surroundings !== null) thread.prepare(surroundings);
    threads.push(thread);
    return thread;
  };
  const onEnded = (thread: PoolThread, task: ThreadTask | null, reason: string, hadStarted: boolean): void => {
    threads.splice(threads.indexOf(thread), 1);
    failedStarts = hadStarted ? 0 : failedStarts + 1;
    if (failedStarts >= startsMax)
      for (const left of [task, ...waiting.splice(0)])
        left?.fail(new Error(`An ingest thread does not start: ${reason}`));
    else if (task !== null && !hadStarted) waiting.unshift(task);
    else if (task !== null) blame(task, reason, { look, build }).catch(task.fail);
    next();
  };
  const look = (orders: readonly LookOrder[]): Promise<readonly Look[]> =>
    enqueue((done, fail) => ({ kind: "look", orders, done, fail }));
  const build = (orders: readonly BuildOrder[]): Promise<readonly BuiltDocument[]> =>
    enqueue((done, fail) => ({ kind: "build", orders, done, fail }));
  const enqueue = <T>(
    toTask: (done: (result: readonly T[]) => void, fail: (error: unknown) => void) => ThreadTask,
  ): Promise<readonly T[]> =>
    new Promise((resolve, reject) => {
      waiting.push(toTask(resolve, reject));
      next();
    });
  return {
    concurrency: count * 2,
    look,
    build,
    prepare: (given) => {
      surroundings = given;
      for (const thread of threads) thread.prepare(given);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(threads.splice(0).map((thread) => thread.end()));
    },
  };
}

/** Blames a single-file batch for ending its thread; retries a larger one file by file. */
async function blame(task: ThreadTask, reason: string, pool: Pick<WorkerPool, "look" | "build">): Promise<void> {
  if (task.orders.length !== 1) await redo(task, pool);
  else if (task.kind === "look")
    task.done(task.orders.map(({ lastGood }) => ({ isSame: false, hash: unreadHash, slug: lastGood })));
  else task.done(task.orders.map((order) => toBroken(order, reason)));
}

/** Retries a batch file by file. */
async function redo(task: ThreadTask, { look, build }: Pick<WorkerPool, "look" | "build">): Promise<void> {
  try {
    if (task.kind === "look") task.done((await Promise.all(task.orders.map((order) => look([order])))).flat());
    else task.done((await Promise.all(task.orders.map((order) => build([order])))).flat());
  } catch (error) {
    task.fail(error);
  }
}
