import type { Ingest, ScanReport } from "../publish/ingest.ts";
import { openWatch } from "./folder-watchers.ts";
import type { OpenWatch } from "./folder-watchers.ts";
import { createLaterScans } from "./later-scans.ts";
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
  const settle = (): void => {
    if (!watched.isPending() && !todo.hasChanges()) onSettled();
  };
  const publish = async (changes: Changes, signal: AbortSignal): Promise<void> => {
    if (changes === null) {
      later.cancelLook();
      await watched.refresh();
    }
    const report = await ingest.scan({
      changes,
      onPublished: () => {
        onPublished();
        settle();
      },
      signal,
    });
    todo.done(report.isWhole);
    onScan(report);
    // Otherwise a full ingest follows, which a file that is due already, and needs that ingest, must not abort.
    if (report.isWhole) later.startWhenDue(report.nextDue);
  };
  const scan = async (changes: Changes, signal: AbortSignal): Promise<void> => {
    try {
      await publish(changes, signal);
    } catch (error) {
      onFault(error);
      later.retry();
    } finally {
      settle();
      if (watched.isPartial()) later.look();
    }
  };
  const turns = createTurns(todo, scan, stopping.signal);
  const later = createLaterScans(turns.start, means.lookMs, stopping.signal);
  const watched = watchFolder(contentDir, { onChange: turns.start, onNoticed, onUnwatched }, means.open);
  turns.start(null);
  return {
    close: async () => {
      stopping.abort();
      watched.close();
      await turns.ended();
      later.cancel();
    },
  };
}

/** Does what there is to do, one scan at a time. */
function createTurns(
  todo: ReturnType<typeof createTodo>,
  scan: (changes: Changes, signal: AbortSignal) => Promise<void>,
  stopping: AbortSignal,
) {
  let running: Promise<void> | null = null;
  let underWay = new AbortController();
  const run = async (): Promise<void> => {
    while (todo.isLeft() && !stopping.aborted) {
      underWay = new AbortController();
      await scan(todo.take(), AbortSignal.any([stopping, underWay.signal]));
    }
    running = null;
  };
  return {
    start: (changes: Changes): void => {
      todo.add(changes);
      // Changes never abort the first full ingest.
      if (todo.isBegun()) underWay.abort();
      if (!stopping.aborted) running ??= run();
    },
    ended: async (): Promise<void> => {
      await running;
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
