import { identityOf } from "../../../content-folder/watch-root.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { type IngestParts, findSources, inBatches } from "./passes.ts";

/** The paths with a record whose files are gone. What could not be listed is not gone. */
export function goneOf(files: ContentFiles, known: readonly string[]): readonly string[] {
  const here = new Set([...files.documents, ...files.authors].map(({ path }) => path));
  return known.filter((path) => !here.has(path) && !files.unread.some((folder) => path.startsWith(`${folder}/`)));
}

/** The hash that each of these files had. */
export async function hashesOfGone(
  parts: Pick<IngestParts, "store">,
  gone: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const batch of inBatches(gone, 100)) {
    const sources = await findSources(
      parts,
      batch.map((path) => ({ path })),
    );
    for (const { path, hash } of sources.values()) hashes.set(path, hash);
  }
  return hashes;
}

/** Removes deleted files last, so that a document that moved to another file never disappears. */
export async function dropGone(
  { store, contentDir }: IngestParts,
  files: ContentFiles,
  gone: readonly string[],
): Promise<void> {
  if (identityOf(contentDir) !== files.identity || gone.length === 0) return;
  const removedAuthors = gone.flatMap((path) =>
    path.startsWith("authors/") ? [path.slice("authors/".length, -".yml".length)] : [],
  );
  await store.sources.publish({ removed: gone, removedAuthors });
}
