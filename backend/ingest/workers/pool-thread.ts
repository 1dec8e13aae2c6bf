/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { readTextInsideSync } from "../../../content-folder/inside/read-inside.ts";
import { createMediaFolder } from "../read/media-folder.ts";
import type { ThreadOrder, ThreadResult } from "./pool-messages.ts";
import { createWorkerPool } from "./worker-pool.ts";

/** A worker thread that reads files and builds documents, one batch per message. */
const { contentDir, mediaDir } = z.object({ contentDir: z.string(), mediaDir: z.string() }).parse(workerData);
// Nothing else runs in this thread, and reading a small file synchronously costs a fraction of an asynchronous read.
const pool = createWorkerPool(contentDir, createMediaFolder(mediaDir), (path) => readTextInsideSync(contentDir, path));
function post(result: ThreadResult): void {
  parentPort?.postMessage(result);
}

async function work(order: Exclude<ThreadOrder, { readonly kind: "prepare" }>): Promise<ThreadResult> {
  try {
    if (order.kind === "look") return { kind: "looks", looks: await pool.look(order.orders) };
    return { kind: "built", built: await pool.build(order.orders) };
  } catch (error) {
    return { kind: "failed", error };
  }
}

parentPort?.on("message", (order: ThreadOrder) => {
  if (order.kind === "prepare") pool.prepare(order.surroundings);
  else work(order).then(post, (error: unknown) => post({ kind: "failed", error }));
});
post({ kind: "started" });
