import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { typesInForce } from "../../../content-folder/document-types/types-in-force.ts";
import type { SiteFilesReading } from "../../../content-folder/site-files/site-files.ts";
import { createSiteFilesReader } from "../../../content-folder/site-files/site-files-reader.ts";
import { identityOf } from "../../../content-folder/inside/watch-root.ts";
import { noHistory, readHistory } from "../history/content-history.ts";
import { servedTypes } from "../../store/document-types.ts";
import type { Store } from "../../store/store.ts";
import type { DueTimesByFile, IngestParts, Knowledge } from "./ingest-parts.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import { problemsOf } from "./problems-in-order.ts";
import { publishChanges } from "./incremental-ingest.ts";
import { createLinkCheck } from "./check-links.ts";
import { publishLanguage, publishSiteFiles } from "./site-files.ts";
import { publishAll } from "./full-ingest.ts";
import type { FullIngest, FullIngestOptions } from "./full-ingest.ts";

export type { IngestParts } from "./ingest-parts.ts";

/** The result of one scan: a full or incremental ingest. */
export interface ScanReport {
  /** The number of files parsed: those that changed, or whose surroundings changed. */
  readonly parsed: number;
  /** The number of documents to publish, broken ones included. */
  readonly documents: number;
  readonly authors: number;
  /** Whether the store now matches the content folder; otherwise a full ingest must follow. */
  readonly isWhole: boolean;
  /** Whether visible content changed. */
  readonly changed: boolean;
  /** The next documents to appear or vanish by the clock, and when; null if there are none. */
  readonly nextDue: { readonly atMs: number; readonly paths: ReadonlySet<string> } | null;
  /** All current problems. */
  readonly problems: readonly ContentProblem[];
}

/** The scope of a scan, and its callback. */
export interface ScanOptions {
  /** The paths changed since the last scan, relative to the content folder; only these are checked. Null: a full ingest. */
  readonly changes?: ReadonlySet<string> | null;
  /** Aborts the scan between steps, with the store consistent. */
  readonly signal?: AbortSignal;
  /** Called as soon as visible content has changed, before links are checked. */
  readonly onPublished?: () => void;
}

/** Keeps the published content in line with the content folder. */
export interface Ingest {
  /** Whether this code has completed a full ingest of this folder: the store can then be served at once. */
  isComplete(): Promise<boolean>;
  /** Runs one scan. Scans must not overlap. */
  scan(options?: ScanOptions): Promise<ScanReport>;
}

/** Creates the ingest of one content folder into one store. */
export function createIngest(parts: IngestParts): Ingest {
  const { store, contentDir } = parts;
  const mark = `${pipelineVersion()} ${contentDir}`;
  const isComplete = async (): Promise<boolean> => (await store.sources.ingested()) === mark;
  const readSite = createSiteFilesReader(contentDir);
  const checkLinks = createLinkCheck(parts);
  const folderHistory = createFolderHistory(contentDir);
  let known: Knowledge | null = null;
  return {
    isComplete,
    scan: async ({ changes = null, signal, onPublished } = {}) => {
      requireFolder(contentDir);
      const before = await store.revision();
      const reading = await readSite();
      const { types, typesBefore } = await typesOfScan(store, known, reading);
      const isOther = await publishLanguage(store, reading);
      const redo = !(await isComplete());
      const scope = isOther || (known !== null && typesBefore !== null) ? null : changes;
      const { history, isSame } = await folderHistory.read(reading, known !== null);
      if (known !== null) known.history = history;
      const incremental = scope === null || known === null ? null : await publishChanges(parts, known, scope);
      const foldersBefore = known?.folders ?? {};
      const full =
        scope === null ? await ingestAll(parts, { redo, types, typesBefore, history, foldersBefore, signal }) : null;
      if (full !== null) known = full.knowledge;
      // Where a scan was stopped, some documents still have the addresses that they had: the next one has to know those types.
      const siteFiles = await publishSiteFiles(parts, reading, full === null ? (typesBefore ?? types) : types);
      if (redo && full !== null) await store.sources.setIngested(mark);
      const isChanged = async () => (await store.revision()) > before;
      if (await isChanged()) onPublished?.();
      if (known === null) return { ...nothing, changed: await isChanged(), problems: siteFiles.problems };
      known.siteProblems = siteFiles.problems;
      await checkLinks(known, siteFiles, scope === null ? null : (incremental?.paths ?? new Set()), signal);
      return {
        parsed: incremental?.parsed ?? full?.parsed ?? 0,
        isWhole: incremental === null ? full !== null && signal?.aborted !== true : incremental.isWhole && isSame,
        documents: known.documents,
        authors: known.authors,
        changed: await isChanged(),
        nextDue: nextDueOf(known.dueTimes),
        problems: problemsOf(known),
      };
    },
  };
}

/** The document types of a scan, and those before it where documents had other addresses or places under them. */
async function typesOfScan(store: Store, known: Knowledge | null, reading: SiteFilesReading) {
  const before = known?.types ?? (await typesOfStore(store));
  const types = typesInForce(reading.types, before);
  return { types, typesBefore: before !== null && haveMoved(before, types) ? before : null };
}

/** The document types that the store was last published with; null for an empty one. */
async function typesOfStore(store: Store): Promise<DocumentTypes | null> {
  // Stores of earlier versions do not say so where these are the default ones.
  return (await store.sources.ingested()) === null ? store.documentTypes() : servedTypes(store);
}

/** The history of the content folder, which is empty where `site.yml` says so. */
function createFolderHistory(contentDir: string) {
  let history = noHistory;
  let usesGit = true;
  return {
    /** Reads what is new. `isSame`: whether nothing is. A mistake in `git` keeps what was before, if something was. */
    read: async ({ site, faulty }: SiteFilesReading, hasBefore: boolean) => {
      const headBefore = history.head;
      if (site !== null && !(hasBefore && faulty.includes("git"))) usesGit = site.git;
      history = usesGit ? await readHistory(contentDir, history) : noHistory;
      return { history, isSame: history.head === headBefore };
    },
  };
}

/** If the folder is missing, nothing counts as deleted: what was published stays until the folder is back. */
function requireFolder(contentDir: string): void {
  if (identityOf(contentDir) === null)
    throw new Error(`The content folder ${contentDir} does not exist. What was published stays.`);
}

/** Whether other folders hold documents now, or documents have other addresses or places. */
function haveMoved(before: DocumentTypes, now: DocumentTypes): boolean {
  const placesOf = ({ all, removed }: DocumentTypes): string =>
    JSON.stringify([
      all.map(({ id, layout, listPath, path, order, addresses, sidebar }) => [
        id,
        layout,
        listPath,
        path,
        order,
        addresses,
        sidebar,
      ]),
      removed.map(({ id }) => id),
    ]);
  return placesOf(before) !== placesOf(now);
}

/** If a new file turns out to yield no document, others must not link to it: a second run rebuilds them. */
async function ingestAll(parts: IngestParts, options: FullIngestOptions): Promise<FullIngest | null> {
  const first = await publishAll(parts, options);
  if (first === null || first.barren.size === 0) return first;
  const second = await publishAll(parts, { ...options, redo: false, barren: first.barren });
  return second === null ? null : { ...second, parsed: first.parsed };
}

function nextDueOf(dueTimes: DueTimesByFile): ScanReport["nextDue"] {
  if (dueTimes.size === 0) return null;
  const atMs = dueTimes.values().reduce((a, b) => Math.min(a, b));
  return { atMs, paths: new Set(dueTimes.entries().flatMap(([path, ms]) => (ms === atMs ? [path] : []))) };
}

/** The counts of a scan that was aborted before the first complete one. */
const nothing = { parsed: 0, isWhole: false, documents: 0, authors: 0, nextDue: null } as const;
