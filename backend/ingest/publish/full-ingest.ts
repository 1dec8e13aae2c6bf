import type { Folders } from "../../../content-folder/arrangement/folder-yml.ts";
import { readFolders } from "../../../content-folder/arrangement/read-folders.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { createAssetReader } from "../../../content-folder/media/assets.ts";
import { publishAuthors } from "../read/author-files.ts";
import type { AuthorsReading } from "../read/author-files.ts";
import { listContentFiles } from "../read/content-files.ts";
import type { AuthorFile, ContentFiles, DocumentFile } from "../read/content-files.ts";
import { findSources } from "./ingest-parts.ts";
import type { IngestParts, Knowledge, Remembered } from "./ingest-parts.ts";
import type { ContentHistory } from "../history/content-history.ts";
import { findMoved } from "./moved-files.ts";
import type { BuildBatchContext } from "./build-batch.ts";
import { toGone } from "./gone-addresses.ts";
import { dropGone, goneOf, sourcesOfGone } from "./gone-files.ts";
import { publishDocuments } from "./publish-documents.ts";
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

/** Checks every file and publishes those that changed or whose surroundings changed. Null if it was aborted. */
export async function publishAll(parts: IngestParts, options: FullIngestOptions): Promise<FullIngest | null> {
  const { store, contentDir, media } = parts;
  const { redo, types, typesBefore, history, foldersBefore, signal } = options;
  const listed = await listAll(parts, types);
  const { files, owners, knownPaths } = listed;
  const authors = await publishListedAuthors(parts, files.authors, redo);
  await using pool = openWorkerPool(contentDir, media, files.documents.length - (redo ? 0 : knownPaths.length));
  const readings = await readAll(parts, files.documents, owners, pool, signal);
  if (signal?.aborted) return null;
  const settled = await settlePlaces(parts, readings, listed, options);
  const arranged = await readFolders(contentDir, files.folderFiles, foldersBefore);
  const surroundings = {
    addresses: addressesOf(settled.winners, types),
    authorIds: authors.ids,
    types,
    folders: arranged.folders,
    language: await store.language(),
  };
  pool.prepare(surroundings);
  const noted: Noted = { documentProblems: new Map(), remembered: nothingRemembered() };
  const published = await publishDocuments(
    parts,
    readings,
    { ...surroundings, ...settled, ...noted, typesBefore, history, redo, pool },
    { isFirstFill: owners.size === 0, signal },
  );
  if (published === null) return null;
  await dropGone(parts, files, settled.goneFiles, toGone(parts, settled.lost, typesBefore ?? types));
  const knowledge = toKnowledge(options, files, { ...settled, ...surroundings, ...noted, authors, arranged });
  return { parsed: authors.parsed + published.parsed, barren: published.barren, knowledge };
}

/** What a full ingest begins with: the files there are, the owner of each slug, and the paths with a record. */
interface Listed {
  readonly files: ContentFiles;
  readonly owners: ReadonlyMap<string, string>;
  readonly knownPaths: readonly string[];
}

async function listAll({ store, contentDir }: IngestParts, types: DocumentTypes): Promise<Listed> {
  const files = await listContentFiles(contentDir, types);
  const owners = await store.sources.owners();
  return { files, owners, knownPaths: await store.sources.paths() };
}

async function publishListedAuthors(
  parts: IngestParts,
  files: readonly AuthorFile[],
  redo: boolean,
): Promise<AuthorsReading> {
  const { store, contentDir, media } = parts;
  const assets = createAssetReader(contentDir, (path) => media.keep(contentDir, path));
  return publishAuthors({ store, contentDir, assets, files, known: await findSources(parts, files), redo });
}

/** Determines the slug of each file, where the texts of files that are gone are now, and which documents are lost with theirs. */
async function settlePlaces(
  parts: IngestParts,
  readings: readonly FileReading[],
  { files, owners, knownPaths }: Listed,
  { types, barren = new Set() }: FullIngestOptions,
) {
  const goneFiles = goneOf(files, knownPaths);
  const claiming = readings.filter(({ file }) => !barren.has(file.path));
  const gone = await sourcesOfGone(parts, goneFiles);
  const goneHashes = new Map(gone.map(({ path, hash }) => [path, hash]));
  const known = new Set(knownPaths);
  const moved = await findMoved(parts, gone, claiming, (path) => !known.has(path));
  const found = new Set([...moved.values()].map(({ path }) => path));
  return {
    ...settleSlugs(claiming, { owners, goneHashes }, types),
    moved,
    goneFiles,
    lost: gone.filter(({ path, key }) => owners.get(key ?? "") === path && !found.has(path)),
  };
}

/** What is noted of each file while its document is built and published. */
type Noted = Pick<BuildBatchContext, "documentProblems" | "remembered">;

function nothingRemembered(): Remembered {
  return { dueTimes: new Map(), aliases: new Map(), aliasProblems: [], goneProblems: [] };
}

/** What the scans that follow continue from. */
function toKnowledge(
  { types, history }: FullIngestOptions,
  files: ContentFiles,
  {
    winners,
    addresses,
    authors,
    arranged,
    documentProblems,
    remembered,
  }: Noted & {
    readonly winners: Map<string, DocumentFile>;
    readonly addresses: ReturnType<typeof addressesOf>;
    readonly authors: AuthorsReading;
    readonly arranged: Awaited<ReturnType<typeof readFolders>>;
  },
): Knowledge {
  return {
    types,
    others: files.others,
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
  };
}
