import type { Ingest, ScanReport } from "../publish/ingest.ts";
import { openWatch } from "./folder-watchers.ts";
import type { OpenWatch } from "./folder-watchers.ts";
import { watchFolder } from "./watch-folder.ts";
import type { Changes, FolderListeners } from "./watch-folder.ts";

/** Keeps the published content in line with the content folder. */
export interface ContentWatch {
  close(): Promise<void>;
}

/** Callbacks for scans. */
export interface ScanListeners extends Pick<FolderListeners, "onUnwatched"> {
  /** Something has changed; `onSettled` follows when that is published, or is nothing that readers can see. */
  readonly onNoticed: () => void;
  readonly onSettled: () => void;
  /** Visible content has changed. */
  readonly onPublished: () => void;
  readonly onScan: (report: ScanReport) => void;
  /** A scan failed as a whole, for example because the folder is missing; it is retried until one succeeds. */
  readonly onFault: (error: unknown) => void;
}

/** How the folder is watched. */
export interface WatchMeans {
  readonly open: OpenWatch;
  /** How long after a scan everything is looked at again while some folder cannot be watched. */
  readonly lookMs: number;
}

/** Looking at everything takes the facts of every file: more often would keep a large site busy with nothing else. */
const systemMeans: WatchMeans = { open: openWatch, lookMs: 10_000 };

const retryMs = 1_000;
const longestWaitMs = 86_400_000;

/**
 * Runs a full ingest at once, and an incremental ingest after every change, one at a time. A change that affects other documents is followed by a
 * full ingest, which further changes abort. While some folder cannot be watched, a full ingest follows at intervals.
 */
export function watchContent(
  contentDir: string,
  ingest: Ingest,
  { onNoticed, onSettled, onPublished, onScan, onFault, onUnwatched }: ScanListeners,
  means = systemMeans,
): ContentWatch {
  const stopping = new AbortController();
  const todo = createTodo();
  let running: Promise<void> | null = null;
  let underWay = new AbortController();
  let retry: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  let dueTimer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    if (!watched.isPending() && !todo.hasChanges()) onSettled();
  };
  const refresh = async (): Promise<void> => {
    clearTimeout(look);
    look = undefined;
    await watched.refresh();
  };
  /** Begins after a scan, not with it, so that a long one is never aborted by the next. */
  const lookLater = (): void => {
    if (watched.isPartial() && !stopping.signal.aborted) look ??= setTimeout(() => start(null), means.lookMs);
  };
  const scan = async (): Promise<void> => {
    const changes = todo.take();
    underWay = new AbortController();
    try {
      if (changes === null) await refresh();
      const report = await ingest.scan({
        changes,
        onPublished: () => {
          onPublished();
          settle();
        },
        signal: AbortSignal.any([stopping.signal, underWay.signal]),
      });
      todo.done(report.isWhole);
      onScan(report);
      waitUntilDue(report.nextDue);
    } catch (error) {
      onFault(error);
      retry = setTimeout(() => start(null), retryMs);
    } finally {
      settle();
      lookLater();
    }
  };
  const waitUntilDue = (next: ScanReport["nextDue"]): void => {
    clearTimeout(dueTimer);
    if (next === null || stopping.signal.aborted) return;
    const waitMs = next.atMs - Date.now();
    // A timer cannot wait for longer than 24 days.
    dueTimer = setTimeout(
      () => (waitMs > longestWaitMs ? waitUntilDue(next) : start(next.paths)),
      Math.min(Math.max(0, waitMs), longestWaitMs),
    );
  };
  const run = async (): Promise<void> => {
    while (todo.isLeft() && !stopping.signal.aborted) await scan();
    running = null;
  };
  const start = (changes: Changes): void => {
    todo.add(changes);
    // Changes never abort the first full ingest.
    if (todo.isBegun()) underWay.abort();
    if (!stopping.signal.aborted) running ??= run();
  };
  const watched = watchFolder(contentDir, { onChange: start, onNoticed, onUnwatched }, means.open);
  start(null);
  return {
    close: async () => {
      stopping.abort();
      watched.close();
      await running;
      clearTimeout(retry);
      clearTimeout(look);
      clearTimeout(dueTimer);
    },
  };
}

/** The pending work: some changes, or everything. After the first full ingest, changes go first. */
function createTodo() {
  let changed: Set<string> = new Set();
  let isEverything = false;
  let isBegun = false;
  return {
    isLeft: () => isEverything || changed.size > 0,
    isBegun: () => isBegun,
    hasChanges: () => changed.size > 0,
    add: (changes: Changes): void => {
      if (changes === null) isEverything = true;
      else for (const path of changes) changed.add(path);
    },
    take: (): Changes => {
      const taken = isBegun && changed.size > 0 ? changed : null;
      changed = new Set();
      if (taken === null) isEverything = false;
      return taken;
    },
    done: (isWhole: boolean): void => {
      isBegun = true;
      isEverything ||= !isWhole;
    },
  };
}
