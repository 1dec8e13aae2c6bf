/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

/** A thread that answers every batch with the message in its `contentDir`. */
const { contentDir } = z.object({ contentDir: z.string() }).parse(workerData);
parentPort?.on("message", () => parentPort?.postMessage(JSON.parse(contentDir)));
parentPort?.postMessage({ kind: "started" });
