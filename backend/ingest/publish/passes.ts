import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { Store } from "../../store/store.ts";
import type { DocumentFile } from "../read/content-files.ts";
import type { MediaFolder } from "../read/media-folder.ts";

/** What ingest works with. */
export interface IngestParts {
  readonly store: Store;
  readonly contentDir: string;
  readonly media: MediaFolder;
}

/** What was found wrong, by the file that it is wrong in; only files with problems are there. */
export type ProblemsByFile = Map<string, readonly ContentProblem[]>;

/** What is known of the content folder after a pass over it; the next one goes on from here. */
export interface Knowledge {
  /** The file that each slug belongs to. */
  readonly winners: Map<string, DocumentFile>;
  readonly bySlug: Map<string, string>;
  readonly byPath: Map<string, string>;
  authorIds: ReadonlySet<string>;
  authors: number;
  /** In folders that are no type, and in the site's own files. */
  folderProblems: readonly ContentProblem[];
  siteProblems: readonly ContentProblem[];
  authorProblems: readonly ContentProblem[];
  readonly documentProblems: ProblemsByFile;
  readonly linkProblems: ProblemsByFile;
  documents: number;
}

/** Files are looked at in batches; in between others are answered. */
export function* inBatches<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Works on items, some at a time, and gives the results in their order. */
export async function* workAhead<T, R>(
  items: Iterable<T>,
  places: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  for (const item of items) {
    const working = work(item);
    // Whoever waits for it hears of a failure; until then it is nobody's.
    working.catch(() => undefined);
    underWay.push(working);
    if (underWay.length < places) continue;
    const next = underWay.shift();
    if (next !== undefined) yield await next;
  }
  for (const left of underWay) yield await left;
}

/** Notes what is wrong in a file; nothing, where nothing is. */
export function noteProblems(all: ProblemsByFile, file: string, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) all.set(file, problems);
  else all.delete(file);
}
