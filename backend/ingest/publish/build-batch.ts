import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { DisplacedSlug, Source } from "../../store/sources.ts";
import { isStale } from "../read/build-document.ts";
import type { BuildOrder } from "../read/build-document.ts";
import { historyMark } from "../read/file-history.ts";
import { movedAddresses } from "./moved-addresses.ts";
import type { ContentHistory } from "../history/content-history.ts";
import type { FileReading } from "../read/reading.ts";
import type { Surroundings, WorkerPool } from "../workers/worker-pool.ts";
import { findSources, noteProblems, noteSource } from "./ingest-parts.ts";
import type { IngestParts, ProblemsByFile, Remembered } from "./ingest-parts.ts";

/** What the documents of a full ingest are built with. */
export interface BuildBatchContext extends Surroundings {
  readonly typesBefore: DocumentTypes | null;
  readonly displaced: ReadonlyMap<string, DisplacedSlug>;
  /** The files that are gone, by the file that has the text now. */
  readonly moved: ReadonlyMap<string, Source>;
  readonly history: ContentHistory;
  readonly redo: boolean;
  readonly pool: WorkerPool;
  readonly documentProblems: ProblemsByFile;
  readonly remembered: Remembered;
}

/** Builds a batch: documents to rebuild, and records of which only the stamp changes. */
export async function buildBatch(
  parts: IngestParts,
  batch: readonly FileReading[],
  {
    typesBefore,
    displaced,
    moved,
    history: ofFolder,
    redo,
    pool,
    documentProblems,
    remembered,
    ...surroundings
  }: BuildBatchContext,
) {
  const known = await findSources(
    parts,
    batch.map(({ file }) => file),
  );
  const orders: BuildOrder[] = [];
  const kept: Source[] = [];
  for (const { file, isSame, hash, slug } of batch) {
    const source = known.get(file.path) ?? null;
    const displacedNow = displaced.get(file.path) ?? null;
    const history = ofFolder.files.get(file.path) ?? null;
    const places = { file, slug: displacedNow?.instead ?? slug, source, history, gone: moved.get(file.path) ?? null };
    const movedNow = movedAddresses(places, { types: surroundings.types, typesBefore });
    if (
      isSame &&
      source !== null &&
      !redo &&
      isSameSlug(source.displaced, displacedNow) &&
      (source.state !== "published" ||
        (source.history === historyMark(history, surroundings.authorIds) && source.moved.join() === movedNow.join())) &&
      !isStale(source, file, { ...surroundings, contentDir: parts.contentDir })
    ) {
      noteProblems(documentProblems, file.path, source.problems);
      noteSource(remembered, source);
      if (source.stamp !== file.stamp) kept.push({ ...source, stamp: file.stamp });
    } else {
      orders.push({ file, hash, before: source, displaced: displacedNow, history, moved: movedNow });
    }
  }
  const built = orders.length === 0 ? [] : await pool.build(orders);
  return { built, kept: kept.map((source) => ({ source, document: null, unpublish: false })) };
}

function isSameSlug(before: DisplacedSlug | null, now: DisplacedSlug | null): boolean {
  return before?.slug === now?.slug && before?.owner === now?.owner && before?.instead === now?.instead;
}
