import { Client } from "pg";
import type { PeerNotifications } from "../peers.ts";
import type { Database } from "./database.ts";
import { clientConfig } from "./pools.ts";
import { readFact } from "./facts.ts";
import { channels } from "./lock-keys.ts";

/** The polling interval. Polling is needed because notifications sent while the connection is lost are never delivered. */
const pollMs = 2_000;

/** Listens for notifications from other processes, and polls for missed ones. Returns a function that stops it. */
export function listenForChanges(
  url: string,
  database: Database,
  { onPublished, onMail }: PeerNotifications,
): () => Promise<void> {
  let client: Client | null = null;
  let known: string | null | undefined;
  let stopped = false;
  let polling: Promise<void> | null = null;
  const listen = async (): Promise<void> => {
    const next = new Client(clientConfig(url));
    const forget = (): void => {
      if (client === next) client = null;
    };
    for (const event of ["error", "end"] as const) next.on(event, forget);
    next.on("notification", ({ channel }) => (channel === channels.mail ? onMail() : onPublished()));
    try {
      await next.connect();
      await next.query(`LISTEN ${channels.published}; LISTEN ${channels.mail}`);
      client = next;
    } catch {
      // The database is unreachable; the next poll tries again.
      await next.end().catch(() => undefined);
    }
  };
  const poll = async (): Promise<void> => {
    if (client === null) {
      await listen();
      onMail();
    }
    const revision = await readFact(database, "revision");
    if (known !== undefined && revision !== known) onPublished();
    known = revision;
  };
  const pollUnlessPolling = (): void => {
    if (!stopped)
      polling ??= poll()
        .catch(() => undefined)
        .finally(() => (polling = null));
  };
  pollUnlessPolling();
  const timer = setInterval(pollUnlessPolling, pollMs).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await polling;
    await client?.end().catch(() => undefined);
  };
}
