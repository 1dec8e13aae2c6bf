import { readTextInside } from "../../../content-folder/inside/read-inside.ts";
import type { Source } from "../../store/sources.ts";
import type { FileReading } from "../read/reading.ts";
import { likenessOf, wordPairsOf } from "./text-likeness.ts";
import type { IngestParts } from "./ingest-parts.ts";

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
  const byHash = new Map([...left.values()].map((source) => [source.hash, source]));
  if (byHash.size === 0) return moved;
  for (const { file, hash, slug } of readings) {
    const source = slug === null ? undefined : byHash.get(hash);
    if (source === undefined || !left.delete(source.path)) continue;
    moved.set(file.path, source);
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
