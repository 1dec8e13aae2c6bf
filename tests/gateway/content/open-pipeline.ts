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
  /** The processed text; throws when it is refused. */
  readonly ready: (html: string) => Promise<ReadyContent>;
  /** Its HTML; throws when the text is refused. */
  readonly htmlOf: (html: string) => Promise<string>;
  /** Why a text is refused; throws when it is accepted. */
  readonly refusal: (html: string) => Promise<string>;
  /** Why a text is not ready in time; throws when it is, or is refused. */
  readonly unavailability: (html: string) => Promise<string>;
  readonly warnings: string[];
}

/** Creates a content pipeline. */
export function openPipeline(options: ContentPipelineOptions = {}): OpenPipeline {
  const warnings: string[] = [];
  const { limits = defaultContentLimits } = options;
  // A thread can take long to start on a busy machine, so only tests that set their own waiting time keep a short one.
  const waitMs = limits.waitMs === defaultContentLimits.waitMs ? 150_000 : limits.waitMs;
  const pipeline = createContentPipeline({
    log: { warn: (_fields, message) => warnings.push(message) },
    ...options,
    limits: { ...limits, waitMs },
  });
  const ready = async (html: string): Promise<ReadyContent> => {
    const processed = await pipeline.process(html);
    if (processed.kind === "ready") return processed;
    throw new Error(`expected a safe text, but it was refused: ${processed.reason}`);
  };
  return {
    pipeline,
    warnings,
    ready,
    htmlOf: async (html) => (await ready(html)).html,
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
}
