import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { normalisedPath } from "../../../addresses/normalised-path.ts";
import { isFixedFile } from "../../../content-folder/document-types/fixed-paths.ts";
import { pagesFolder } from "../../../content-folder/pages/page-files.ts";
import { published } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import type { Redirect } from "../../../content-folder/site-files/redirects-yml.ts";
import { FeaturesYml } from "../../../content-folder/site-definition/features-yml.ts";
import type { Features } from "../../../content-folder/site-definition/features-yml.ts";
import type { SiteFilesReading } from "../../../content-folder/site-files/site-files.ts";
import type { Source } from "../../store/sources.ts";
import { docTypeOfPath } from "../read/content-files.ts";
import { findDeadLinks, hasDocumentAt, sharedAddresses, showsDocument } from "./dead-links.ts";
import type { LinkPlaces, Linking } from "./dead-links.ts";
import { faultsOfAliases } from "./alias-faults.ts";
import { faultsOfGone } from "./gone-addresses.ts";
import { faultsOfNames, sidebarNames } from "./name-faults.ts";
import type { SidebarNames } from "./name-faults.ts";
import { createMeantFiles } from "./meant-document.ts";
import { createPages } from "./pages.ts";
import { inBatches, noteProblems } from "./ingest-parts.ts";
import type { IngestParts, Knowledge } from "./ingest-parts.ts";

const filesPerStep = 200;
const redirectsFile = "redirects.yml";

/**
 * Checks the links and names of the site's own files, and the links of some documents or (null) all: a link may break or be fixed without a change to its own file. All are
 * checked too when the site has switched something on or off, or has other old addresses.
 */
export type CheckLinks = (
  known: Knowledge,
  siteFiles: SiteFilesReading,
  paths: ReadonlySet<string> | null,
  signal: AbortSignal | undefined,
) => Promise<void>;

/** Creates the check of the links of one content folder. */
export function createLinkCheck(parts: IngestParts): CheckLinks {
  let features: Features | null = null;
  let featuresChecked: Features | null = null;
  let redirected: ReadonlySet<string> = new Set();
  let oldChecked: ReadonlySet<string> = new Set();
  let listed: SidebarNames | null = null;
  return async (known, siteFiles, paths, signal) => {
    features = featuresAfter(siteFiles, features);
    if (siteFiles.redirects !== null) redirected = new Set(siteFiles.redirects.map(({ from }) => normalisedPath(from)));
    const old = new Set([...redirected, ...[...known.aliases.values()].flat().map(({ href }) => href)]);
    const isSwitched = !isDeepStrictEqual(features, featuresChecked) || old.symmetricDifference(oldChecked).size > 0;
    // Which files there are changes in full ingests only.
    if (paths === null || listed === null) listed = sidebarNames(await parts.store.sources.paths(), known.types);
    await checkLinks(parts, known, { ...siteFiles, features, redirected, listed }, isSwitched ? null : paths, signal);
    if (signal?.aborted !== true) [featuresChecked, oldChecked] = [features, old];
  };
}

/** The features in force after a reading: a fault keeps those from before; at the first one, what is sound counts. */
function featuresAfter({ site, faulty }: SiteFilesReading, before: Features | null): Features {
  const isSound = site !== null && !faulty.includes("features");
  return isSound ? site.features : (before ?? site?.features ?? FeaturesYml.parse(undefined));
}

interface SiteFilesToCheck extends SiteFilesReading {
  readonly features: Features;
  readonly redirected: ReadonlySet<string>;
  readonly listed: SidebarNames;
}

async function checkLinks(
  parts: IngestParts,
  known: Knowledge,
  siteFiles: SiteFilesToCheck,
  paths: ReadonlySet<string> | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { store } = parts;
  const pages = createPages(store, {
    ...known,
    features: siteFiles.features,
    redirected: siteFiles.redirected,
    pagePaths: siteFiles.pages.pages.map(({ path }) => path),
  });
  const spelled = spelledPaths(known.winners);
  const places: LinkPlaces = {
    addresses: known,
    types: known.types,
    pages,
    winners: known.winners,
    shared: sharedAddresses(known.byPath, known.types),
    meantFile: createMeantFiles(known.byPath),
    findSources: (wanted) => store.sources.find(wanted.map((path) => spelled.get(path) ?? path)),
  };
  await checkSiteFiles(store, known, siteFiles, places);
  for (const batch of inBatches(
    paths === null
      ? (await store.sources.paths()).filter((path) => docTypeOfPath(path, known.types) !== null)
      : [...paths],
    filesPerStep,
  )) {
    if (signal?.aborted) return;
    const sources: readonly Source[] = await store.sources.find(batch);
    const faults = await findDeadLinks(sources, places);
    for (const path of batch) noteProblems(known.linkProblems, path, faults.get(path) ?? []);
    await setImmediate();
  }
}

/** The paths of files whose names are decomposed, by their composed form. */
function spelledPaths(winners: Knowledge["winners"]): ReadonlyMap<string, string> {
  const paths = winners.values().map(({ path }) => [path.normalize("NFC"), path] as const);
  return new Map(paths.filter(([composed, path]) => composed !== path));
}

async function checkSiteFiles(
  store: IngestParts["store"],
  known: Knowledge,
  { redirects, links, names, listed, features }: SiteFilesToCheck,
  places: LinkPlaces,
): Promise<void> {
  const { pages } = places;
  const ofSite: readonly Linking[] = [
    ...Object.entries(links).map(([path, references]) => ({
      path,
      references: references.filter(({ href, isField }) => isField !== true || pages.closedBy(href) === null),
    })),
    { path: redirectsFile, references: (redirects ?? []).map(({ to, line }) => ({ href: to, line })) },
  ];
  const dead = await findDeadLinks(ofSite, places);
  const isTaken = async (path: string) => (await pages.has(path)) || (await hasDocumentAt(path, places));
  const further: Readonly<Record<string, readonly ContentProblem[]>> = {
    [redirectsFile]: await findHiding(redirects ?? [], isTaken),
    "site.yml": await faultsOfNames(names, known, { store, listed, features }),
  };
  known.aliasProblems = await faultsOfAliases(known.aliases, isTaken);
  known.goneProblems = await faultsOfGone(
    { store },
    async (address) => showsDocument(address, places) || (await pages.has(address)) || (await pages.leadsOn(address)),
  );
  for (const path of known.linkProblems.keys()) if (path.startsWith(`${pagesFolder}/`)) known.linkProblems.delete(path);
  for (const { path } of ofSite)
    noteProblems(known.linkProblems, path, [...(further[path] ?? []), ...(dead.get(path) ?? [])]);
}

/** Redirects that hide an existing page, or a file that is always there. */
async function findHiding(
  redirects: readonly Redirect[],
  isTaken: (path: string) => Promise<boolean>,
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const { from, line } of redirects) {
    const path = normalisedPath(from);
    const hidden = isFixedFile(path) ? "a file of the site itself" : (await isTaken(path)) ? "an existing page" : null;
    if (hidden === null) continue;
    problems.push({
      file: redirectsFile,
      ...published("redirect", line, `"${from}" is the address of ${hidden}, which would become unreachable`),
    });
  }
  return problems;
}
