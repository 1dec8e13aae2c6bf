import { statSync, watch } from "node:fs";
import { readSite } from "./read-site.ts";
import type { SiteOverrides } from "./read-site.ts";
import type { SiteFacts } from "./site.ts";
import type { SiteFileProblem } from "./yaml-file.ts";

/** The site's facts, read anew when their files change. */
export interface SiteFiles {
  readonly site: () => SiteFacts;
  readonly stop: () => void;
}

export interface SiteFilesSettings {
  readonly contentDir: string;
  readonly overrides: SiteOverrides;
  readonly onChanged: () => void;
  readonly onProblems: (problems: readonly SiteFileProblem[]) => void;
}

/** Thrown when the site's files are broken at the start, when there is no good version to go on with. */
export class SiteFilesError extends Error {
  override readonly name = "SiteFilesError";
}

const settleMs = 50;

/**
 * Reads the site's files and watches them. A file that breaks later leaves the last good version in place.
 *
 * @throws SiteFilesError that names every problem with its file and line.
 */
export const openSiteFiles = async ({
  contentDir,
  overrides,
  onChanged,
  onProblems,
}: SiteFilesSettings): Promise<SiteFiles> => {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SiteFilesError(
      `The site's files cannot be used:\n  CONTENT_DIR: expected an existing folder, got ${contentDir}`,
    );
  }
  const first = await readSite(contentDir, overrides);
  if (first.kind === "broken")
    throw new SiteFilesError(`The site's files cannot be used:\n${first.problems.map(describeProblem).join("\n")}`);
  let site = first.site;
  const refresh = async (): Promise<void> => {
    const reading = await readSite(contentDir, overrides);
    if (reading.kind === "broken") return onProblems(reading.problems);
    site = reading.site;
    onChanged();
  };
  const stop = watchYaml(contentDir, () => void refresh());
  return { site: () => site, stop };
};

const describeProblem = ({ file, line, message }: SiteFileProblem): string => `  ${file}:${line} ${message}`;

/** Editors write a file in several steps, so a change is looked at a moment later. */
const watchYaml = (contentDir: string, onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watcher = watch(contentDir, (_event, file) => {
    if (!file?.endsWith(".yml")) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  });
  watcher.on("error", () => undefined);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};
