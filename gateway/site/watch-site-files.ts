import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { isHidden } from "../../content-folder/find-inside.ts";
import { watchRoot } from "../../content-folder/watch-root.ts";
import { watchFolder } from "./watch-folder.ts";

/** Folders whose files are the site's own too. */
const folderNames = ["pages", "theme", "words"] as const;

/** Editors write a file in several steps, so changes are handled after this delay. */
const settleMs = 50;

/**
 * Calls `onChange` shortly after one of the site's own files may have changed, even if their folder is replaced. Returns the function that stops it.
 */
export function watchSiteFiles(contentDir: string, onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  };
  const folders = new Map<string, ReturnType<typeof watchFolder>>(
    folderNames.map((name) => [name, watchFolder(contentDir, name, schedule)]),
  );
  const onEvent = (file: string | null): void => {
    if (file !== null) folders.get(file)?.reopen();
    if (isOurs(file)) schedule();
  };
  let watcher = watchNow(contentDir, onEvent);
  const unwatchRoot = watchRoot(contentDir, () => {
    watcher?.close();
    watcher = watchNow(contentDir, onEvent);
    for (const folder of folders.values()) folder.reopen();
    schedule();
  });
  return () => {
    clearTimeout(timer);
    unwatchRoot();
    watcher?.close();
    for (const folder of folders.values()) folder.close();
  };
}

/** A name without an extension may be a link through which many files are reached. */
function isOurs(file: string | null): boolean {
  return file === null || file.endsWith(".yml") || (!isHidden(file) && !/\w\.\w+$/.test(file));
}

/** Null if the folder is gone at this moment: `watchRoot` notices its replacement. */
function watchNow(folder: string, onEvent: (file: string | null) => void): FSWatcher | null {
  try {
    return watch(folder, (_event, file) => onEvent(file)).on("error", () => undefined);
  } catch {
    return null;
  }
}
