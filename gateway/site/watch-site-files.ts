import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { join } from "node:path";
import { isHidden } from "../../content-folder/find-inside.ts";
import { watchRoot } from "../../content-folder/watch-root.ts";

/** The folder of the files that `theme:` of `site.yml` names. */
const themeFolder = "theme";

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
  const onEvent = (file: string | null): void => {
    if (file === themeFolder) rewatch();
    else if (isOurs(file)) schedule();
  };
  let watchers = watchBoth(contentDir, onEvent, schedule);
  const rewatch = (): void => {
    watchers.close();
    watchers = watchBoth(contentDir, onEvent, schedule);
    schedule();
  };
  const unwatchRoot = watchRoot(contentDir, rewatch);
  return () => {
    clearTimeout(timer);
    unwatchRoot();
    watchers.close();
  };
}

/** Watches the folder itself, for the site's YAML files, and what is in `theme/`. */
function watchBoth(contentDir: string, onEvent: (file: string | null) => void, onTheme: () => void) {
  const watchers = [watchNow(contentDir, onEvent), watchNow(join(contentDir, themeFolder), onTheme)];
  return { close: () => watchers.forEach((watcher) => watcher?.close()) };
}

/** A name without an extension may be a link through which many files are reached. */
function isOurs(file: string | null): boolean {
  return file === null || file.endsWith(".yml") || (!isHidden(file) && !/\w\.\w+$/.test(file));
}

/** Null if the folder is not there at this moment: its return is noticed. */
function watchNow(folder: string, onEvent: (file: string | null) => void): FSWatcher | null {
  try {
    return watch(folder, (_event, file) => onEvent(file)).on("error", () => undefined);
  } catch {
    return null;
  }
}
