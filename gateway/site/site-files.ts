import { statSync } from "node:fs";
import { findInside } from "../../content-folder/find-inside.ts";
import type { ContentProblem } from "../../content-folder/problem.ts";
import { identityOf } from "../../content-folder/watch-root.ts";
import { noTexts, readSiteTexts, toSiteFacts } from "./read-site.ts";
import type { SiteOverrides } from "./read-site.ts";
import type { SiteFacts } from "./site.ts";
import { watchSiteFiles } from "./watch-site-files.ts";

/** The site's facts, read anew when their files change. */
export interface SiteFiles {
  readonly site: () => SiteFacts;
  readonly stop: () => void;
}

export interface SiteFilesSettings {
  readonly contentDir: string;
  readonly overrides: SiteOverrides;
  readonly onChanged: () => void;
  /** Told at the start where something is wrong, and whenever that changes. */
  readonly onProblems: (problems: readonly ContentProblem[]) => void;
  /** Told what is away while the site goes on with what it knows. */
  readonly onGone: (what: string) => void;
}

/** Thrown when there is no content folder. */
export class SiteFilesError extends Error {
  override readonly name = "SiteFilesError";
}

/**
 * Reads the site's files and watches them. What is wrong in one is reported and left out. Of a file that cannot be read as a whole, of a
 * `site.yml` that is gone and of a folder that is gone the last good version stays: a site does not lose its name because its content is
 * being exchanged. At the start the defaults stand for what cannot be read.
 *
 * @throws SiteFilesError where there is no such folder.
 */
export const openSiteFiles = async ({
  contentDir,
  overrides,
  onChanged,
  onProblems,
  onGone,
}: SiteFilesSettings): Promise<SiteFiles> => {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SiteFilesError(
      `The site's files cannot be used:\n  CONTENT_DIR: expected an existing folder, got ${contentDir}`,
    );
  }
  const first = await readSiteTexts(contentDir, noTexts);
  let { texts } = first;
  let told = JSON.stringify(first.problems);
  if (first.problems.length > 0) onProblems(first.problems);
  let site = toSiteFacts(texts, overrides);
  let hasNamed = isThere(contentDir, "site.yml");
  const refresh = async (): Promise<void> => {
    const folder = identityOf(contentDir);
    const reading = await readSiteTexts(contentDir, texts);
    if (folder === null || folder !== identityOf(contentDir))
      return onGone("the content folder is gone; the last good version stays");
    const isGone = hasNamed && !isThere(contentDir, "site.yml");
    if (isGone) onGone("site.yml is gone; the last good version stays until a restart");
    hasNamed ||= isThere(contentDir, "site.yml");
    const problems = JSON.stringify(reading.problems);
    if (problems !== told) onProblems(reading.problems);
    told = problems;
    const now = isGone ? { ...reading.texts, site: texts.site } : reading.texts;
    if (JSON.stringify(now) === JSON.stringify(texts)) return;
    texts = now;
    site = toSiteFacts(texts, overrides);
    onChanged();
  };
  const stop = watchSiteFiles(contentDir, () => {
    refresh().catch((error: unknown) =>
      onGone(
        `the site's files cannot be read, and the last good version stays: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
  });
  return { site: () => site, stop };
};

const isThere = (contentDir: string, file: string): boolean => findInside(contentDir, file).kind !== "missing";
