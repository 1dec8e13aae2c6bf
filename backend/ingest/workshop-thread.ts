/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { createMediaFolder } from "./media-folder.ts";
import type { ThreadOrder, ThreadResult } from "./workshop-threads.ts";
import { createWorkshop } from "./workshop.ts";

/** A thread that reads files and makes documents of them, a batch a message. */
const { contentDir, mediaDir } = z.object({ contentDir: z.string(), mediaDir: z.string() }).parse(workerData);
// Nobody else waits for this thread, and to read a small file at once costs a fraction of having it read aside.
const workshop = createWorkshop(contentDir, createMediaFolder(mediaDir), (file) => readFileSync(file, "utf8"));

const work = async (order: Exclude<ThreadOrder, { readonly kind: "prepare" }>): Promise<ThreadResult> => {
  const { id } = order;
  try {
    if (order.kind === "look") return { kind: "looks", id, looks: await workshop.look(order.orders) };
    return { kind: "makings", id, makings: await workshop.make(order.orders) };
  } catch (error) {
    return { kind: "failed", id, error };
  }
};

parentPort?.on("message", (order: ThreadOrder) => {
  if (order.kind === "prepare") workshop.prepare(order.surroundings);
  else void work(order).then((result) => parentPort?.postMessage(result));
});
