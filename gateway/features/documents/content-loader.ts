import DataLoader from "dataloader";
import { GraphQLError } from "graphql";
import type { ContentPipeline, ProcessedContent, SafeContent } from "../../content/content-pipeline.ts";

/** Gives the safe form of a text; an error for one that is refused. */
export type ContentLoader = DataLoader<string, SafeContent>;

/** Builds the loader of one request: several fields of a document read the same text. */
export const createContentLoader = (pipeline: ContentPipeline): ContentLoader =>
  new DataLoader((htmls) => Promise.all(htmls.map((html) => pipeline.process(html).then(toSafe))), {
    name: "contentByHtml",
    maxBatchSize: 100,
  });

const toSafe = (processed: ProcessedContent): SafeContent | Error =>
  processed.kind === "ready"
    ? processed
    : new GraphQLError("This document's text cannot be shown.", { extensions: { code: "CONTENT_REFUSED", status: "PARSING_ERROR", reason: processed.reason } });
