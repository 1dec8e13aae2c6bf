import type { Ingest, ScanReport } from "../publish/ingest.ts";
import { type Changes, watchFolder } from "./watch-folder.ts";

/** Keeps what is published in line with the content folder. */
export interface ContentWatch {
  close(): Promise<void>;
}

/** What is told about each pass. */
export interface ScanListeners {
  /** Readers can see a difference. */
  readonly onPublished: () => void;
  readonly onScan: (report: ScanReport) => void;
  /** A pass failed as a whole, for example because the folder is gone; another is made until one succeeds. */
  readonly onFault: (error: unknown) => void;
}

const retryMs = 1_000;

/**
 * Makes a pass over everything at once, and one over what changed after every change, one at a time. A change that touches more than
 * itself is followed by a pass over everything, which makes way for further changes.
 */
export function watchContent(
  contentDir: string,
  ingest: Ingest,
  { onPublished, onScan, onFault }: ScanListeners,
): ContentWatch {
  const stopping = new AbortController();
  const todo = createTodo();
  let running: Promise<void> | null = null;
  let underWay = new AbortController();
  let retry: NodeJS.Timeout | undefined;
  const pass = async (): Promise<void> => {
    const changes = todo.take();
    underWay = new AbortController();
    try {
      if (changes === null) await watched.refresh();
      const report = await ingest.scan({
        changes,
        onPublished,
        signal: AbortSignal.any([stopping.signal, underWay.signal]),
      });
      todo.done(report.isWhole);
      onScan(report);
    } catch (error) {
      onFault(error);
      retry = setTimeout(() => start(null), retryMs);
    }
  };
  const run = async (): Promise<void> => {
    while (todo.isLeft() && !stopping.signal.aborted) await pass();
    running = null;
  };
  const start = (changes: Changes): void => {
    todo.add(changes);
    // The very first pass is not given up for anything.
    if (todo.isBegun()) underWay.abort();
    if (!stopping.signal.aborted) running ??= run();
  };
  const watched = watchFolder(contentDir, start);
  start(null);
  return {
    close: async () => {
      stopping.abort();
      watched.close();
      await running;
      clearTimeout(retry);
    },
  };
}

/** What is still to be looked at: some changes, or everything. Changes go first, once everything was looked at for the first time. */
function createTodo() {
  let changed: Set<string> = new Set();
  let isEverything = false;
  let isBegun = false;
  return {
    isLeft: () => isEverything || changed.size > 0,
    isBegun: () => isBegun,
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
