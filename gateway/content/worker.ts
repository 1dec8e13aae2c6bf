/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { processContent } from "./process-content.ts";
import type { ProcessedContent } from "./processed-content.ts";
import { createSanitiser } from "./sanitise.ts";

/**
 * The thread that works on content: one text a message, one answer a message. Each message is a turn of its own, because the
 * DOM's memory is freed only between turns.
 */

const sanitiser = createSanitiser();

const work = (html: string): ProcessedContent => {
  try {
    return processContent(html, sanitiser);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { kind: "refused", reason: `The text cannot be processed: ${what}` };
  }
};

parentPort?.on("message", (html: unknown) => {
  parentPort?.postMessage(work(String(html)));
});

parentPort?.postMessage({ kind: "started" });
