import { findInside } from "../inside/find-inside.ts";
import { createMediaHashes } from "../media/media-hashes.ts";
import { readSiteFiles } from "./site-files.ts";
import type { KnownBefore, SiteFilesReading } from "./site-files.ts";

/**
 * Reads the site's own files again and again, their pictures and files only where they have changed. A `site.yml` that is gone or empty counts as one
 * that cannot be read: it would take the site's types, language and rules for crawlers with it, while the content is only being replaced. The first
 * reading takes what is there.
 */
export function createSiteFilesReader(contentDir: string): () => Promise<SiteFilesReading> {
  const hashes = createMediaHashes(contentDir);
  let hadSiteYml = false;
  let isFirst = true;
  return async () => {
    const reading = await readUnchanged(contentDir, { hashes, hadSiteYml, isFirst });
    isFirst = false;
    hadSiteYml ||= hasSiteYml(contentDir);
    return reading;
  };
}

const mostReadings = 5;

/** Reads again while `site.yml` is written during a reading, which would take half of it for the whole. */
async function readUnchanged(
  contentDir: string,
  known: KnownBefore,
  readings = mostReadings,
): Promise<SiteFilesReading> {
  const before = stateOfSiteYml(contentDir);
  const result = await readSiteFiles(contentDir, known);
  const isUnchanged = stateOfSiteYml(contentDir) === before;
  return isUnchanged || readings <= 1 ? result : readUnchanged(contentDir, known, readings - 1);
}

/** What changes when the file is written or replaced. */
function stateOfSiteYml(contentDir: string): string {
  const place = findInside(contentDir, "site.yml");
  if (place.kind !== "there") return place.kind;
  const { ino, size, mtimeMs, ctimeMs } = place.stats;
  return `${place.real} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** A file that a program is about to write is empty for a moment. */
function hasSiteYml(contentDir: string): boolean {
  const place = findInside(contentDir, "site.yml");
  return place.kind === "refused" || (place.kind === "there" && place.stats.size > 0);
}
