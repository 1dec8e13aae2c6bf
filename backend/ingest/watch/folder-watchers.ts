import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { join, posix } from "node:path";
import { isHidden } from "../../../content-folder/inside/find-inside.ts";

/** Watches one folder, not those in it. Throws where the system has no watch for it. */
export type OpenWatch = (folder: string, onEvent: (name: string | null) => void) => FSWatcher;

/** One watch for each folder of a content folder. */
export interface FolderWatchers {
  /**
   * Watches exactly these folders, each by its path with an identity that detects a replacement. Returns why one of them cannot be watched, null if all
   * are: a system has only so many watches, and one that runs out is no reason not to publish.
   */
  readonly follow: (folders: ReadonlyMap<string, string>) => Error | null;
  readonly close: () => void;
}

/** Watches as the system does. Does not keep the process alive. */
export function openWatch(folder: string, onEvent: (name: string | null) => void): FSWatcher {
  return watch(folder, { persistent: false }, (_event, name) => onEvent(name));
}

/** Watches no folder at first. `onChange` receives a path that has changed, null if it is unknown. */
export function createFolderWatchers(
  root: string,
  open: OpenWatch,
  onChange: (path: string | null) => void,
): FolderWatchers {
  const watchers = new Map<string, { readonly identity: string; readonly watcher: FSWatcher }>();
  const forget = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const add = (folder: string, identity: string): void => {
    if (watchers.get(folder)?.identity === identity) return;
    forget(folder);
    const watcher = open(join(root, folder), (name) => {
      // Hidden entries are not published; Git, editors and the store itself may write there constantly.
      if (name === null || !isHidden(name)) onChange(name === null ? null : posix.join(folder, name));
    });
    // Removing a folder ends its watcher.
    watcher.on("error", () => {
      forget(folder);
      onChange(null);
    });
    watchers.set(folder, { identity, watcher });
  };
  return {
    follow: (folders) => {
      for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
      const faults = [...folders].map(([folder, identity]) => faultOf(() => add(folder, identity)));
      return faults.find((fault) => fault !== null) ?? null;
    },
    close: () => {
      for (const folder of watchers.keys()) forget(folder);
    },
  };
}

/** Why a folder cannot be watched. One that is gone meanwhile need not be: the watch of the folder around it has told of that. */
function faultOf(add: () => void): Error | null {
  try {
    add();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return "code" in error && error.code === "ENOENT" ? null : error;
  }
}
