import { setImmediate } from "node:timers/promises";
import type { Source } from "../../store/sources.ts";
import { docTypeOfPath, findDocumentFile } from "../read/content-files.ts";
import type { DocumentFile } from "../read/content-files.ts";
import { movedAddresses } from "./moved-addresses.ts";
import { findInside } from "../../../content-folder/inside/find-inside.ts";
import { isTextName } from "../read/walk.ts";
import type { BuiltDocument } from "../read/build-document.ts";
import { openWorkerPool } from "../workers/open-worker-pool.ts";
import { findSources, inBatches, noteSource } from "./ingest-parts.ts";
import type { IngestParts, Knowledge } from "./ingest-parts.ts";
import { publishBuilt } from "./publish-built.ts";
import { addressOfFile, toLookOrder } from "../read/reading.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";

/** The result of an incremental ingest. */
export interface IncrementalIngest {
  /** The paths that were checked. */
  readonly paths: ReadonlySet<string>;
  readonly parsed: number;
  /** Whether no other document is affected; otherwise a full ingest must follow. */
  readonly isWhole: boolean;
}

/** The site's own files, which every scan reads. */
const siteFiles = new Set(["site.yml", "synonyms.yml", "robots.txt", "redirects.yml", "changelog.yml", "faq.yml"]);
const filesPerStep = 8;

/**
 * Publishes the changed documents without checking the others: an edit goes live at once, however many documents there are. Null if anything other
 * than documents changed, so that a full ingest is needed.
 */
export async function publishChanges(
  parts: IngestParts,
  known: Knowledge,
  changes: ReadonlySet<string>,
): Promise<IncrementalIngest | null> {
  const paths = [...changes].filter((path) => !siteFiles.has(path) && !cameAndWent(parts, known, path));
  if (paths.some((path) => docTypeOfPath(path, known.types) === null)) return null;
  await using pool = openWorkerPool(parts.contentDir, parts.media, 0);
  const files = await findFiles(parts, known, paths);
  // Any new one of them may have the text of one that is gone.
  const isGone = files.length < paths.length;
  let parsed = 0;
  let isWhole = !isGone;
  for (const batch of inBatches(files, filesPerStep)) {
    const { built, settled } = await buildChanged(parts, { known, isGone }, batch, pool);
    parsed += await publishBuilt(parts.store, built, known.documentProblems);
    for (const { source } of built) if (source !== null) noteSource(known, source);
    isWhole &&= settled;
  }
  return { paths: new Set(paths), parsed, isWhole };
}

/** Whether nothing was at a path and nothing is: many editors write to a file of another name first, and rename it. */
function cameAndWent({ contentDir }: IngestParts, { others }: Knowledge, path: string): boolean {
  return !isTextName(path) && !others.has(path) && findInside(contentDir, path).kind === "missing";
}

/** Those of the files that are there, some in a step. */
async function findFiles(
  { contentDir }: IngestParts,
  { types }: Knowledge,
  paths: readonly string[],
): Promise<readonly DocumentFile[]> {
  const files: DocumentFile[] = [];
  for (const batch of inBatches(paths, filesPerStep)) {
    files.push(...batch.map((path) => findDocumentFile(contentDir, path, types)).filter((file) => file !== null));
    await setImmediate();
  }
  return files;
}

/** `settled`: whether every document keeps its address. */
async function buildChanged(
  { store }: IngestParts,
  { known, isGone }: { readonly known: Knowledge; readonly isGone: boolean },
  files: readonly DocumentFile[],
  pool: WorkerPool,
): Promise<{ readonly built: readonly BuiltDocument[]; readonly settled: boolean }> {
  const sources = await findSources({ store }, files);
  const built: BuiltDocument[] = [];
  let settled = true;
  for (const file of files) {
    const source = sources.get(file.path);
    const order = toLookOrder(file, source, (slug) => known.winners.get(slug)?.path);
    const look = order === null ? undefined : (await pool.look([order]))[0];
    if (look === undefined) continue;
    const { isSame, hash, slug } = look;
    if (isSame && source !== undefined) {
      built.push({ source: { ...source, stamp: file.stamp }, document: null, unpublish: false });
      continue;
    }
    settled = claimSlug(known, file, source, slug) && settled;
    const displaced = source?.displaced?.slug === slug ? source.displaced : null;
    // Which slug it has instead depends on the others: the full ingest that follows decides.
    if (displaced === null && isTaken(known, file, slug)) continue;
    // It may be the one that is gone: the full ingest that follows compares them.
    if (source === undefined && isGone) continue;
    const history = known.history.files.get(file.path) ?? null;
    const places = { file, slug: displaced?.instead ?? slug, source: source ?? null, history, gone: null };
    const moved = movedAddresses(places, { types: known.types, typesBefore: null });
    pool.prepare({
      addresses: { byPath: known.byPath },
      authorIds: known.authorIds,
      types: known.types,
      folders: known.folders,
      language: await store.language(),
    });
    built.push(...(await pool.build([{ file, hash, before: source ?? null, displaced, history, moved }])));
  }
  return { built, settled };
}

/** Whether another file has a slug. */
function isTaken({ winners }: Knowledge, { path }: DocumentFile, slug: string | null): boolean {
  const owner = slug === null ? undefined : winners.get(slug);
  return owner !== undefined && owner.path !== path;
}

/** Records the slug of a file; false if it is new or changed. */
function claimSlug(
  { winners, bySlug, byPath, types }: Knowledge,
  file: DocumentFile,
  source: Source | undefined,
  slug: string | null,
): boolean {
  const before = source?.key ?? null;
  if (source?.displaced?.slug === slug && winners.get(source.displaced.instead)?.path === file.path) return true;
  if (slug === before && slug !== null && winners.get(slug)?.path === file.path) return true;
  if (slug !== null && !winners.has(slug)) {
    const address = addressOfFile(file, slug, types);
    winners.set(slug, file);
    bySlug.set(slug, address);
    byPath.set(file.path.normalize("NFC"), address);
  }
  return false;
}
