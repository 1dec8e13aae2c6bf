import { setImmediate } from "node:timers/promises";
import type { ContentProblem, Source } from "../store/sources.ts";
import type { Store } from "../store/store.ts";
import { createAssetReader } from "./assets.ts";
import { publishAuthors } from "./author-files.ts";
import { type ContentFiles, type DocumentFile, listContentFiles } from "./content-files.ts";
import { lookForDeadLinks } from "./dead-links.ts";
import { type MakeContext, makeFile } from "./making.ts";
import type { MediaFolder } from "./media-folder.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import { type FileReading, addressesOf, readIfChanged, settleSlugs } from "./reading.ts";
import { readRobots } from "./robots.ts";
import { readSynonyms } from "./synonyms.ts";

/** What ingest works with. */
export interface IngestParts {
  readonly store: Store;
  readonly contentDir: string;
  readonly media: MediaFolder;
}

/** What one pass over the content came to. */
export interface ScanReport {
  /** How many files were parsed: those that changed, or whose surroundings did. */
  readonly parsed: number;
  /** How many documents there are to publish, broken ones included. */
  readonly documents: number;
  readonly authors: number;
  /** Whether readers can see a difference. */
  readonly changed: boolean;
  /** Everything that is not as it should be, now. */
  readonly problems: readonly ContentProblem[];
}

/** Brings what is published in line with the content folder. */
export interface Ingest {
  /** Whether everything in this folder was ingested once, by this code: then the store can be served at once. */
  isComplete(): Promise<boolean>;
  /** One pass. Not to be called again before it ends; an abort ends it early, with everything whole. */
  scan(signal?: AbortSignal): Promise<ScanReport>;
}

/** Documents made and published together. In between others are answered. */
const documentsPerStep = 20;

/** Ingest of one content folder into one store. */
export function createIngest(parts: IngestParts): Ingest {
  const mark = `${pipelineVersion()} ${parts.contentDir}`;
  const isComplete = async (): Promise<boolean> => (await parts.store.sources.ingested()) === mark;
  return {
    isComplete,
    scan: async (signal) => {
      const redo = !(await isComplete());
      const report = await scan(parts, redo, signal);
      if (redo && !signal?.aborted) await parts.store.sources.setIngested(mark);
      return report;
    },
  };
}

async function scan({ store, contentDir, media }: IngestParts, redo: boolean, signal: AbortSignal | undefined): Promise<ScanReport> {
  const before = await store.revision();
  const files = await listContentFiles(contentDir);
  const known = new Map((await store.sources.list()).map((source) => [source.path, source]));
  const assets = createAssetReader(contentDir, media);
  const authors = await publishAuthors({ store, contentDir, assets, files: files.authors, known, redo });
  const readings = await readAll(contentDir, files.documents, known);
  const winners = settleSlugs(readings, await store.sources.owners());
  const context = { assets, addresses: addressesOf(winners), authorIds: authors.ids, contentDir, winners, redo };
  const made = await publishDocuments(store, readings, context, signal);
  await dropGone(store, files, known);
  const sources = new Map([...known, ...made.sources]);
  const documents = files.documents.flatMap(({ path }) => sources.get(path) ?? []);
  const deadLinks = signal?.aborted ? [] : await lookForDeadLinks(documents, { ...context, store });
  return {
    parsed: authors.parsed + made.parsed,
    documents: files.documents.length,
    authors: files.authors.length,
    problems: inFileOrder([
      ...files.problems,
      ...(await publishRobots(store, contentDir)),
      ...(await publishSynonyms(store, contentDir)),
      ...authors.problems,
      ...made.problems,
      ...deadLinks,
    ]),
    changed: (await store.revision()) > before,
  };
}

async function readAll(contentDir: string, files: readonly DocumentFile[], known: ReadonlyMap<string, Source>): Promise<FileReading[]> {
  const readings: FileReading[] = [];
  for (const batch of inBatches(files)) {
    readings.push(...(await Promise.all(batch.map((file) => readIfChanged(contentDir, file, known.get(file.path) ?? null)))));
  }
  return readings;
}

async function publishDocuments(store: Store, readings: readonly FileReading[], context: MakeContext, signal: AbortSignal | undefined) {
  const problems: ContentProblem[] = [];
  const noted: [string, Source][] = [];
  let parsed = 0;
  for (const batch of inBatches(readings)) {
    if (signal?.aborted) break;
    const makings = await Promise.all(batch.map((reading) => makeFile(reading, context)));
    problems.push(...makings.flatMap((making) => making.problems));
    parsed += makings.filter((making) => making.parsed).length;
    const sources = makings.flatMap(({ source }) => source ?? []);
    if (sources.length === 0) continue;
    noted.push(...sources.map((source): [string, Source] => [source.path, source]));
    await store.sources.publish({
      sources,
      documents: makings.flatMap(({ document }) => document ?? []),
      unpublished: makings.flatMap(({ unpublish, source }) => (unpublish && source !== null ? [source.path] : [])),
    });
    await setImmediate();
  }
  return { problems, parsed, sources: noted };
}

/** The problems of each file together and by line; the files in the order in which they come up. */
function inFileOrder(problems: readonly ContentProblem[]): readonly ContentProblem[] {
  return [...Map.groupBy(problems, ({ file }) => file).values()].flatMap((ofFile) => ofFile.toSorted((a, b) => a.line - b.line));
}

/** What is gone from the folder goes last: a document that moved to another file was never away. */
async function dropGone(store: Store, files: ContentFiles, known: ReadonlyMap<string, Source>): Promise<void> {
  const here = new Set([...files.documents, ...files.authors].map(({ path }) => path));
  const gone = [...known.values()].filter(({ path }) => !here.has(path));
  if (gone.length === 0) return;
  const removedAuthors = gone.flatMap(({ path, key }) => (path.startsWith("authors/") && key !== null ? [key] : []));
  await store.sources.publish({ removed: gone.map(({ path }) => path), removedAuthors });
}

async function publishRobots(store: Store, contentDir: string): Promise<readonly ContentProblem[]> {
  const robots = await readRobots(contentDir);
  if (robots.kind === "broken") return robots.problems;
  if (robots.content !== (await store.robots())) await store.sources.publish({ robots: robots.content });
  return [];
}

/** A broken file leaves the last good version in force. */
async function publishSynonyms(store: Store, contentDir: string): Promise<readonly ContentProblem[]> {
  const synonyms = await readSynonyms(contentDir);
  if (synonyms.kind === "broken") return synonyms.problems;
  const same = JSON.stringify(synonyms.groups) === JSON.stringify(await store.synonyms());
  if (!same) await store.sources.publish({ synonyms: synonyms.groups });
  return [];
}

function* inBatches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += documentsPerStep) yield items.slice(start, start + documentsPerStep);
}
