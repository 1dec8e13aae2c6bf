import { setImmediate } from "node:timers/promises";
import type { Source } from "../store/sources.ts";
import { docTypeOfPath } from "./content-files.ts";
import { type LinkPlaces, type Linking, findDeadLinks, hasDocumentAt } from "./dead-links.ts";
import { createPages } from "./pages.ts";
import { type IngestParts, type Knowledge, inBatches, noteProblems } from "./passes.ts";
import { readRedirects, redirectsFile } from "./redirects.ts";
import { readSiteLinks } from "./site-links.ts";

const filesPerStep = 200;

/**
 * Looks for links that lead nowhere in the site's own files and in some documents, or in all of them: a link may break or mend
 * without a change of its own file.
 */
export async function checkLinks(
  parts: IngestParts,
  known: Knowledge,
  paths: ReadonlySet<string> | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { store, contentDir } = parts;
  const pages = createPages(store, known.authorIds);
  const places: LinkPlaces = {
    addresses: known,
    pages,
    winners: known.winners,
    findSources: (wanted) => store.sources.find(wanted),
  };
  const redirects = await readRedirects(
    contentDir,
    async (path) => (await pages.has(path)) || (await hasDocumentAt(path, places)),
  );
  const ofSite: readonly Linking[] = [
    ...(await readSiteLinks(contentDir)),
    { path: redirectsFile, references: redirects.problems.length > 0 ? [] : redirects.references },
  ];
  const dead = await findDeadLinks(ofSite, places);
  for (const { path } of ofSite)
    noteProblems(known.linkProblems, path, [
      ...(path === redirectsFile ? redirects.problems : []),
      ...(dead.get(path) ?? []),
    ]);
  for (const batch of inBatches(
    paths === null ? (await store.sources.paths()).filter((path) => docTypeOfPath(path) !== null) : [...paths],
    filesPerStep,
  )) {
    if (signal?.aborted) return;
    const sources: readonly Source[] = await store.sources.find(batch);
    const faults = await findDeadLinks(sources, places);
    for (const path of batch) noteProblems(known.linkProblems, path, faults.get(path) ?? []);
    await setImmediate();
  }
}
