import { stat } from "node:fs/promises";
import { join } from "node:path";
import { watchRoot } from "../../../content-folder/inside/watch-root.ts";
import { walkContent } from "../read/walk.ts";
import { createFolderWatchers, openWatch } from "./folder-watchers.ts";
import type { OpenWatch } from "./folder-watchers.ts";

/** Watches a folder recursively. */
export interface FolderWatch {
  /** Starts watching new folders, as far as the system lets it. Call it before reading the files, so that no change is missed in between. */
  refresh(): Promise<void>;
  /** Whether changes were noticed that are not reported yet. */
  isPending(): boolean;
  /** Whether some folder could not be watched at the last refresh: changes in it are not noticed. */
  isPartial(): boolean;
  close(): void;
}

/** Editors save in several steps, which count as one change. */
const debounceMs = 50;
/** Files that change in quick succession also count as one change, reported after at most this delay. */
const waitedMaxMs = 300;

/** The changed paths, relative to the folder, with forward slashes; null if unknown. */
export type Changes = ReadonlySet<string> | null;

/** Who hears of a folder. */
export interface FolderListeners {
  /** Called shortly after a change. */
  readonly onChange: (changes: Changes) => void;
  /** Called at once when a change is noticed. */
  readonly onNoticed: () => void;
  /** Some folder cannot be watched. Called once, and again only if all could be meanwhile. */
  readonly onUnwatched: (fault: Error) => void;
}

/** Uses one watcher per folder: watching single files would miss those that an editor replaces instead of writing to them. */
export function watchFolder(
  root: string,
  { onChange, onNoticed, onUnwatched }: FolderListeners,
  open: OpenWatch = openWatch,
): FolderWatch {
  let timer: NodeJS.Timeout | undefined;
  let isPartial = false;
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
  const watchers = createFolderWatchers(root, open, schedule);
  const unwatchRoot = watchRoot(root, () => schedule(null));
  return {
    refresh: async () => {
      const fault = watchers.follow(await listFolders(root));
      if (fault !== null && !isPartial) onUnwatched(fault);
      isPartial = fault !== null;
    },
    isPending: () => timer !== undefined,
    isPartial: () => isPartial,
    close: () => {
      clearTimeout(timer);
      unwatchRoot();
      watchers.close();
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
