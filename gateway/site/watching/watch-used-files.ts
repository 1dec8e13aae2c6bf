import type { FSWatcher } from "node:fs";
import { findInside } from "../../../content-folder/inside/find-inside.ts";
import type { AssetStamps } from "../../../content-folder/media/assets.ts";
import { stampOf } from "../../../content-folder/media/file-stamp.ts";
import { watchNow } from "./watch-now.ts";

/** Watches files that are used, or looked for, wherever they lie in the content folder. */
export interface UsedFilesWatch {
  /** Watches these files from now on, with their stamps as of the reading that used them. */
  readonly follow: (stamps: AssetStamps) => void;
  /** Whether a path is that of such a file, or of a folder around one. */
  readonly isUsed: (path: string) => boolean;
  readonly close: () => void;
}

/**
 * Calls `onChange` when one of the files may have changed, come or gone. Only their folders are watched, each by itself: a folder of media may hold many
 * thousands of files that are not used here. Folders for which `isWatched` is true are watched already.
 */
export function watchUsedFiles(
  contentDir: string,
  isWatched: (folder: string) => boolean,
  onChange: () => void,
): UsedFilesWatch {
  const watchers = new Map<string, { readonly identity: FolderIdentity; readonly watcher: FSWatcher }>();
  let used: ReadonlySet<string> = new Set();
  let isClosed = false;
  const isUsed = (path: string): boolean => used.has(path.normalize("NFC"));
  const forget = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const add = (folder: string): void => {
    const identity = identityOf(contentDir, folder);
    if (identity !== null && watchers.get(folder)?.identity.mark === identity.mark) return;
    forget(folder);
    if (identity === null) return;
    const watcher = watchNow(identity.real, (name) => {
      if (name === null || isUsed(`${folder}/${name}`)) onChange();
    });
    if (watcher === null) return;
    watcher.on("error", () => forget(folder));
    watchers.set(folder, { identity, watcher });
  };
  return {
    isUsed,
    follow: (stamps) => {
      if (isClosed) return;
      const paths = Object.keys(stamps);
      const folders = new Set(paths.flatMap(foldersAround).filter((folder) => !isWatched(folder)));
      used = new Set([...paths, ...folders].map((path) => path.normalize("NFC")));
      for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
      for (const folder of folders) add(folder);
      // What changed before its folder was watched was not reported.
      if (paths.some((path) => stampOf(contentDir, path) !== stamps[path])) onChange();
    },
    close: () => {
      isClosed = true;
      for (const folder of watchers.keys()) forget(folder);
    },
  };
}

/** @example foldersAround("media/maps/a.png") // ["media", "media/maps"] */
function foldersAround(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Where a folder really is, and what distinguishes it from one that replaces it. */
interface FolderIdentity {
  readonly real: string;
  readonly mark: string;
}

/** Null if there is no such folder that may be read. */
function identityOf(contentDir: string, folder: string): FolderIdentity | null {
  const place = findInside(contentDir, folder);
  if (place.kind !== "there" || !place.stats.isDirectory()) return null;
  return { real: place.real, mark: `${place.real}:${place.stats.ino}:${place.stats.birthtimeMs}` };
}
