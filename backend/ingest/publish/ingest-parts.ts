import type { Folders } from "../../../content-folder/arrangement/folder-yml.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { Reference, Source } from "../../store/sources.ts";
import type { Store } from "../../store/store.ts";
import type { ContentHistory } from "../history/content-history.ts";
import type { DocumentFile } from "../read/content-files.ts";
import type { MediaFolder } from "../read/media-folder.ts";

/** The dependencies of an ingest. */
export interface IngestParts {
  readonly store: Store;
  readonly contentDir: string;
  readonly media: MediaFolder;
}

/** Problems by file; only files with problems have an entry. */
export type ProblemsByFile = Map<string, readonly ContentProblem[]>;

/** The state of the content folder after a scan, from which the next one continues. */
export interface Knowledge {
  /** The document types that the scan went by. */
  readonly types: DocumentTypes;
  history: ContentHistory;
  readonly folders: Folders;
  /** The paths of all entries that are not named like a document or an author, as the last full ingest found them. */
  readonly others: ReadonlySet<string>;
  /** The file that owns each slug. */
  readonly winners: Map<string, DocumentFile>;
  readonly bySlug: Map<string, string>;
  readonly byPath: Map<string, string>;
  authorIds: ReadonlySet<string>;
  authors: number;
  /** Problems of folders: unreadable, or not a document type. */
  folderProblems: readonly ContentProblem[];
  siteProblems: readonly ContentProblem[];
  authorProblems: readonly ContentProblem[];
  readonly documentProblems: ProblemsByFile;
  readonly linkProblems: ProblemsByFile;
  documents: number;
  /** When documents appear or vanish by the clock, by file; only those that will. */
  readonly dueTimes: DueTimesByFile;
  /** The old addresses that documents name, by file; only of those that name any. */
  readonly aliases: AliasesByFile;
  aliasProblems: readonly ContentProblem[];
  /** Those of documents that are gone. */
  goneProblems: readonly ContentProblem[];
}

/** What a scan remembers of all files, from their records. */
export type Remembered = Pick<Knowledge, "dueTimes" | "aliases" | "aliasProblems" | "goneProblems">;

/** Times in milliseconds, by file. */
export type DueTimesByFile = Map<string, number>;

/** Old addresses, by the file that names them. */
export type AliasesByFile = Map<string, readonly Reference[]>;

/** Remembers when the document of a file appears or vanishes, and its old addresses. */
export function noteSource({ dueTimes, aliases }: Remembered, { path, dueAtMs, aliases: named }: Source): void {
  if (dueAtMs === null) dueTimes.delete(path);
  else dueTimes.set(path, dueAtMs);
  if (named.length === 0) aliases.delete(path);
  else aliases.set(path, named);
}

/** Splits items into batches; callers yield to other requests between batches. */
export function* inBatches<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Processes items with limited concurrency and yields the results in order. */
export async function* workAhead<T, R>(
  items: Iterable<T>,
  concurrency: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for (const item of items) {
    const working = work(item);
    // The failure surfaces when the result is awaited; this prevents an unhandled rejection before that.
    working.catch(() => undefined);
    underWay.push(working);
    if (underWay.length < concurrency) continue;
    const next = underWay.shift();
    if (next !== undefined) yield await next;
  }
  for (const left of underWay) yield await left;
}

/** Records the problems of a file; removes its entry if there are none. */
export function noteProblems(all: ProblemsByFile, file: string, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) all.set(file, problems);
  else all.delete(file);
}

/** The records of files, by path. */
export async function findSources(
  { store }: Pick<IngestParts, "store">,
  files: readonly { readonly path: string }[],
): Promise<Map<string, Source>> {
  return new Map((await store.sources.find(files.map(({ path }) => path))).map((source) => [source.path, source]));
}
