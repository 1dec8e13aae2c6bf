/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";

interface Order {
  readonly body: Uint8Array;
}

/** A thread that does what an answer says: it stays silent, sends a message that it does not have, or gives the answer back. */
parentPort?.on("message", ({ body }: Order) => {
  const text = new TextDecoder().decode(body);
  if (text === "odd") parentPort?.postMessage({ kind: "piece" });
  else if (text !== "silent") parentPort?.postMessage({ kind: "read", holder: { data: text } });
});
