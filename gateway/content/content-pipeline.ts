import { createHash } from "node:crypto";
import { defaultContentLimits } from "./content-limits.ts";
import type { ContentLimits } from "./content-limits.ts";
import { createContentWorker } from "./content-worker.ts";
import type { WorkerResult } from "./content-worker.ts";
import { createMemo } from "./memo.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import type { ProcessedContent } from "./processed-content.ts";
import { refusalOf } from "./scan.ts";

export type { ProcessedContent } from "./processed-content.ts";

/** The one gate for HTML: what comes out of it is safe, and nothing else goes into a page. */
export interface ContentPipeline {
  /** The safe form of a text with its outline, or why it is not shown. The same text is worked on once. */
  process(html: string): Promise<ProcessedContent>;
  stop(): Promise<void>;
}

/** Where texts that are not shown are told. A pino logger fits. */
export interface ContentLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** What a pipeline is built with. */
export interface ContentPipelineOptions {
  /** The thread's file. */
  readonly workerUrl?: URL;
  readonly limits?: ContentLimits;
  readonly log?: ContentLog;
}

/** Builds the pipeline and starts its thread. */
export const createContentPipeline = (options: ContentPipelineOptions = {}): ContentPipeline => {
  const { workerUrl = new URL("./worker.ts", import.meta.url), limits = defaultContentLimits, log } = options;
  const onBroken = (reason: string): void => log?.warn({ part: "content" }, reason);
  const worker = createContentWorker({ url: workerUrl, limits, onBroken });
  const memo = createMemo<ProcessedContent>(limits.memoBytes, Date.now);
  const flights = new Map<string, Promise<ProcessedContent>>();

  const run = async (key: string, html: string): Promise<ProcessedContent> => {
    const { processed, isFinal } = await worker.run(html);
    if (processed.kind === "refused" && isFinal) log?.warn({ part: "content", key }, processed.reason);
    memo.keep(key, processed, roomOf({ processed, isFinal }, limits));
    return processed;
  };

  return {
    process: async (html) => {
      const key = keyOf(html);
      const known = memo.find(key);
      if (known !== null) return known;
      const reason = refusalOf(html, limits);
      if (reason !== null) {
        log?.warn({ part: "content" }, reason);
        return { kind: "refused", reason };
      }
      const flight = flights.get(key) ?? run(key, html).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    stop: () => worker.stop(),
  };
};

const keyOf = (html: string): string => `${pipelineVersion}:${createHash("sha256").update(html).digest("base64url")}`;

/** Two bytes a character, and as much again as an entry costs beside its text. A refusal that may pass is kept for a while only. */
const roomOf = ({ processed, isFinal }: WorkerResult, limits: ContentLimits) => {
  const characters = processed.kind === "ready" ? processed.html.length + JSON.stringify(processed.outline).length : 0;
  const sizeBytes = characters * 2 + 512;
  return isFinal ? { sizeBytes } : { sizeBytes, until: Date.now() + limits.refusalSeconds * 1000 };
};
