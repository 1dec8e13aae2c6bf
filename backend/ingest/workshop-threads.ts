import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Making, MakeOrder } from "./making.ts";
import type { MediaFolder } from "./media-folder.ts";
import type { Look, LookOrder } from "./reading.ts";
import { type Surroundings, type Workshop, createWorkshop } from "./workshop.ts";

/** What a thread is told. */
export type ThreadOrder =
  | { readonly kind: "prepare"; readonly surroundings: Surroundings }
  | { readonly kind: "look"; readonly id: number; readonly orders: readonly LookOrder[] }
  | { readonly kind: "make"; readonly id: number; readonly orders: readonly MakeOrder[] };

/** What a thread answers. */
export type ThreadResult =
  | { readonly kind: "looks"; readonly id: number; readonly looks: readonly Look[] }
  | { readonly kind: "makings"; readonly id: number; readonly makings: readonly Making[] }
  | { readonly kind: "failed"; readonly id: number; readonly error: unknown };

/** Fewer files are read sooner than a thread is started. */
const filesWorthThreads = 500;
const threadsMax = 4;
/** A thread lives as long as one pass: what it no longer needs is given back early. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 };

/** A workshop for so many files: in this thread, or in others for many. */
export function openWorkshop(contentDir: string, media: MediaFolder, files: number): Workshop {
  // One processor is for what publishes the documents.
  const threads = Math.min(threadsMax, availableParallelism() - 1);
  return files < filesWorthThreads || threads < 1
    ? createWorkshop(contentDir, media)
    : createThreads(contentDir, media.path, threads);
}

function createThreads(contentDir: string, mediaDir: string, count: number): Workshop {
  const waiting = new Map<
    number,
    { readonly resolve: (result: ThreadResult) => void; readonly reject: (error: unknown) => void }
  >();
  const fail = (error: unknown): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL("./workshop-thread.ts", import.meta.url), {
      workerData: { contentDir, mediaDir },
      resourceLimits,
    });
    worker.on("message", (result: ThreadResult) => {
      const { resolve, reject } = waiting.get(result.id) ?? { resolve: () => undefined, reject: () => undefined };
      waiting.delete(result.id);
      if (result.kind === "failed") reject(result.error);
      else resolve(result);
    });
    worker.on("error", fail);
    return worker;
  });
  let last = 0;
  const ask = (order: (id: number) => ThreadOrder): Promise<ThreadResult> => {
    last += 1;
    const id = last;
    const { promise, resolve, reject } = Promise.withResolvers<ThreadResult>();
    waiting.set(id, { resolve, reject });
    workers[id % workers.length]?.postMessage(order(id));
    return promise;
  };
  return {
    places: count * 2,
    look: async (orders) => {
      const result = await ask((id) => ({ kind: "look", id, orders }));
      return result.kind === "looks" ? result.looks : [];
    },
    prepare: (surroundings) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      for (const worker of workers) worker.postMessage({ kind: "prepare", surroundings } satisfies ThreadOrder);
    },
    make: async (orders) => {
      const result = await ask((id) => ({ kind: "make", id, orders }));
      return result.kind === "makings" ? result.makings : [];
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
