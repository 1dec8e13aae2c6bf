import type { Folders } from "../../../content-folder/arrangement/folder-yml.ts";
import { readFolders } from "../../../content-folder/arrangement/read-folders.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { DisplacedSlug, Source } from "../../store/sources.ts";
import { createAssetReader } from "../../../content-folder/media/assets.ts";
import { publishAuthors } from "../read/author-files.ts";
import { listContentFiles } from "../read/content-files.ts";
import type { DocumentFile } from "../read/content-files.ts";
import type { BuiltDocument } from "../read/build-document.ts";
import { findSources, inBatches, noteSource, workAhead } from "./ingest-parts.ts";
import type { IngestParts, Knowledge, ProblemsByFile, Remembered } from "./ingest-parts.ts";
import type { ContentHistory } from "../history/content-history.ts";
import { findMoved } from "./moved-files.ts";
import { buildBatch } from "./build-batch.ts";
import { toGone } from "./gone-addresses.ts";
import { dropGone, goneOf, sourcesOfGone } from "./gone-files.ts";
import { publishBuilt } from "./publish-built.ts";
import { readAll } from "./read-all.ts";
import { addressesOf } from "../read/reading.ts";
import type { FileReading } from "../read/reading.ts";
import { settleSlugs } from "./settle-slugs.ts";
import { openWorkerPool } from "../workers/open-worker-pool.ts";

/** The result of a full ingest. */
export interface FullIngest {
  readonly knowledge: Knowledge;
  readonly parsed: number;
  /** Files that were assumed to yield a document but yielded none: another full ingest must follow, in which they claim no slug. */
  readonly barren: ReadonlySet<string>;
}

/** Options of a full ingest. */
export interface FullIngestOptions {
  /** Whether to rebuild everything. */
  readonly redo: boolean;
  readonly types: DocumentTypes;
  /** Those that the store was last published with, where documents had other addresses or places under them. */
  readonly typesBefore: DocumentTypes | null;
  readonly history: ContentHistory;
  /** What the folders said before. */
  readonly foldersBefore: Folders;
  readonly signal: AbortSignal | undefined;
  /** Files that claim no slug. */
  readonly barren?: ReadonlySet<string>;
}

/**
 * Documents built and published per batch: few while visitors are served, many during the first fill, when nothing is served yet. `ahead` is the
 * number of extra batches built while others are published.
 */
const steps = {
  small: { built: 8, published: 8, ahead: 0 },
  large: { built: 100, published: 1_000, ahead: 10 },
} as const;

/** Checks every file and publishes those that changed or whose surroundings changed. Null if it was aborted. */
export async function publishAll(
  parts: IngestParts,
  { redo, types, typesBefore, history, foldersBefore, signal, barren: withoutSlug = new Set() }: FullIngestOptions,
): Promise<FullIngest | null> {
  const { store, contentDir, media } = parts;
  const files = await listContentFiles(contentDir, types);
  const owners = await store.sources.owners();
  const knownPaths = await store.sources.paths();
  const assets = createAssetReader(contentDir, (path) => media.keep(contentDir, path));
  const authors = await publishAuthors({
    store,
    contentDir,
    assets,
    files: files.authors,
    known: await findSources(parts, files.authors),
    redo,
  });
  await using pool = openWorkerPool(contentDir, media, files.documents.length - (redo ? 0 : knownPaths.length));
  const readings = await readAll(parts, files.documents, owners, pool, signal);
  if (signal?.aborted) return null;
  const goneFiles = goneOf(files, knownPaths);
  const claiming = readings.filter(({ file }) => !withoutSlug.has(file.path));
  const settled = await settlePlaces(parts, claiming, { owners, goneFiles, knownPaths, types });
  const { winners, displaced, moved } = settled;
  const addresses = addressesOf(winners, types);
  const documentProblems: ProblemsByFile = new Map();
  const remembered: Remembered = { dueTimes: new Map(), aliases: new Map(), aliasProblems: [], goneProblems: [] };
  const arranged = await readFolders(contentDir, files.folderFiles, foldersBefore);
  const surroundings = {
    addresses,
    authorIds: authors.ids,
    types,
    folders: arranged.folders,
    language: await store.language(),
  };
  pool.prepare(surroundings);
  let parsed = 0;
  const barren = new Set<string>();
  const step = owners.size === 0 ? steps.large : steps.small;
  const context = { ...surroundings, typesBefore, displaced, moved, history, redo, pool, documentProblems, remembered };
  const buildStep = (batch: readonly FileReading[]) => buildBatch(parts, batch, context);
  let ready: BuiltDocument[] = [];
  for await (const { built, kept } of workAhead(
    inBatches(readings, step.built),
    pool.concurrency + step.ahead,
    buildStep,
  )) {
    if (signal?.aborted) return null;
    await publishBuilt(store, kept, documentProblems);
    const sources = built.flatMap(({ source }) => source ?? []);
    for (const source of sources) noteSource(remembered, source);
    for (const { path } of sources.filter((source) => isMisjudged(source, winners, displaced))) barren.add(path);
    ready.push(...built);
    if (ready.length < step.published) continue;
    parsed += await publishBuilt(store, ready, documentProblems);
    ready = [];
  }
  parsed += await publishBuilt(store, ready, documentProblems);
  await dropGone(parts, files, goneFiles, toGone(parts, settled.lost, typesBefore ?? types));
  return {
    parsed: authors.parsed + parsed,
    barren,
    knowledge: {
      types,
      history,
      winners,
      ...addresses,
      authorIds: authors.ids,
      authors: files.authors.length,
      folders: arranged.folders,
      folderProblems: [...files.problems, ...arranged.problems],
      siteProblems: [],
      authorProblems: authors.problems,
      documentProblems,
      linkProblems: new Map(),
      documents: files.documents.length,
      ...remembered,
    },
  };
}

/** Determines the slug of each file, where the texts of files that are gone are now, and which documents are lost with theirs. */
async function settlePlaces(
  parts: IngestParts,
  readings: readonly FileReading[],
  {
    owners,
    goneFiles,
    knownPaths,
    types,
  }: {
    readonly owners: ReadonlyMap<string, string>;
    readonly goneFiles: readonly string[];
    readonly knownPaths: readonly string[];
    readonly types: DocumentTypes;
  },
) {
  const gone = await sourcesOfGone(parts, goneFiles);
  const goneHashes = new Map(gone.map(({ path, hash }) => [path, hash]));
  const known = new Set(knownPaths);
  const moved = await findMoved(parts, gone, readings, (path) => !known.has(path));
  const found = new Set([...moved.values()].map(({ path }) => path));
  return {
    ...settleSlugs(readings, { owners, goneHashes }, types),
    moved,
    lost: gone.filter(({ path, key }) => owners.get(key ?? "") === path && !found.has(path)),
  };
}

function isMisjudged(
  { path, state, key, pathSlug }: Source,
  winners: ReadonlyMap<string, DocumentFile>,
  displaced: ReadonlyMap<string, DisplacedSlug>,
): boolean {
  const makesNone = state === "draft" || (state === "broken" && key === null);
  return makesNone && (displaced.has(path) || winners.get(pathSlug ?? "")?.path === path);
}
