import type { ContentProblem } from "../../../content-folder/problem.ts";
import { siteFileNames } from "../../../content-folder/site-files.ts";
import { identityOf } from "../../../content-folder/watch-root.ts";
import { docTypeOfPath } from "../read/content-files.ts";
import type { IngestParts, Knowledge } from "./passes.ts";
import { pipelineVersion } from "./pipeline-version.ts";
import { publishChanges } from "./incremental-ingest.ts";
import { checkLinks } from "./link-pass.ts";
import { publishSiteFiles } from "./site-files.ts";
import { type FullIngest, type FullIngestOptions, publishAll } from "./full-ingest.ts";

export type { IngestParts } from "./passes.ts";

/** What one pass over the content came to. */
export interface ScanReport {
  /** How many files were parsed: those that changed, or whose surroundings did. */
  readonly parsed: number;
  /** How many documents there are to publish, broken ones included. */
  readonly documents: number;
  readonly authors: number;
  /** Whether everything is in line now; otherwise a pass over everything has to follow. */
  readonly isWhole: boolean;
  /** Whether readers can see a difference. */
  readonly changed: boolean;
  /** Everything that is not as it should be, now. */
  readonly problems: readonly ContentProblem[];
}

/** What a pass is to look at, and who is told of it. */
export interface ScanOptions {
  /** The paths that changed since the last pass, relative to the content folder: only they are looked at. Null: everything is. */
  readonly changes?: ReadonlySet<string> | null;
  /** Ends the pass early, with everything whole. */
  readonly signal?: AbortSignal;
  /** Told as soon as readers can see a difference, before links are checked. */
  readonly onPublished?: () => void;
}

/** Brings what is published in line with the content folder. */
export interface Ingest {
  /** Whether everything in this folder was ingested once, by this code: then the store can be served at once. */
  isComplete(): Promise<boolean>;
  /** One pass. Not to be called again before it ends. */
  scan(options?: ScanOptions): Promise<ScanReport>;
}

/** Ingest of one content folder into one store. */
export function createIngest(parts: IngestParts): Ingest {
  const { store, contentDir } = parts;
  const mark = `${pipelineVersion()} ${contentDir}`;
  const isComplete = async (): Promise<boolean> => (await store.sources.ingested()) === mark;
  let known: Knowledge | null = null;
  return {
    isComplete,
    scan: async ({ changes = null, signal, onPublished } = {}) => {
      requireFolder(contentDir);
      const before = await store.revision();
      const redo = !(await isComplete());
      const quick = changes === null || known === null ? null : await publishChanges(parts, known, changes);
      const whole = changes === null ? await ingestAll(parts, { redo, signal }) : null;
      if (whole !== null) known = whole.knowledge;
      const siteFiles = await publishSiteFiles(parts);
      if (redo && whole !== null) await store.sources.setIngested(mark);
      const isChanged = async () => (await store.revision()) > before;
      if (await isChanged()) onPublished?.();
      if (known === null) return { ...nothing, changed: await isChanged(), problems: siteFiles.problems };
      known.siteProblems = siteFiles.problems;
      await checkLinks(parts, known, siteFiles, changes === null ? null : (quick?.paths ?? new Set()), signal);
      return {
        parsed: quick?.parsed ?? whole?.parsed ?? 0,
        isWhole: quick?.isWhole ?? (whole !== null && signal?.aborted !== true),
        documents: known.documents,
        authors: known.authors,
        changed: await isChanged(),
        problems: problemsOf(known),
      };
    },
  };
}

/** Where the folder is gone, nothing in it is: what was published stays until there is one again. */
function requireFolder(contentDir: string): void {
  if (identityOf(contentDir) === null)
    throw new Error(`The content folder ${contentDir} is not there. What was published stays.`);
}

/** A new file that turns out to be broken is one that others must not lead to: then they are made again. */
async function ingestAll(parts: IngestParts, options: FullIngestOptions): Promise<FullIngest | null> {
  const first = await publishAll(parts, options);
  if (first?.misjudged !== true) return first;
  const second = await publishAll(parts, { ...options, redo: false });
  return second === null ? null : { ...second, parsed: first.parsed };
}

/** What is known after a pass that was ended before it knew anything. */
const nothing = { parsed: 0, isWhole: false, documents: 0, authors: 0 } as const;

/** The problems of each file together and by line: folders, the site's own files, authors, documents; each of them by path. */
function problemsOf({
  folderProblems,
  siteProblems,
  authorProblems,
  documentProblems,
  linkProblems,
}: Knowledge): readonly ContentProblem[] {
  const all = [
    ...folderProblems,
    ...siteProblems,
    ...authorProblems,
    ...[...documentProblems.values()].flat(),
    ...[...linkProblems.values()].flat(),
  ];
  const byFile = [...Map.groupBy(all, ({ file }) => file)].toSorted(
    ([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1),
  );
  return byFile.flatMap(([, ofFile]) => withOneEffect(ofFile).toSorted((a, b) => a.line - b.line));
}

function placeOf(file: string): number {
  const ofSite = siteFileNames.findIndex((name) => name === file);
  if (ofSite !== -1) return ofSite + 1;
  if (!file.includes("/")) return 0;
  return siteFileNames.length + (file.startsWith("authors/") ? 1 : 2);
}

/** What keeps a page back keeps all of it back, whatever else is wrong in its file. */
function withOneEffect(ofFile: readonly ContentProblem[]): readonly ContentProblem[] {
  const [first] = ofFile;
  const isPage = first !== undefined && (docTypeOfPath(first.file) !== null || first.file.startsWith("authors/"));
  return isPage && ofFile.some(({ effect }) => effect === "withheld")
    ? ofFile.map((problem) => ({ ...problem, effect: "withheld" as const }))
    : ofFile;
}
