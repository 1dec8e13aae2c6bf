import type { ScanReport } from "../publish/ingest.ts";
import type { Changes } from "./watch-folder.ts";

/** Starts the scans that no noticed change asks for. */
export interface LaterScans {
  /** Scans everything again soon, after a failure. */
  readonly retry: () => void;
  /** Looks at everything some time after a scan, not with it, so that a long one is never aborted by the next. */
  readonly look: () => void;
  /** Everything is looked at now. */
  readonly cancelLook: () => void;
  /** Scans the files whose documents appear or vanish by the clock, when they do. */
  readonly startWhenDue: (next: ScanReport["nextDue"]) => void;
  /** Starts nothing any more. */
  readonly cancel: () => void;
}

const retryMs = 1_000;
const longestWaitMs = 86_400_000;

/** Starts nothing by itself. `start` receives the files to scan, null for everything. */
export function createLaterScans(start: (changes: Changes) => void, lookMs: number, stopping: AbortSignal): LaterScans {
  let retry: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  let due: NodeJS.Timeout | undefined;
  const cancelLook = (): void => {
    clearTimeout(look);
    look = undefined;
  };
  const startWhenDue = (next: ScanReport["nextDue"]): void => {
    clearTimeout(due);
    if (next === null || stopping.aborted) return;
    const waitMs = next.atMs - Date.now();
    // A timer cannot wait for longer than 24 days.
    due = setTimeout(
      () => (waitMs > longestWaitMs ? startWhenDue(next) : start(next.paths)),
      Math.min(Math.max(0, waitMs), longestWaitMs),
    );
  };
  return {
    retry: () => {
      retry = setTimeout(() => start(null), retryMs);
    },
    look: () => {
      if (!stopping.aborted) look ??= setTimeout(() => start(null), lookMs);
    },
    cancelLook,
    startWhenDue,
    cancel: () => {
      clearTimeout(retry);
      cancelLook();
      clearTimeout(due);
    },
  };
}
