import type { DisplacedSlug, Source } from "../../store/sources.ts";
import type { BuiltDocument } from "../read/build-document.ts";
import type { DocumentFile } from "../read/content-files.ts";
import type { FileReading } from "../read/reading.ts";
import { buildBatch } from "./build-batch.ts";
import type { BuildBatchContext } from "./build-batch.ts";
import { inBatches, noteSource, workAhead } from "./ingest-parts.ts";
import type { IngestParts } from "./ingest-parts.ts";
import { publishBuilt } from "./publish-built.ts";

/** What documents are built with, and the file that has each slug. */
interface PublishContext extends BuildBatchContext {
  readonly winners: ReadonlyMap<string, DocumentFile>;
}

/** How documents are published. */
interface PublishOptions {
  /** Whether nothing is served yet. */
  readonly isFirstFill: boolean;
  readonly signal: AbortSignal | undefined;
}

/** What has been published. */
interface PublishedDocuments {
  readonly parsed: number;
  /** Files that were assumed to yield a document but yielded none. */
  readonly barren: ReadonlySet<string>;
}

/**
 * Documents built and published per batch: few while visitors are served, many during the first fill, when nothing is served yet. `ahead` is the
 * number of extra batches built while others are published.
 */
const steps = {
  small: { built: 8, published: 8, ahead: 0 },
  large: { built: 100, published: 1_000, ahead: 10 },
} as const;

/** Builds the documents of all files that need it and publishes them, batch after batch. Null if it was aborted. */
export async function publishDocuments(
  parts: IngestParts,
  readings: readonly FileReading[],
  context: PublishContext,
  { isFirstFill, signal }: PublishOptions,
): Promise<PublishedDocuments | null> {
  const { pool, documentProblems } = context;
  const step = isFirstFill ? steps.large : steps.small;
  const buildStep = (batch: readonly FileReading[]) => buildBatch(parts, batch, context);
  const batches = workAhead(inBatches(readings, step.built), pool.concurrency + step.ahead, buildStep);
  const barren = new Set<string>();
  let parsed = 0;
  let ready: BuiltDocument[] = [];
  for await (const { built, kept } of batches) {
    if (signal?.aborted) return null;
    await publishBuilt(parts.store, kept, documentProblems);
    noteBuilt(built, context, barren);
    ready.push(...built);
    if (ready.length < step.published) continue;
    parsed += await publishBuilt(parts.store, ready, documentProblems);
    ready = [];
  }
  parsed += await publishBuilt(parts.store, ready, documentProblems);
  return { parsed, barren };
}

function noteBuilt(
  built: readonly BuiltDocument[],
  { winners, displaced, remembered }: PublishContext,
  barren: Set<string>,
): void {
  const sources = built.flatMap(({ source }) => source ?? []);
  for (const source of sources) noteSource(remembered, source);
  for (const { path } of sources.filter((source) => isMisjudged(source, winners, displaced))) barren.add(path);
}

function isMisjudged(
  { path, state, key, pathSlug }: Source,
  winners: ReadonlyMap<string, DocumentFile>,
  displaced: ReadonlyMap<string, DisplacedSlug>,
): boolean {
  const makesNone = state === "draft" || (state === "broken" && key === null);
  return makesNone && (displaced.has(path) || winners.get(pathSlug ?? "")?.path === path);
}
