import { isOldAddress } from "../../../addresses/redirects.ts";
import { normalisedPath } from "../../../addresses/normalised-path.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { stampOf } from "../../../content-folder/media/file-stamp.ts";
import { published } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { GoneDocument, Source } from "../../store/sources.ts";
import type { IngestParts } from "./ingest-parts.ts";
import { addressAt } from "./moved-addresses.ts";

/** So many are remembered, the last that went, and so long: not every text has a place where its readers should go. */
const goneMax = 100;
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** The addresses at which nothing is any more, of these documents that were published. A file that is only no document any more is not gone. */
export function toGone(
  { contentDir }: Pick<IngestParts, "contentDir">,
  lost: readonly Pick<Source, "path" | "key">[],
  types: DocumentTypes,
): readonly GoneDocument[] {
  return lost.flatMap(({ path, key }) =>
    stampOf(contentDir, path) === null
      ? addressAt(path, key, types)
          .filter(isOldAddress)
          .map((address) => ({ path, address: normalisedPath(address), goneAtMs: Date.now() }))
      : [],
  );
}

/** Remembers documents that are gone. */
export async function rememberGone({ store }: Pick<IngestParts, "store">, gone: readonly GoneDocument[]) {
  if (gone.length === 0) return;
  const again = new Set(gone.map(({ path }) => path));
  const before = (await store.sources.gone()).filter(({ path }) => !again.has(path));
  await store.sources.setGone([...gone, ...before].slice(0, goneMax));
}

/** Reports the documents that are gone, and forgets those whose address leads somewhere again. */
export async function faultsOfGone(
  { store }: Pick<IngestParts, "store">,
  leadsSomewhere: (address: string) => Promise<boolean>,
): Promise<readonly ContentProblem[]> {
  const gone = await store.sources.gone();
  if (gone.length === 0) return [];
  const back = new Set((await store.sources.find(gone.map(({ path }) => path))).map(({ path }) => path));
  const left: GoneDocument[] = [];
  for (const one of gone)
    if (one.goneAtMs > Date.now() - keptMs && !back.has(one.path) && !(await leadsSomewhere(one.address)))
      left.push(one);
  if (left.length < gone.length) await store.sources.setGone(left);
  return left.map(({ path, address }) => ({
    file: path,
    ...published(
      "redirect",
      1,
      `the file is gone, and "${address}" leads nowhere: name it in the aliases of another document, or in redirects.yml`,
    ),
  }));
}
