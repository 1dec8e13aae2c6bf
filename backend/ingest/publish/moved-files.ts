import { readTextInside } from "../../../content-folder/inside/read-inside.ts";
import type { Source } from "../../store/sources.ts";
import type { FileReading } from "../read/reading.ts";
import { likenessOf, wordPairsOf } from "./text-likeness.ts";
import type { IngestParts } from "./ingest-parts.ts";
import { pairByPath } from "./pair-by-path.ts";

/** Comparing texts takes the product of both numbers; where more have moved and changed at once, only those of the same text are found. */
const comparedMax = 100;

/** The file that is gone whose text each file has now, by path: the same text, else, of a new file, one that is much like it. */
export async function findMoved(
  parts: IngestParts,
  gone: readonly Source[],
  readings: readonly FileReading[],
  isNew: (path: string) => boolean,
): Promise<ReadonlyMap<string, Source>> {
  const moved = new Map<string, Source>();
  const left = new Map(
    gone.filter(({ state, key }) => state === "published" && key !== null).map((source) => [source.path, source]),
  );
  if (left.size === 0) return moved;
  const goneByHash = Map.groupBy(left.values(), ({ hash }) => hash);
  const here = readings.filter(({ slug, hash }) => slug !== null && goneByHash.has(hash));
  for (const [hash, same] of Map.groupBy(here, (reading) => reading.hash)) {
    const paths = same.map(({ file }) => file.path);
    // A file that was there before has the text of one that is gone only where no new file has it.
    for (const some of [paths.filter(isNew), paths.filter((path) => !isNew(path))]) {
      const sources = (goneByHash.get(hash) ?? []).filter(({ path }) => left.has(path));
      for (const [path, source] of pairByPath(some, sources)) {
        moved.set(path, source);
        left.delete(source.path);
      }
    }
  }
  const fresh = readings.filter(({ file, slug }) => slug !== null && isNew(file.path) && !moved.has(file.path));
  if (left.size > comparedMax || fresh.length > comparedMax) return moved;
  for (const [path, source] of await mostAlike(parts, [...left.values()], fresh)) moved.set(path, source);
  return moved;
}

async function mostAlike(
  { store, contentDir }: IngestParts,
  gone: readonly Source[],
  fresh: readonly FileReading[],
): Promise<readonly (readonly [string, Source])[]> {
  const texts = new Map<string, ReadonlySet<string>>();
  for (const { file } of gone.length === 0 ? [] : fresh) {
    const found = await readTextInside(contentDir, file.path);
    if (found.kind === "read") texts.set(file.path, wordPairsOf(found.text));
  }
  const found: (readonly [string, Source])[] = [];
  for (const source of texts.size === 0 ? [] : gone) {
    const pairs = wordPairsOf((await store.documents.find(source.key ?? ""))?.content ?? "");
    const [best] = [...texts]
      .map(([path, text]) => ({ path, likeness: likenessOf(pairs, text) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    if (best === undefined || best.likeness === 0) continue;
    texts.delete(best.path);
    found.push([best.path, source]);
  }
  return found;
}
