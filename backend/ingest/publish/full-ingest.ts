import type { Folders } from "../../../content-folder/arrangement/folder-yml.ts";
import { readFolders } from "../../../content-folder/arrangement/read-folders.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { identityOf } from "../../../content-folder/watch-root.ts";
import type { Source } from "../../store/sources.ts";
import { createAssetReader } from "../read/assets.ts";
import { publishAuthors } from "../read/author-files.ts";
import { type ContentFiles, type DocumentFile, listContentFiles } from "../read/content-files.ts";
import { isStale } from "../read/build-document.ts";
import type { BuildOrder, BuiltDocument } from "../read/build-document.ts";
import {
  type IngestParts,
  type Knowledge,
  type ProblemsByFile,
  type Remembered,
  findSources,
  inBatches,
  noteProblems,
  noteSource,
  workAhead,
} from "./passes.ts";
import { publishBuilt } from "./publish-built.ts";
import { readAll } from "./read-all.ts";
import { type FileReading, addressesOf, settleSlugs } from "../read/reading.ts";
import { openWorkerPool } from "../workers/open-worker-pool.ts";
import type { Surroundings, WorkerPool } from "../workers/worker-pool.ts";

/** The result of a full ingest. */
export interface FullIngest {
  readonly knowledge: Knowledge;
  readonly parsed: number;
  /** Whether a new file was assumed to yield a document but yielded none: another full ingest must follow. */
  readonly misjudged: boolean;
}

/** Options of a full ingest. */
export interface FullIngestOptions {
  /** Whether to rebuild everything. */
  readonly redo: boolean;
  readonly types: DocumentTypes;
  /** What the folders said before. */
  readonly foldersBefore: Folders;
  readonly signal: AbortSignal | undefined;
}

/**
 * Documents built and published per batch: few while visitors are served, many during the first fill, when nothing is served yet. `ahead` is the
 * number of extra batches built while others are published.
 */
const steps = {
  small: { made: 8, published: 8, ahead: 0 },
  large: { made: 100, published: 1_000, ahead: 10 },
} as const;

/** Checks every file and publishes those that changed or whose surroundings changed. Null if it was aborted. */
export async function publishAll(
  parts: IngestParts,
  { redo, types, foldersBefore, signal }: FullIngestOptions,
): Promise<FullIngest | null> {
  const { store, contentDir, media } = parts;
  const files = await listContentFiles(contentDir, types);
  const owners = await store.sources.owners();
  const knownPaths = await store.sources.paths();
  const assets = createAssetReader(contentDir, media);
  const authors = await publishAuthors({
    store,
    contentDir,
    assets,
    files: files.authors,
    known: await findSources(parts, files.authors),
    redo,
  });
  await using pool = openWorkerPool(
    contentDir,
    media,
    redo ? files.documents.length : files.documents.length - knownPaths.length,
  );
  const readings = await readAll(parts, files.documents, owners, pool, signal);
  if (signal?.aborted) return null;
  const winners = settleSlugs(readings, owners);
  const addresses = addressesOf(winners, types);
  const documentProblems: ProblemsByFile = new Map();
  const remembered: Remembered = { turns: new Map(), aliases: new Map(), aliasProblems: [] };
  const arranged = await readFolders(contentDir, files.folderFiles, foldersBefore);
  const surroundings = {
    addresses,
    authorIds: authors.ids,
    types,
    folders: arranged.folders,
    language: await store.language(),
  };
  pool.prepare(surroundings);
  let made = 0;
  let misjudged = false;
  const step = owners.size === 0 ? steps.large : steps.small;
  const buildStep = (batch: readonly FileReading[]) =>
    buildBatch(parts, batch, { ...surroundings, winners, redo, pool, documentProblems, remembered });
  let ready: BuiltDocument[] = [];
  for await (const built of workAhead(inBatches(readings, step.made), pool.concurrency + step.ahead, buildStep)) {
    if (signal?.aborted) return null;
    await publishBuilt(store, built.kept, documentProblems);
    for (const { source } of built.made) if (source !== null) noteSource(remembered, source);
    misjudged ||= built.made.some(({ source }) => source !== null && isMisjudged(source, winners));
    ready.push(...built.made);
    if (ready.length < step.published) continue;
    made += await publishBuilt(store, ready, documentProblems);
    ready = [];
  }
  made += await publishBuilt(store, ready, documentProblems);
  await dropGone(parts, files, knownPaths);
  return {
    parsed: authors.parsed + made,
    misjudged,
    knowledge: {
      types,
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

function isMisjudged({ path, state, key, pathSlug }: Source, winners: ReadonlyMap<string, DocumentFile>): boolean {
  const makesNone = state === "draft" || (state === "broken" && key === null);
  return makesNone && winners.get(pathSlug ?? "")?.path === path;
}

interface BuildBatchContext extends Surroundings {
  readonly winners: ReadonlyMap<string, DocumentFile>;
  readonly redo: boolean;
  readonly pool: WorkerPool;
  readonly documentProblems: ProblemsByFile;
  readonly remembered: Remembered;
}

/** Builds a batch: documents to rebuild, and records of which only the stamp changes. */
async function buildBatch(
  parts: IngestParts,
  batch: readonly FileReading[],
  { winners, redo, pool, documentProblems, remembered, ...surroundings }: BuildBatchContext,
) {
  const known = await findSources(
    parts,
    batch.map(({ file }) => file),
  );
  const orders: BuildOrder[] = [];
  const kept: Source[] = [];
  for (const { file, isSame, hash, slug } of batch) {
    const source = known.get(file.path) ?? null;
    if (
      isSame &&
      source !== null &&
      !redo &&
      !isStale(source, file, { ...surroundings, contentDir: parts.contentDir })
    ) {
      noteProblems(documentProblems, file.path, source.problems);
      noteSource(remembered, source);
      if (source.stamp !== file.stamp) kept.push({ ...source, stamp: file.stamp });
    } else {
      orders.push({ file, hash, before: source, slugOwner: otherOwner(file, slug, winners) });
    }
  }
  const made = orders.length === 0 ? [] : await pool.make(orders);
  return { made, kept: kept.map((source) => ({ source, document: null, unpublish: false })) };
}

/** The other file that owns a file's slug; null if the slug is the file's own. */
export function otherOwner(
  { path }: DocumentFile,
  slug: string | null,
  winners: ReadonlyMap<string, DocumentFile>,
): string | null {
  const owner = slug === null ? undefined : winners.get(slug)?.path;
  return owner === undefined || owner === path ? null : owner;
}

/** Removes deleted files last, so that a document that moved to another file never disappears. */
async function dropGone(
  { store, contentDir }: IngestParts,
  files: ContentFiles,
  known: readonly string[],
): Promise<void> {
  if (identityOf(contentDir) !== files.identity) return;
  const here = new Set([...files.documents, ...files.authors].map(({ path }) => path));
  const gone = known.filter((path) => !here.has(path) && !files.unread.some((folder) => path.startsWith(`${folder}/`)));
  if (gone.length === 0) return;
  const removedAuthors = gone.flatMap((path) =>
    path.startsWith("authors/") ? [path.slice("authors/".length, -".yml".length)] : [],
  );
  await store.sources.publish({ removed: gone, removedAuthors });
}
