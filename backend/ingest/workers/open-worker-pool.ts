import { availableParallelism } from "node:os";
import type { DocumentFile } from "../read/content-files.ts";
import type { MediaFolder } from "../read/media-folder.ts";
import { createThreads } from "./pool-threads.ts";
import { createWorkerPool } from "./worker-pool.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** Below this number of files, starting a thread takes longer than reading them. */
const filesWorthThreads = 500;
const threadsMax = 4;
/** Larger texts, in bytes, may keep a thread busy, so they are not read in the thread that answers requests. */
const largeText = 48 * 1024;

/** Opens a pool for `files` files: worker threads for many files, else this thread, with a worker thread for large files only. */
export function openWorkerPool(contentDir: string, media: MediaFolder, files: number): WorkerPool {
  // One CPU is left for publishing the documents.
  const threads = Math.min(threadsMax, availableParallelism() - 1);
  if (files >= filesWorthThreads && threads >= 1) return createThreads(contentDir, media.path, threads);
  return withThreadForLarge(createWorkerPool(contentDir, media), createThreads(contentDir, media.path, 1));
}

/** Sends large files to a thread, which starts on first use. */
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
    concurrency: here.concurrency,
    look: (orders) => share(orders, (pool, some) => pool.look(some)),
    build: (orders) => share(orders, (pool, some) => pool.build(some)),
    prepare: (surroundings) => {
      here.prepare(surroundings);
      there.prepare(surroundings);
    },
    [Symbol.asyncDispose]: () => there[Symbol.asyncDispose](),
  };
}

/** Reads the size, the second part of a stamp. */
function isLarge({ stamp }: DocumentFile): boolean {
  return Number(stamp.split(":")[1] ?? 0) > largeText;
}
