import DataLoader from "dataloader";
import { GraphQLError } from "graphql";
import type { ContentPipeline, ProcessedContent, SafeContent } from "../../content/content-pipeline.ts";

/** A text as it came from the docs backend, and the language of its typography; null to leave that as it is. */
export interface WrittenContent {
  readonly html: string;
  readonly language: string | null;
}

/** Loads the safe form of a text; an error for one that is refused, or not ready in time. */
export interface ContentLoader extends DataLoader<WrittenContent, SafeContent, string> {
  /** A safe text as Markdown; an error when that fails. */
  readonly toMarkdown: (text: SafeContent, address: string) => Promise<string>;
}

/** Builds the loader of one request, in which several fields of a document read the same text. */
export function createContentLoader(pipeline: ContentPipeline): ContentLoader {
  return Object.assign(
    new DataLoader<WrittenContent, SafeContent, string>(
      (texts) => Promise.all(texts.map(({ html, language }) => pipeline.process(html, language).then(toSafe, toError))),
      {
        name: "contentByText",
        cacheKeyFn: ({ html, language }) => `${language ?? ""} ${html}`,
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
}

function toSafe(processed: ProcessedContent): SafeContent | Error {
  return processed.kind === "ready" ? processed : refusal(processed.reason);
}

/** The error of one part of a batch: the others are unaffected. */
export function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function refusal(reason: string): GraphQLError {
  return new GraphQLError("This document’s text cannot be shown.", {
    extensions: { code: "CONTENT_REFUSED", status: "PARSING_ERROR", reason },
  });
}
