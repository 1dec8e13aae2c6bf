import { setTimeout as pause } from "node:timers/promises";
import { createChangeNotifications } from "./notifications/change-notifications.ts";
import type { ChangeNotifications } from "./notifications/change-notifications.ts";
import { watchContent } from "./ingest/watch/content-watch.ts";
import type { ContentWatch } from "./ingest/watch/content-watch.ts";
import type { Ingest, ScanReport } from "./ingest/publish/ingest.ts";
import type { BackendMessage } from "./channel-messages.ts";
import type { EndLease } from "./store/peers.ts";
import type { Store } from "./store/store.ts";

/** The dependencies of publishing. */
export interface ContentParts {
  readonly store: Store;
  readonly contentDir: string;
  readonly ingest: Ingest;
  readonly send: (message: BackendMessage) => void;
  /** Called after changes by this process, and once when its lease begins: the last holder may have stopped before notifying the gateways. */
  readonly notifyGateways: () => void;
  readonly onFault: (error: unknown) => void;
  /** Some folder of the content cannot be watched: changes are found later. */
  readonly onUnwatched: (error: unknown) => void;
}

/** Keeps the published content in line with the content folder, in one process at a time. */
export interface ContentLease {
  /** Resolves once there is content to serve, ingested by this process or by another. */
  readonly filled: Promise<void>;
  /** The problems found by this process's last scan; empty while another process holds the lease. */
  readonly problems: () => ScanReport["problems"];
  /**
   * Starts requesting the lease. If the store is already complete, call this only once the server listens: serving does not wait for the first scan.
   */
  readonly begin: () => void;
  /** Called when another process has published. */
  readonly onPublished: () => void;
  stop(): Promise<void>;
}

const pollMs = 500;

/** Publishes while this process holds the lease, and forwards notifications of what others publish. */
export function startContentLease(parts: ContentParts): ContentLease {
  const { store, ingest, send } = parts;
  const firstScan = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const notifications = createChangeNotifications(send);
  let problems: ScanReport["problems"] = [];
  let isOurs = false;
  let end: EndLease | null = null;
  const beginLease = (): EndLease => {
    isOurs = true;
    parts.notifyGateways();
    const content = watchOurs(parts, notifications, (found) => {
      problems = found ?? problems;
      firstScan.resolve();
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

  /** A complete store is served at once; otherwise it is filled first. */
  async function waitUntilFilled(): Promise<void> {
    if (await ingest.isComplete()) return;
    begin();
    await Promise.race([firstScan.promise, filledByAnother(store, () => isOurs, stopping.signal)]);
  }
}

/** Publishes in this process. `onFilled`: there is content to serve, or there will be none; with the problems that a scan found. */
function watchOurs(
  { contentDir, ingest, notifyGateways, onFault, onUnwatched }: ContentParts,
  notifications: ChangeNotifications,
  onFilled: (problems: ScanReport["problems"] | null) => void,
): ContentWatch {
  return watchContent(contentDir, ingest, {
    onNoticed: notifications.noticed,
    onSettled: notifications.settled,
    onPublished: () => {
      notifications.changed();
      notifyGateways();
      // Links are checked while the site already serves.
      onFilled(null);
    },
    onScan: (report) => {
      notifications.scanned(report);
      onFilled(report.problems);
    },
    onFault: (error) => {
      onFault(error);
      onFilled(null);
    },
    onUnwatched,
  });
}

/** Resolves once another process has completed an ingest; never if there can be no other process. An ingest of this process ends with its first scan. */
async function filledByAnother({ sources, peers }: Store, isOurs: () => boolean, signal: AbortSignal): Promise<void> {
  if (!peers.arePossible) return new Promise(() => undefined);
  while (!signal.aborted && (isOurs() || (await sources.ingested().catch(() => null)) === null))
    await pause(pollMs, undefined, { ref: false });
}
