import { identityOf } from "../../../content-folder/inside/watch-root.ts";
import type { GoneDocument, Source } from "../../store/sources.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { rememberGone } from "./gone-addresses.ts";
import { findSources, inBatches } from "./ingest-parts.ts";
import type { IngestParts } from "./ingest-parts.ts";

/** The paths with a record whose files are gone. What could not be listed is not gone. */
export function goneOf(files: ContentFiles, known: readonly string[]): readonly string[] {
  const here = new Set([...files.documents, ...files.authors].map(({ path }) => path));
  return known.filter((path) => !here.has(path) && !files.unread.some((folder) => path.startsWith(`${folder}/`)));
}

/** The records of these files. */
export async function sourcesOfGone(
  parts: Pick<IngestParts, "store">,
  gone: readonly string[],
): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (const batch of inBatches(gone, 100)) {
    const found = await findSources(
      parts,
      batch.map((path) => ({ path })),
    );
    sources.push(...found.values());
  }
  return sources;
}

/** Removes deleted files last, so that a document that moved to another file never disappears. `lost`: those whose texts are nowhere else. */
export async function dropGone(
  { store, contentDir }: IngestParts,
  files: ContentFiles,
  gone: readonly string[],
  lost: readonly GoneDocument[],
): Promise<void> {
  if (identityOf(contentDir) !== files.identity || gone.length === 0) return;
  const removedAuthors = gone.flatMap((path) =>
    path.startsWith("authors/") ? [path.slice("authors/".length, -".yml".length)] : [],
  );
  await rememberGone({ store }, lost);
  await store.sources.publish({ removed: gone, removedAuthors });
}
