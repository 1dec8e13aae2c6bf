import { statSync } from "node:fs";
import { join } from "node:path";
import { isHidden } from "../../../content-folder/inside/find-inside.ts";
import { watchRoot } from "../../../content-folder/inside/watch-root.ts";
import { watchFolder } from "./watch-folder.ts";
import { watchNow } from "./watch-now.ts";
import { watchUsedFiles } from "./watch-used-files.ts";

/** Folders whose files are the site's own too. */
const folderNames = ["pages", "theme", "words"] as const;

/** Editors write a file in several steps, so changes are handled after this delay. */
const settleMs = 50;

/** Under load one look in this time is enough for all requests. */
const lookMs = 5;

/** Who hears of the site's own files. */
export interface SiteFileListeners {
  /** Something may have changed; `onSettled` follows when it is read. */
  readonly onNoticed: () => void;
  /** Reads the files, one call at a time: an earlier reading must not end last. */
  readonly onChange: () => Promise<void>;
  readonly onSettled: () => void;
}

/**
 * Calls `onChange` shortly after one of the site's own files may have changed, even if their folder is replaced. `look` looks for a change of
 * `site.yml` without waiting for the system to report it, `follow` watches the pictures and files that were used too, and `readAgain` counts as a change.
 */
export function watchSiteFiles(contentDir: string, { onNoticed, onChange, onSettled }: SiteFileListeners) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = Promise.resolve();
  let isStopped = false;
  const siteYml = createLook(join(contentDir, "site.yml"));
  const read = (): void => {
    timer = undefined;
    siteYml.isChanged();
    reading = reading.then(onChange).finally(() => {
      if (timer === undefined) onSettled();
    });
  };
  const schedule = (): void => {
    if (isStopped) return;
    onNoticed();
    clearTimeout(timer);
    timer = setTimeout(read, settleMs);
  };
  const folders = new Map<string, ReturnType<typeof watchFolder>>(
    folderNames.map((name) => [name, watchFolder(contentDir, name, schedule)]),
  );
  const usedFiles = watchUsedFiles(contentDir, (folder) => folders.has(folder.split("/")[0] ?? ""), schedule);
  const onEvent = (file: string | null): void => {
    if (file !== null) folders.get(file)?.reopen();
    if (file === null || isOurs(file) || usedFiles.isUsed(file)) schedule();
  };
  let watcher = watchNow(contentDir, onEvent);
  const unwatchRoot = watchRoot(contentDir, () => {
    watcher?.close();
    watcher = watchNow(contentDir, onEvent);
    for (const folder of folders.values()) folder.reopen();
    schedule();
  });
  return {
    look: (): void => {
      if (siteYml.isDue() && siteYml.isChanged()) schedule();
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      unwatchRoot();
      watcher?.close();
      for (const folder of folders.values()) folder.close();
      usedFiles.close();
    },
    follow: usedFiles.follow,
    readAgain: schedule,
  };
}

/** Compares a file's size and times with those of the last look. */
function createLook(file: string) {
  let known = stateOf(file);
  let lookedAt = performance.now();
  return {
    isDue: (): boolean => performance.now() - lookedAt >= lookMs,
    isChanged: (): boolean => {
      const before = known;
      known = stateOf(file);
      lookedAt = performance.now();
      return known !== before;
    },
  };
}

/** What changes when a file is written or replaced; empty if it cannot be looked at. */
function stateOf(file: string): string {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats === undefined ? "" : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
  } catch {
    return "";
  }
}

/** A name without an extension may be a link through which many files are reached. */
function isOurs(file: string): boolean {
  return file.endsWith(".yml") || (!isHidden(file) && !/\w\.\w+$/.test(file));
}
