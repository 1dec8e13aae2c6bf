import { setTimeout as pause } from "node:timers/promises";
import { createAnnouncements } from "./announcements.ts";
import { watchContent } from "./ingest/watch/content-watch.ts";
import type { Ingest, ScanReport } from "./ingest/publish/ingest.ts";
import type { BackendMessage } from "./messages.ts";
import type { EndLease } from "./store/peers.ts";
import type { Store } from "./store/store.ts";

/** What publishing works with. */
export interface ContentParts {
  readonly store: Store;
  readonly contentDir: string;
  readonly ingest: Ingest;
  readonly send: (message: BackendMessage) => void;
  /** Told of changes that this process made, and once when its lease begins: whoever held the last one may have gone before telling. */
  readonly tellGateways: () => void;
  readonly onFault: (error: unknown) => void;
}

/** What is published, kept in line with the content by one process at a time. */
export interface ContentLease {
  /** Fulfilled when there is something to serve: made by this process, or by another one before. */
  readonly filled: Promise<void>;
  /** What the last pass of this process found; empty where another process makes them. */
  readonly problems: () => ScanReport["problems"];
  /** Begins to ask for the lease. A store that is served already is looked after once it is: the first readers come before the first pass. */
  readonly begin: () => void;
  /** Another process has published. */
  readonly onPublished: () => void;
  stop(): Promise<void>;
}

const lookEveryMs = 500;

/** Publishes while this process holds the lease, and passes on what others publish. */
export function startContentLease({
  store,
  contentDir,
  ingest,
  send,
  tellGateways,
  onFault,
}: ContentParts): ContentLease {
  const firstPass = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let problems: ScanReport["problems"] = [];
  let isOurs = false;
  const announcements = createAnnouncements(send);
  let end: EndLease | null = null;
  const beginLease = (): EndLease => {
    isOurs = true;
    tellGateways();
    const content = watchContent(contentDir, ingest, {
      onPublished: () => {
        announcements.changed();
        tellGateways();
        // Links are checked while the site is served.
        firstPass.resolve();
      },
      onScan: (report) => {
        announcements.scanned(report);
        problems = report.problems;
        firstPass.resolve();
      },
      onFault: (error) => firstPass.resolve(onFault(error)),
    });
    return async () => {
      isOurs = false;
      await content.close();
    };
  };
  const begin = (): void => {
    if (!stopping.signal.aborted) end ??= store.peers.takeLease("ingest", beginLease);
  };
  return {
    begin,
    filled: waitUntilFilled(),
    problems: () => problems,
    onPublished: () => {
      if (!isOurs) send({ kind: "changed" });
    },
    stop: async () => {
      stopping.abort();
      await end?.();
    },
  };

  /** What was published before is served at once; a store that was never filled is filled first. */
  async function waitUntilFilled(): Promise<void> {
    if (await ingest.isComplete()) return;
    begin();
    await Promise.race([firstPass.promise, filledByAnother(store, stopping.signal)]);
  }
}

/** Never, where there can be no other. */
async function filledByAnother({ sources, peers }: Store, signal: AbortSignal): Promise<void> {
  if (!peers.arePossible) return new Promise(() => undefined);
  while (!signal.aborted && (await sources.ingested().catch(() => null)) === null)
    await pause(lookEveryMs, undefined, { ref: false });
}
