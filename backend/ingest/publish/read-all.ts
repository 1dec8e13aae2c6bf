import { setImmediate } from "node:timers/promises";
import type { DocumentFile } from "../read/content-files.ts";
import { toLookOrder, toSame } from "../read/reading.ts";
import type { FileReading } from "../read/reading.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { findSources, inBatches, workAhead } from "./ingest-parts.ts";
import type { IngestParts } from "./ingest-parts.ts";

/** Files whose records are read together. */
const filesPerLook = 100;

/** Reads every file that changed since its record was written; the others are taken from their records. Empty if it was aborted. */
export async function readAll(
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
  for await (const batch of workAhead(inBatches(files, filesPerLook), pool.concurrency, readBatch)) {
    if (signal?.aborted) return [];
    readings.push(...batch);
    await setImmediate();
  }
  return readings;
}
