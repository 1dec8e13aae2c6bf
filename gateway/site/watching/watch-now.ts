import { watch } from "node:fs";
import type { FSWatcher } from "node:fs";

/** Watches a folder, not those in it. Null if it is gone at this moment: its replacement is noticed by what watches around it. */
export function watchNow(folder: string, onEvent: (name: string | null) => void): FSWatcher | null {
  try {
    return watch(folder, (_event, name) => onEvent(name)).on("error", () => undefined);
  } catch {
    return null;
  }
}
