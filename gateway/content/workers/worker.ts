/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort } from "node:worker_threads";
import { processContent } from "../process-content.ts";
import { addInlineLinks } from "../inline-links/inline-links.ts";
import { createSanitiser } from "../sanitise.ts";
import { createTermIndex } from "../inline-links/term-index.ts";
import type { WorkerJob, WorkerOrder, WorkerResult } from "./worker-messages.ts";

/**
 * The thread that processes content: one text per message, one answer per message. Each message is an event-loop turn of its
 * own, because the DOM's memory is freed only between turns.
 */

const sanitiser = createSanitiser();
let terms = createTermIndex([]);

async function work(job: WorkerJob): Promise<WorkerResult> {
  try {
    if (job.kind === "markdown") return { kind: "markdown", markdown: await markdownOf(job) };
    if (job.kind === "link") return { kind: "linked", html: addInlineLinks(job.text, terms, job.exceptHref) };
    return processContent(job.html, job.language, sanitiser);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { kind: "refused", reason: `The text cannot be processed: ${what}` };
  }
}

/** The Markdown converter is loaded on first use, so that no reader of a page waits for it. */
async function markdownOf({ html, address }: Extract<WorkerJob, { readonly kind: "markdown" }>): Promise<string> {
  return (await import("../markdown/to-markdown.ts")).toMarkdown(html, address);
}

parentPort?.on("message", (order: WorkerOrder) => {
  if (order.kind === "glossary") terms = createTermIndex(order.glossary.terms);
  else
    work(order).then(
      (result) => parentPort?.postMessage(result),
      (error: unknown) => parentPort?.postMessage({ kind: "refused", reason: String(error) }),
    );
});

parentPort?.postMessage({ kind: "started" });
