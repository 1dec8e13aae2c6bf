import { setImmediate } from "node:timers/promises";
import { identityOf } from "../../../content-folder/watch-root.ts";
import type { Source } from "../../store/sources.ts";
import { createAssetReader } from "../read/assets.ts";
import { publishAuthors } from "../read/author-files.ts";
import { type ContentFiles, type DocumentFile, listContentFiles } from "../read/content-files.ts";
import { isStale } from "../read/build-document.ts";
import type { BuildOrder, BuiltDocument } from "../read/build-document.ts";
import { type IngestParts, type Knowledge, type ProblemsByFile, inBatches, noteProblems, workAhead } from "./passes.ts";
import { publishBuilt } from "./publish-built.ts";
import { type FileReading, addressesOf, settleSlugs, toLookOrder, toSame } from "../read/reading.ts";
import { slugOfPath } from "../read/front-matter.ts";
import { openWorkerPool } from "../workers/open-worker-pool.ts";
import type { Surroundings, WorkerPool } from "../workers/worker-pool.ts";

/** What a pass over everything came to. */
export interface FullIngest {
  readonly knowledge: Knowledge;
  readonly parsed: number;
  /** Whether a new file that turned out to make no document was believed to make one: then another pass is to follow. */
  readonly misjudged: boolean;
}

/** How a pass over everything is made. */
export interface FullIngestOptions {
  /** Whether everything is to be made anew. */
  readonly redo: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Files whose notes are read at once. */
const filesPerLook = 100;
/**
 * Documents made and published together: few, while readers wait for others, and many, while nobody is served yet. So many batches are made
 * while others are published.
 */
const steps = {
  small: { made: 8, published: 8, ahead: 0 },
  large: { made: 100, published: 1_000, ahead: 10 },
} as const;

/** Looks at every file, and publishes what changed and what changed surroundings change. Null when it was ended early. */
export async function publishAll(parts: IngestParts, { redo, signal }: FullIngestOptions): Promise<FullIngest | null> {
  const { store, contentDir, media } = parts;
  const files = await listContentFiles(contentDir);
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
  const addresses = addressesOf(winners);
  const documentProblems: ProblemsByFile = new Map();
  const surroundings = { addresses, authorIds: authors.ids };
  pool.prepare(surroundings);
  let made = 0;
  let misjudged = false;
  const step = owners.size === 0 ? steps.large : steps.small;
  const buildStep = (batch: readonly FileReading[]) =>
    makeBatch(parts, batch, { ...surroundings, winners, redo, pool, documentProblems });
  let ready: BuiltDocument[] = [];
  for await (const built of workAhead(inBatches(readings, step.made), pool.places + step.ahead, buildStep)) {
    if (signal?.aborted) return null;
    await publishBuilt(store, built.kept, documentProblems);
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
      winners,
      ...addresses,
      authorIds: authors.ids,
      authors: files.authors.length,
      folderProblems: files.problems,
      siteProblems: [],
      authorProblems: authors.problems,
      documentProblems,
      linkProblems: new Map(),
      documents: files.documents.length,
    },
  };
}

function isMisjudged({ path, state, key }: Source, winners: ReadonlyMap<string, DocumentFile>): boolean {
  const makesNone = state === "draft" || (state === "broken" && key === null);
  return makesNone && winners.get(slugOfPath(path))?.path === path;
}

async function findSources(
  { store }: IngestParts,
  files: readonly { readonly path: string }[],
): Promise<Map<string, Source>> {
  return new Map((await store.sources.find(files.map(({ path }) => path))).map((source) => [source.path, source]));
}

async function readAll(
  parts: IngestParts,
  files: readonly DocumentFile[],
  owners: ReadonlyMap<string, string>,
  pool: WorkerPool,
  signal: AbortSignal | undefined,
): Promise<FileReading[]> {
  const readings: FileReading[] = [];
  const readBatch = async (batch: readonly DocumentFile[]): Promise<readonly FileReading[]> => {
    const known = await findSources(parts, batch);
    const orders = batch
      .map((file) => toLookOrder(file, known.get(file.path), (slug) => owners.get(slug)))
      .filter((order) => order !== null);
    const looks = orders.length === 0 ? [] : await pool.look(orders);
    const seen = new Map(orders.map(({ file }, place) => [file.path, looks[place]]));
    return batch.flatMap((file): FileReading[] => {
      const [look, source] = [seen.get(file.path), known.get(file.path)];
      if (look !== undefined && !look.isSame) return [{ file, ...look }];
      return source === undefined ? [] : [toSame(file, source)];
    });
  };
  for await (const batch of workAhead(inBatches(files, filesPerLook), pool.places, readBatch)) {
    if (signal?.aborted) return [];
    readings.push(...batch);
    await setImmediate();
  }
  return readings;
}

interface MakeBatchContext extends Surroundings {
  readonly winners: ReadonlyMap<string, DocumentFile>;
  readonly redo: boolean;
  readonly pool: WorkerPool;
  readonly documentProblems: ProblemsByFile;
}

/** What some files come to: those made anew, and those of which only the time of change is another one. */
async function makeBatch(
  parts: IngestParts,
  batch: readonly FileReading[],
  { winners, redo, pool, documentProblems, ...surroundings }: MakeBatchContext,
) {
  const known = await findSources(
    parts,
    batch.map(({ file }) => file),
  );
  const orders: BuildOrder[] = [];
  const kept: Source[] = [];
  for (const { file, isSame, hash, slug } of batch) {
    const source = known.get(file.path) ?? null;
    if (isSame && source !== null && !redo && !isStale(source, { ...surroundings, contentDir: parts.contentDir })) {
      noteProblems(documentProblems, file.path, source.problems);
      if (source.stamp !== file.stamp) kept.push({ ...source, stamp: file.stamp });
    } else {
      orders.push({ file, hash, before: source, slugOwner: otherOwner(file, slug, winners) });
    }
  }
  const made = orders.length === 0 ? [] : await pool.make(orders);
  return { made, kept: kept.map((source) => ({ source, document: null, unpublish: false })) };
}

/** The file that has the slug of another one; null where the slug is the file's own. */
export function otherOwner(
  { path }: DocumentFile,
  slug: string | null,
  winners: ReadonlyMap<string, DocumentFile>,
): string | null {
  const owner = slug === null ? undefined : winners.get(slug)?.path;
  return owner === undefined || owner === path ? null : owner;
}

/** What is gone from the folder goes last: a document that moved to another file was never away. */
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
