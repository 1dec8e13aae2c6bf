/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { processContent } from "./process-content.ts";
import type { ProcessedContent } from "./processed-content.ts";
import { createSanitiser } from "./sanitise.ts";

/** The thread that works on content: one text a message, one answer a message. Each message is a turn of its own, so that memory is freed in between. */

/** A window keeps some memory of all that was parsed in it. */
const textsPerWindow = 200;

let sanitiser = createSanitiser();
let texts = 0;

const work = (html: string): ProcessedContent => {
  try {
    return processContent(html, sanitiser);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { kind: "refused", reason: `The text cannot be processed: ${what}` };
  }
};

parentPort?.on("message", (html: unknown) => {
  const processed = work(String(html));
  texts += 1;
  if (texts % textsPerWindow === 0) {
    sanitiser.close();
    sanitiser = createSanitiser();
  }
  parentPort?.postMessage(processed);
});

parentPort?.postMessage({ kind: "started" });
