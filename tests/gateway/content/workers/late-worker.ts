/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";

/**
 * A thread that is slow as on a busy machine: it answers after a second and uses almost no CPU. Each answer has the number of texts received so
 * far.
 */
let given = 0;

parentPort?.on("message", () => {
  given += 1;
  const html = `<p>${given}</p>`;
  setTimeout(() => parentPort?.postMessage({ kind: "ready", html, ranges: [], outline: [], readingMinutes: 1 }), 1_000);
});
parentPort?.postMessage({ kind: "started" });
