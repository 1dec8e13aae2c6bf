import { Client } from "pg";
import type { PeerNotifications } from "../peers.ts";
import { clientConfig, type Database } from "./database.ts";
import { readFact } from "./facts.ts";
import { channels } from "./lock-keys.ts";

/** How often we look by ourselves: what is told while the connection is lost would never be heard. */
const lookEveryMs = 2_000;

/** Listens to what other processes tell, and looks now and then. Gives what ends it. */
export function listenForNews(
  url: string,
  database: Database,
  { onPublished, onMail }: PeerNotifications,
): () => Promise<void> {
  let client: Client | null = null;
  let known: string | null | undefined;
  let stopped = false;
  let looking: Promise<void> | null = null;
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
      // The database is away; we look again.
      await next.end().catch(() => undefined);
    }
  };
  const look = async (): Promise<void> => {
    if (client === null) {
      await listen();
      onMail();
    }
    const revision = await readFact(database, "revision");
    if (known !== undefined && revision !== known) onPublished();
    known = revision;
  };
  const lookUnlessLooking = (): void => {
    if (!stopped)
      looking ??= look()
        .catch(() => undefined)
        .finally(() => (looking = null));
  };
  lookUnlessLooking();
  const timer = setInterval(lookUnlessLooking, lookEveryMs).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await looking;
    await client?.end().catch(() => undefined);
  };
}
