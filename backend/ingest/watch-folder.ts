import { type FSWatcher, watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A watch over a folder and all folders in it. */
export interface FolderWatch {
  /** Begins to watch folders that are new since. Done before a pass over the files, so that no change falls between. */
  refresh(): Promise<void>;
  close(): void;
}

/** An editor saves in several steps; they are one change. */
const debounceMs = 50;

/**
 * Calls `onChange` a moment after something changed. One watcher a folder: watching single files would lose those that
 * an editor replaces instead of writing to them.
 */
export function watchFolder(root: string, onChange: () => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | null = null;
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      onChange();
    }, debounceMs);
  };
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, { persistent: false }, schedule);
    // A folder that is removed ends its own watch.
    watcher.on("error", () => {
      forget(folder);
      schedule();
    });
    watchers.set(folder, watcher);
  };
  return {
    refresh: async () => {
      const folders = new Set(await listFolders(root));
      for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
      for (const folder of folders) add(folder);
    },
    close: () => {
      if (timer !== null) clearTimeout(timer);
      for (const folder of watchers.keys()) forget(folder);
    },
  };
}

async function listFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  return [root, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}
