import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { isHidden } from "../../content-folder/find-inside.ts";
import { watchRoot } from "../../content-folder/watch-root.ts";

/** Editors write a file in several steps, so a change is looked at a moment later. */
const settleMs = 50;

/** Calls `onChange` a moment after one of the site's own files may have changed, whatever becomes of the folder that they are in. */
export const watchSiteFiles = (contentDir: string, onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  };
  const onEvent = (file: string | null): void => {
    if (isOurs(file)) schedule();
  };
  let watcher = watchNow(contentDir, onEvent);
  const unwatchRoot = watchRoot(contentDir, () => {
    watcher?.close();
    watcher = watchNow(contentDir, onEvent);
    schedule();
  });
  return () => {
    clearTimeout(timer);
    unwatchRoot();
    watcher?.close();
  };
};

/** A name without an ending may be a link that many files are reached by. */
const isOurs = (file: string | null): boolean =>
  file === null || file.endsWith(".yml") || (!isHidden(file) && !/\w\.\w+$/.test(file));

/** Null where the folder is gone in this very moment: its successor is noticed. */
const watchNow = (folder: string, onEvent: (file: string | null) => void): FSWatcher | null => {
  try {
    return watch(folder, (_event, file) => onEvent(file)).on("error", () => undefined);
  } catch {
    return null;
  }
};
