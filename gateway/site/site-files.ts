import { statSync } from "node:fs";
import { findInside } from "../../content-folder/find-inside.ts";
import type { ContentProblem } from "../../content-folder/problem.ts";
import { identityOf } from "../../content-folder/watch-root.ts";
import { noTexts, readSiteTexts, toSiteFacts } from "./read-site.ts";
import type { SiteOverrides } from "./read-site.ts";
import type { SiteFacts } from "./site.ts";
import { watchSiteFiles } from "./watch-site-files.ts";

/** The site's facts, re-read when their files change. */
export interface SiteFiles {
  readonly site: () => SiteFacts;
  /** Looks for a change of `site.yml` now: the system reports it a moment later, and on some shared folders not at all. */
  readonly look: () => void;
  readonly stop: () => void;
}

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
  const first = await readSiteTexts(contentDir, noTexts);
  let { texts } = first;
  let reported = JSON.stringify(first.problems);
  if (first.problems.length > 0) onProblems(first.problems);
  let site = toSiteFacts(texts, overrides);
  let hadSiteYml = hasText(contentDir, "site.yml");
  const refresh = async (): Promise<void> => {
    const folder = identityOf(contentDir);
    const reading = await readAtRest(contentDir, () => readSiteTexts(contentDir, texts));
    if (folder === null || folder !== identityOf(contentDir))
      return onGone("the content folder is gone; the last good version stays in use");
    const isGone = hadSiteYml && !hasText(contentDir, "site.yml");
    if (isGone) onGone("site.yml is gone or empty; the last good version stays in use until a restart");
    hadSiteYml ||= hasText(contentDir, "site.yml");
    const problems = JSON.stringify(reading.problems);
    if (problems !== reported) onProblems(reading.problems);
    reported = problems;
    const now = isGone
      ? {
          ...reading.texts,
          site: texts.site,
          types: texts.types,
          navigation: texts.navigation,
          home: texts.home,
          theme: texts.theme,
        }
      : reading.texts;
    if (JSON.stringify(now) === JSON.stringify(texts)) return;
    texts = now;
    site = toSiteFacts(texts, overrides);
    onChanged();
  };
  const { look, stop } = watchSiteFiles(contentDir, {
    onNoticed: () => onNoticed(true),
    onChange: () =>
      refresh().catch((error: unknown) =>
        onGone(
          `the site's files cannot be read; the last good version stays in use: ${error instanceof Error ? error.message : String(error)}`,
        ),
      ),
    onSettled: () => onNoticed(false),
  });
  return { site: () => site, look, stop };
}

const mostReadings = 5;

/** Reads again while `site.yml` is written during a reading, which would take half of it for the whole. */
async function readAtRest<T>(contentDir: string, read: () => Promise<T>, readings = mostReadings): Promise<T> {
  const before = stateOf(contentDir, "site.yml");
  const result = await read();
  const isAtRest = stateOf(contentDir, "site.yml") === before;
  return isAtRest || readings <= 1 ? result : readAtRest(contentDir, read, readings - 1);
}

/** What changes when a file is written or replaced. */
function stateOf(contentDir: string, file: string): string {
  const place = findInside(contentDir, file);
  if (place.kind !== "there") return place.kind;
  const { ino, size, mtimeMs, ctimeMs } = place.stats;
  return `${place.real} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** A file that a program is about to write is empty for a moment. */
function hasText(contentDir: string, file: string): boolean {
  const place = findInside(contentDir, file);
  return place.kind === "refused" || (place.kind === "there" && place.stats.size > 0);
}
