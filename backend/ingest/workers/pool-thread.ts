/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { readTextInsideSync } from "../../../content-folder/read-inside.ts";
import { createMediaFolder } from "../read/media-folder.ts";
import type { ThreadOrder, ThreadResult } from "./pool-worker.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** A thread that reads files and makes documents of them, a batch a message. */
const { contentDir, mediaDir } = z.object({ contentDir: z.string(), mediaDir: z.string() }).parse(workerData);
// Nobody else waits for this thread, and to read a small file at once costs a fraction of having it read aside.
const pool = createWorkerPool(contentDir, createMediaFolder(mediaDir), (path) => readTextInsideSync(contentDir, path));
const tell = (result: ThreadResult): void => parentPort?.postMessage(result);

const work = async (order: Exclude<ThreadOrder, { readonly kind: "prepare" }>): Promise<ThreadResult> => {
  try {
    if (order.kind === "look") return { kind: "looks", looks: await pool.look(order.orders) };
    return { kind: "built", built: await pool.make(order.orders) };
  } catch (error) {
    return { kind: "failed", error };
  }
};

parentPort?.on("message", (order: ThreadOrder) => {
  if (order.kind === "prepare") pool.prepare(order.surroundings);
  else work(order).then(tell, (error: unknown) => tell({ kind: "failed", error }));
});
tell({ kind: "started" });
