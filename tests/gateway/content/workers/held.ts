import { existsSync } from "node:fs";
import { parentPort } from "node:worker_threads";

/** The product's content thread, which stands still before each message while the file of `holdFile` exists. */
const sleeper = new Int32Array(new SharedArrayBuffer(4));
const holdFile = new URL(import.meta.url).searchParams.get("hold");
if (holdFile === null) throw new Error("Expected the file that holds this thread as ?hold=.");

// Registered before the product's own listener, so it runs first.
parentPort?.on("message", () => {
  while (existsSync(holdFile)) Atomics.wait(sleeper, 0, 0, 10);
});

await import("../../../../gateway/content/workers/worker.ts");
