/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { appendFileSync, readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";

interface Text {
  readonly html: string;
}

/**
 * A thread that dies while processing a text, as often as the text says: `FILE TIMES`. Deaths are counted in the file, since a restarted thread has
 * no memory of them.
 */
parentPort?.on("message", ({ html }: Text) => {
  const [file = "", times = "0"] = html.split(" ");
  appendFileSync(file, ".");
  if (readFileSync(file).byteLength <= Number(times)) process.exit(1);
  parentPort?.postMessage({ kind: "ready", html, ranges: [], outline: [], readingMinutes: 1 });
});
parentPort?.postMessage({ kind: "started" });
