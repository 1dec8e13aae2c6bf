import { type FSWatcher, watch } from "node:fs";
import { readdir, stat } from "node:fs/promises";
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
  const watchers = new Map<string, { readonly identity: string; readonly watcher: FSWatcher }>();
  let timer: NodeJS.Timeout | null = null;
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      onChange();
    }, debounceMs);
  };
  const forget = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const add = (folder: string, identity: string): void => {
    if (watchers.get(folder)?.identity === identity) return;
    forget(folder);
    const watcher = watch(folder, { persistent: false }, schedule);
    // A folder that is removed ends its own watch.
    watcher.on("error", () => {
      forget(folder);
      schedule();
    });
    watchers.set(folder, { identity, watcher });
  };
  return {
    refresh: async () => {
      const folders = await listFolders(root);
      for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
      for (const [folder, identity] of folders) add(folder, identity);
    },
    close: () => {
      if (timer !== null) clearTimeout(timer);
      for (const folder of watchers.keys()) forget(folder);
    },
  };
}

/** The folders by path, each with what tells it from another folder that later takes its place. */
async function listFolders(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const folders = [root, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
  return new Map(
    await Promise.all(
      folders.map(async (folder) => {
        const { ino, birthtimeMs } = await stat(folder);
        return [folder, `${ino}:${birthtimeMs}`] as const;
      }),
    ),
  );
}
