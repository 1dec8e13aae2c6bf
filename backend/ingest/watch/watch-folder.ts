import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { stat } from "node:fs/promises";
import { join, posix } from "node:path";
import { isHidden } from "../../../content-folder/find-inside.ts";
import { watchRoot } from "../../../content-folder/watch-root.ts";
import { walkContent } from "../read/walk.ts";

/** Watches a folder recursively. */
export interface FolderWatch {
  /** Starts watching new folders. Call it before reading the files, so that no change is missed in between. */
  refresh(): Promise<void>;
  /** Whether changes were noticed that are not reported yet. */
  isPending(): boolean;
  close(): void;
}

/** Editors save in several steps, which count as one change. */
const debounceMs = 50;
/** Files that change in quick succession also count as one change, reported after at most this delay. */
const waitedMaxMs = 300;

/** The changed paths, relative to the folder, with forward slashes; null if unknown. */
export type Changes = ReadonlySet<string> | null;

/**
 * Calls `onChange` shortly after a change, and `onNoticed` at once. Uses one watcher per folder: watching single files would miss those that an editor replaces instead of
 * writing to them.
 */
export function watchFolder(root: string, onChange: (changes: Changes) => void, onNoticed: () => void): FolderWatch {
  const watchers = new Map<string, { readonly identity: string; readonly watcher: FSWatcher }>();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  let changed: Set<string> | null = new Set();
  const flush = (): void => {
    const changes = changed;
    timer = undefined;
    changed = new Set();
    onChange(changes);
  };
  const schedule = (path: string | null): void => {
    if (path === null) changed = null;
    else changed?.add(path);
    if (timer === undefined) {
      since = performance.now();
      onNoticed();
    }
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(debounceMs, since + waitedMaxMs - performance.now())));
  };
  const forget = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const add = (folder: string, identity: string): void => {
    if (watchers.get(folder)?.identity === identity) return;
    forget(folder);
    const watcher = watch(join(root, folder), { persistent: false }, (_event, name) => {
      // Hidden entries are not published; Git, editors and the store itself may write there constantly.
      if (name === null || !isHidden(name)) schedule(name === null ? null : posix.join(folder, name));
    });
    // Removing a folder ends its watcher.
    watcher.on("error", () => {
      forget(folder);
      schedule(null);
    });
    watchers.set(folder, { identity, watcher });
  };
  const unwatchRoot = watchRoot(root, () => schedule(null));
  return {
    refresh: async () => {
      const folders = await listFolders(root);
      for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
      for (const [folder, identity] of folders) add(folder, identity);
    },
    isPending: () => timer !== undefined,
    close: () => {
      clearTimeout(timer);
      unwatchRoot();
      for (const folder of watchers.keys()) forget(folder);
    },
  };
}

/** The folders by path, each with an identity that detects a replacement. */
async function listFolders(root: string): Promise<ReadonlyMap<string, string>> {
  const { folders } = await walkContent(root);
  const found = await Promise.all(
    folders.map(async (folder) => {
      const stats = await stat(join(root, folder)).catch(() => null);
      return stats === null ? [] : [[folder, `${stats.ino}:${stats.birthtimeMs}`] as const];
    }),
  );
  return new Map(found.flat());
}
