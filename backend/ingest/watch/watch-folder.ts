import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { join, posix } from "node:path";
import { isHidden } from "../../../content-folder/find-inside.ts";
import { watchRoot } from "../../../content-folder/watch-root.ts";
import { walkContent } from "../read/walk.ts";

/** A watch over a folder and all folders in it. */
export interface FolderWatch {
  /** Begins to watch folders that are new since. Done before a pass over the files, so that no change falls between. */
  refresh(): Promise<void>;
  close(): void;
}

/** An editor saves in several steps; they are one change. */
const debounceMs = 50;
/** Many files that change one after the other are one change too, but nobody waits longer than this. */
const waitedMaxMs = 300;

/** What changed: paths relative to the folder, with forward slashes; null: nobody knows. */
export type Changes = ReadonlySet<string> | null;

/**
 * Calls `onChange` a moment after something changed. One watcher a folder: watching single files would lose those that
 * an editor replaces instead of writing to them.
 */
export function watchFolder(root: string, onChange: (changes: Changes) => void): FolderWatch {
  const watchers = new Map<string, { readonly identity: string; readonly watcher: FSWatcher }>();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  let changed: Set<string> | null = new Set();
  const tell = (): void => {
    const changes = changed;
    timer = undefined;
    changed = new Set();
    onChange(changes);
  };
  const schedule = (path: string | null): void => {
    if (path === null) changed = null;
    else changed?.add(path);
    if (timer === undefined) since = performance.now();
    clearTimeout(timer);
    timer = setTimeout(tell, Math.max(0, Math.min(debounceMs, since + waitedMaxMs - performance.now())));
  };
  const forget = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const add = (folder: string, identity: string): void => {
    if (watchers.get(folder)?.identity === identity) return;
    forget(folder);
    const watcher = watch(join(root, folder), { persistent: false }, (_event, name) => {
      // What is hidden is not published: Git, editors and the store itself may write there without end.
      if (name === null || !isHidden(name)) schedule(name === null ? null : posix.join(folder, name));
    });
    // A folder that is removed ends its own watch.
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
    close: () => {
      clearTimeout(timer);
      unwatchRoot();
      for (const folder of watchers.keys()) forget(folder);
    },
  };
}

/** The folders by path, each with what tells it from another folder that later takes its place. */
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
