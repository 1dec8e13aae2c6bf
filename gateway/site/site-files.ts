import { statSync } from "node:fs";
import type { ContentProblem } from "../../content-folder/problem.ts";
import { createSiteFilesReader } from "../../content-folder/site-files/site-files-reader.ts";
import { identityOf } from "../../content-folder/inside/watch-root.ts";
import { noTexts, toSiteFacts, toSiteTexts } from "./read-site.ts";
import type { SiteOverrides } from "./read-site.ts";
import { createMediaOpener } from "./site-media.ts";
import type { OpenMedium } from "./site-media.ts";
import type { SiteFacts } from "./site.ts";
import { watchSiteFiles } from "./watching/watch-site-files.ts";

/** The site's facts, re-read when their files change. */
export interface SiteFiles {
  readonly site: () => SiteFacts;
  /** Looks for a change of `site.yml` now: the system reports it a moment later, and on some shared folders not at all. */
  readonly look: () => void;
  /** Opens a picture or file of the site's own texts, by its address. */
  readonly openMedium: (address: string) => OpenMedium | null;
  readonly stop: () => void;
}

/** Where the site's own files are, and who hears of them. */
export interface SiteFilesSettings {
  readonly contentDir: string;
  readonly overrides: SiteOverrides;
  readonly onChanged: () => void;
  /** Called when a file may have changed (true), and when it is read (false). */
  readonly onNoticed: (isPending: boolean) => void;
  /** Called at the start if there are problems, and whenever they change. */
  readonly onProblems: (problems: readonly ContentProblem[]) => void;
  /** Called with what is missing or unreadable, while the site keeps its last good version. */
  readonly onGone: (what: string) => void;
}

/** Thrown when there is no content folder. */
export class SiteFilesError extends Error {
  override readonly name = "SiteFilesError";
}

/**
 * Reads the site's files and watches them. Invalid parts of a file are reported and left out. If a whole file is unreadable, `site.yml` is
 * gone or empty, or the folder is gone, the last good version stays: a site does not lose its name while its content is being replaced. At the start,
 * defaults replace what cannot be read.
 *
 * @throws SiteFilesError if there is no such folder.
 */
export async function openSiteFiles({
  contentDir,
  overrides,
  onChanged,
  onNoticed,
  onProblems,
  onGone,
}: SiteFilesSettings): Promise<SiteFiles> {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SiteFilesError(
      `The site's files are not usable:\n  CONTENT_DIR: expected an existing folder, got ${contentDir}`,
    );
  }
  const read = createSiteFilesReader(contentDir);
  const first = await read();
  let texts = toSiteTexts(first, noTexts);
  let reported = JSON.stringify(first.problems);
  if (first.problems.length > 0) onProblems(first.problems);
  let site = toSiteFacts(texts, overrides);
  const refresh = async (): Promise<void> => {
    const folder = identityOf(contentDir);
    const reading = await read();
    if (folder === null || folder !== identityOf(contentDir))
      return onGone("the content folder is gone; the last good version stays in use");
    watch.follow(reading.assets);
    const problems = JSON.stringify(reading.problems);
    if (problems !== reported) onProblems(reading.problems);
    reported = problems;
    const now = toSiteTexts(reading, texts);
    if (JSON.stringify(now) === JSON.stringify(texts)) return;
    texts = now;
    site = toSiteFacts(texts, overrides);
    onChanged();
  };
  const watch = watchSiteFiles(contentDir, {
    onNoticed: () => onNoticed(true),
    onChange: () =>
      refresh().catch((error: unknown) =>
        onGone(
          `the site's files cannot be read; the last good version stays in use: ${error instanceof Error ? error.message : String(error)}`,
        ),
      ),
    onSettled: () => onNoticed(false),
  });
  watch.follow(first.assets);
  const openMedium = createMediaOpener(contentDir, () => site.media, watch.readAgain);
  return { site: () => site, look: watch.look, openMedium, stop: watch.stop };
}
