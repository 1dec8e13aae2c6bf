import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";
import { join } from "node:path";

/** Watches a folder that may come and go. */
export interface FolderWatch {
  /** To be called when the folder may have been created, replaced or removed. */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** Calls `onChange` when something in a folder of the content folder, at any depth, may have changed. */
export function watchFolder(contentDir: string, name: string, onChange: () => void): FolderWatch {
  let watcher: FSWatcher | null = null;
  const close = (): void => {
    watcher?.close();
    watcher = null;
  };
  const reopen = (): void => {
    close();
    try {
      watcher = watch(join(contentDir, name), { recursive: true }, () => onChange()).on("error", close);
    } catch {
      // There is no such folder now.
    }
  };
  reopen();
  return { reopen, close };
}
