import DataLoader from "dataloader";
import { GraphQLError } from "graphql";
import type { ContentPipeline, ProcessedContent, SafeContent } from "../../content/content-pipeline.ts";

/** Gives the safe form of a text; an error for one that is refused, or that is not ready in time. */
export interface ContentLoader extends DataLoader<string, SafeContent> {
  /** A safe text as Markdown; an error when that fails. */
  readonly toMarkdown: (text: SafeContent, address: string) => Promise<string>;
}

/** Builds the loader of one request: several fields of a document read the same text. */
export const createContentLoader = (pipeline: ContentPipeline): ContentLoader =>
  Object.assign(
    new DataLoader<string, SafeContent>(
      (htmls) => Promise.all(htmls.map((html) => pipeline.process(html).then(toSafe, toError))),
      {
        name: "contentByHtml",
        maxBatchSize: 100,
      },
    ),
    {
      toMarkdown: async (text: SafeContent, address: string): Promise<string> => {
        const markdown = await pipeline.toMarkdown(text, address);
        if (markdown.kind === "refused") throw refusal(markdown.reason);
        return markdown.markdown;
      },
    },
  );

const toSafe = (processed: ProcessedContent): SafeContent | Error =>
  processed.kind === "ready" ? processed : refusal(processed.reason);

/** The text's own error: those beside it are not touched by it. */
const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const refusal = (reason: string): GraphQLError =>
  new GraphQLError("This document's text cannot be shown.", {
    extensions: { code: "CONTENT_REFUSED", status: "PARSING_ERROR", reason },
  });
