import { availableParallelism } from "node:os";
import type { DocumentFile } from "../read/content-files.ts";
import type { MediaFolder } from "../read/media-folder.ts";
import { createThreads } from "./pool-threads.ts";
import { type WorkerPool, createWorkerPool } from "./worker-pool.ts";

/** Fewer files are read sooner than a thread is started. */
const filesWorthThreads = 500;
const threadsMax = 4;
/** A text of so many bytes may keep a thread busy, so it is not read where readers are answered. */
const largeText = 48 * 1024;

/** A pool for so many files: in this thread, but for large ones, or in others for many. */
export function openWorkerPool(contentDir: string, media: MediaFolder, files: number): WorkerPool {
  // One processor is for what publishes the documents.
  const threads = Math.min(threadsMax, availableParallelism() - 1);
  if (files >= filesWorthThreads && threads >= 1) return createThreads(contentDir, media.path, threads);
  return withThreadForLarge(createWorkerPool(contentDir, media), createThreads(contentDir, media.path, 1));
}

/** Threads are started when they are first needed. */
function withThreadForLarge(here: WorkerPool, there: WorkerPool): WorkerPool {
  const share = async <T extends { readonly file: DocumentFile }, R>(
    orders: readonly T[],
    work: (pool: WorkerPool, orders: readonly T[]) => Promise<readonly R[]>,
  ): Promise<readonly R[]> => {
    const [small, large] = [orders.filter(({ file }) => !isLarge(file)), orders.filter(({ file }) => isLarge(file))];
    const [ofSmall, ofLarge] = await Promise.all([work(here, small), large.length === 0 ? [] : work(there, large)]);
    const results = new Map<T, R | undefined>([
      ...small.map((order, place) => [order, ofSmall[place]] as const),
      ...large.map((order, place) => [order, ofLarge[place]] as const),
    ]);
    return orders.flatMap((order) => results.get(order) ?? []);
  };
  return {
    places: here.places,
    look: (orders) => share(orders, (pool, some) => pool.look(some)),
    make: (orders) => share(orders, (pool, some) => pool.make(some)),
    prepare: (surroundings) => {
      here.prepare(surroundings);
      there.prepare(surroundings);
    },
    [Symbol.asyncDispose]: () => there[Symbol.asyncDispose](),
  };
}

/** The second part of a stamp is the size. */
function isLarge({ stamp }: DocumentFile): boolean {
  return Number(stamp.split(":")[1] ?? 0) > largeText;
}
