import { createContentPipeline } from "../../../gateway/content/content-pipeline.ts";
import { defaultContentLimits } from "../../../gateway/content/content-limits.ts";
import { ContentUnavailable } from "../../../gateway/content/content-unavailable.ts";
import type {
  ContentPipeline,
  ContentPipelineOptions,
  ProcessedContent,
} from "../../../gateway/content/content-pipeline.ts";

export type ReadyContent = Extract<ProcessedContent, { readonly kind: "ready" }>;

/** A content pipeline with its thread. */
export interface OpenPipeline extends AsyncDisposable {
  readonly pipeline: ContentPipeline;
  /** The safe form of a text; a text that is refused fails the test. */
  readonly ready: (html: string) => Promise<ReadyContent>;
  /** Why a text is refused; a text that is not fails the test. */
  readonly refusal: (html: string) => Promise<string>;
  /** Why a text is not there in time; a text that is, or is refused, fails the test. */
  readonly unavailability: (html: string) => Promise<string>;
  readonly warnings: string[];
}

/** Starts a content pipeline. */
export const openPipeline = (options: ContentPipelineOptions = {}): OpenPipeline => {
  const warnings: string[] = [];
  const { limits = defaultContentLimits } = options;
  // On a very busy machine a thread takes long to start: only a test that says how long it waits is about waiting.
  const waitMs = limits.waitMs === defaultContentLimits.waitMs ? 150_000 : limits.waitMs;
  const pipeline = createContentPipeline({
    log: { warn: (_fields, message) => warnings.push(message) },
    ...options,
    limits: { ...limits, waitMs },
  });
  return {
    pipeline,
    warnings,
    ready: async (html) => {
      const processed = await pipeline.process(html);
      if (processed.kind === "ready") return processed;
      throw new Error(`expected a safe text, but it was refused: ${processed.reason}`);
    },
    refusal: async (html) => {
      const processed = await pipeline.process(html);
      if (processed.kind === "refused") return processed.reason;
      throw new Error(`expected a refusal, but the text was let through: ${processed.html.slice(0, 200)}`);
    },
    unavailability: async (html) => {
      const processed = await pipeline
        .process(html)
        .catch((error: unknown) => (error instanceof ContentUnavailable ? error : Promise.reject(error)));
      if (processed instanceof ContentUnavailable) return processed.message;
      throw new Error(`expected no text in time, but it is ${processed.kind}.`);
    },
    [Symbol.asyncDispose]: () => pipeline.stop(),
  };
};
