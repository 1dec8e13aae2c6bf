/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";

/** A thread that waits as on a busy machine: it answers half a second late, and uses next to nothing of the processor. It tells how many texts it was given. */
let given = 0;

parentPort?.on("message", () => {
  given += 1;
  const html = `<p>${given}</p>`;
  setTimeout(() => parentPort?.postMessage({ kind: "ready", html, ranges: [], outline: [], readingMinutes: 1 }), 500);
});
parentPort?.postMessage({ kind: "started" });
