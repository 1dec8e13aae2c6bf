import type { Ingest, ScanReport } from "./ingest.ts";
import { watchFolder } from "./watch-folder.ts";

/** Keeps what is published in line with the content folder. */
export interface ContentWatch {
  close(): Promise<void>;
}

/** What is told about each pass. */
export interface ScanListeners {
  readonly onScan: (report: ScanReport) => void;
  /** A pass failed as a whole, for example because the folder is gone; another is made until one succeeds. */
  readonly onFault: (error: unknown) => void;
}

const retryMs = 1_000;

/** Makes a pass at once and after every change, one at a time; changes during a pass are followed by one more. */
export function watchContent(contentDir: string, ingest: Ingest, { onScan, onFault }: ScanListeners): ContentWatch {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;
  let retry: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    do {
      again = false;
      try {
        await watched.refresh();
        onScan(await ingest.scan(stopping.signal));
      } catch (error) {
        onFault(error);
        retry = setTimeout(start, retryMs);
      }
    } while (again && !stopping.signal.aborted);
    running = null;
  };
  const start = (): void => {
    again = true;
    if (!stopping.signal.aborted) running ??= run();
  };
  const watched = watchFolder(contentDir, start);
  start();
  return {
    close: async () => {
      stopping.abort();
      watched.close();
      await running;
      clearTimeout(retry);
    },
  };
}
