import { createContentPipeline } from "../../../gateway/content/content-pipeline.ts";
import type { ContentPipeline, ContentPipelineOptions, ProcessedContent } from "../../../gateway/content/content-pipeline.ts";

export type ReadyContent = Extract<ProcessedContent, { readonly kind: "ready" }>;

/** A content pipeline with its thread. */
export interface OpenPipeline extends AsyncDisposable {
  readonly pipeline: ContentPipeline;
  /** The safe form of a text; a text that is refused fails the test. */
  readonly ready: (html: string) => Promise<ReadyContent>;
  /** Why a text is refused; a text that is not fails the test. */
  readonly refusal: (html: string) => Promise<string>;
  readonly warnings: string[];
}

/** Starts a content pipeline. */
export const openPipeline = (options: ContentPipelineOptions = {}): OpenPipeline => {
  const warnings: string[] = [];
  const pipeline = createContentPipeline({ log: { warn: (_fields, message) => warnings.push(message) }, ...options });
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
    [Symbol.asyncDispose]: () => pipeline.stop(),
  };
};
