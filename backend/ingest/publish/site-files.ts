import { withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import { readTextInside } from "../../../content-folder/inside/read-inside.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { SiteFilesReading } from "../../../content-folder/site-files/site-files.ts";
import { identityOf } from "../../../content-folder/inside/watch-root.ts";
import type { IngestParts } from "./ingest-parts.ts";
import { toRobots } from "./robots.ts";

const robotsFile = "robots.txt";

/**
 * Publishes what the backend needs from the site's own files: crawler rules, synonyms, and the document types in force. For a file that cannot be
 * read, the last good version stays in force, and for a faulty key of `site.yml` what it said before.
 */
export async function publishSiteFiles(
  { store, contentDir }: IngestParts,
  reading: SiteFilesReading,
  documentTypes: DocumentTypes,
): Promise<SiteFilesReading> {
  const { synonyms } = reading;
  const before = await store.robots();
  const { robots, problems } = await readRobots(contentDir, reading, before);
  const result = { ...reading, problems: [...reading.problems, ...problems] };
  const isFirst = (await store.sources.ingested()) === null;
  // A missing folder is no reason to drop what was published from it.
  if (identityOf(contentDir) === null) return result;
  // What can be read of a faulty file counts only where there is nothing from before.
  const isSound = isFirst || !isWithheld(reading, "synonyms.yml");
  if (synonyms !== null && isSound && JSON.stringify(synonyms) !== JSON.stringify(await store.synonyms()))
    await store.sources.publish({ synonyms });
  if (JSON.stringify(documentTypes) !== JSON.stringify(await store.documentTypes()))
    await store.sources.publish({ documentTypes });
  const isKept = !isFirst && reading.faulty.includes("features");
  const learns = isKept ? null : (reading.site?.features.searchLearning ?? null);
  if (learns !== null && learns !== (await store.learnsFromSearches()))
    await store.sources.publish({ learnsFromSearches: learns });
  if (robots !== before) await store.sources.publish({ robots });
  return result;
}

/**
 * Publishes the site's language where it is another than before, and returns whether it is: all documents must be built again. A faulty one is none:
 * the one from before stays.
 */
export async function publishLanguage(
  store: IngestParts["store"],
  { site, faulty }: SiteFilesReading,
): Promise<boolean> {
  if (site === null || faulty.includes("language") || site.language === (await store.language())) return false;
  await store.sources.publish({ language: site.language });
  return true;
}

/** The content of `robots.txt` if the file exists, else generated from `site.yml`; null if neither defines any rules. */
async function readRobots(
  contentDir: string,
  reading: SiteFilesReading,
  before: string | null,
): Promise<{ readonly robots: string | null; readonly problems: readonly ContentProblem[] }> {
  const file = await readTextInside(contentDir, robotsFile);
  if (file.kind === "read") return { robots: file.text, problems: [] };
  if (file.kind === "refused")
    return { robots: before, problems: [{ file: robotsFile, ...withheld("unreadable", 1, file.reason) }] };
  const { site } = reading;
  const isGood = site !== null && !isWithheld(reading, "site.yml");
  if (!isGood && before !== null) return { robots: before, problems: [] };
  return { robots: site?.bots === undefined ? null : toRobots(site.bots), problems: [] };
}

function isWithheld({ problems }: SiteFilesReading, name: string): boolean {
  return problems.some(({ effect, file }) => file === name && effect === "withheld");
}
