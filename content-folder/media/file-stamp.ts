import type { Stats } from "node:fs";
import { findInside } from "../inside/find-inside.ts";

/**
 * Modification time, size and inode: shows, without reading a file, that it has probably not changed. Null if the file is missing; a file that exists
 * but may not be read has a stamp too.
 */
export function stampOf(contentDir: string, path: string): string | null {
  const place = findInside(contentDir, path);
  if (place.kind === "missing") return null;
  return place.kind === "there" ? toStamp(place.stats) : "no file";
}

/** The inode distinguishes a file from a replacement with the same time and size. */
export function toStamp(stats: Stats): string {
  return stats.isFile() ? `${stats.mtimeMs}:${stats.size}:${stats.ino}` : "no file";
}
