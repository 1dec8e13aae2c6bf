import type { DisplacedSlug, Source } from "../../store/sources.ts";
import { type BuildOrder, isStale } from "../read/build-document.ts";
import type { FileReading } from "../read/reading.ts";
import type { Surroundings, WorkerPool } from "../workers/worker-pool.ts";
import {
  type IngestParts,
  type ProblemsByFile,
  type Remembered,
  findSources,
  noteProblems,
  noteSource,
} from "./passes.ts";

/** What the documents of a full ingest are built with. */
interface BuildBatchContext extends Surroundings {
  readonly displaced: ReadonlyMap<string, DisplacedSlug>;
  readonly redo: boolean;
  readonly pool: WorkerPool;
  readonly documentProblems: ProblemsByFile;
  readonly remembered: Remembered;
}

/** Builds a batch: documents to rebuild, and records of which only the stamp changes. */
export async function buildBatch(
  parts: IngestParts,
  batch: readonly FileReading[],
  { displaced, redo, pool, documentProblems, remembered, ...surroundings }: BuildBatchContext,
) {
  const known = await findSources(
    parts,
    batch.map(({ file }) => file),
  );
  const orders: BuildOrder[] = [];
  const kept: Source[] = [];
  for (const { file, isSame, hash } of batch) {
    const source = known.get(file.path) ?? null;
    const displacedNow = displaced.get(file.path) ?? null;
    if (
      isSame &&
      source !== null &&
      !redo &&
      isSameSlug(source.displaced, displacedNow) &&
      !isStale(source, file, { ...surroundings, contentDir: parts.contentDir })
    ) {
      noteProblems(documentProblems, file.path, source.problems);
      noteSource(remembered, source);
      if (source.stamp !== file.stamp) kept.push({ ...source, stamp: file.stamp });
    } else {
      orders.push({ file, hash, before: source, displaced: displacedNow });
    }
  }
  const made = orders.length === 0 ? [] : await pool.make(orders);
  return { made, kept: kept.map((source) => ({ source, document: null, unpublish: false })) };
}

function isSameSlug(before: DisplacedSlug | null, now: DisplacedSlug | null): boolean {
  return before?.slug === now?.slug && before?.owner === now?.owner && before?.instead === now?.instead;
}
