import { Client } from "pg";
import type { PeerNews } from "../peers.ts";
import { clientConfig, type Database } from "./database.ts";
import { readFact } from "./facts.ts";
import { channels } from "./lock-keys.ts";

/** How often we look by ourselves: what is told on a lost connection, or through a pooler that knows no LISTEN, would never be heard. */
const lookEveryMs = 2_000;

/** Listens to what other processes tell, and looks now and then. */
export function listenForNews(url: string, database: Database, { onPublished, onMail }: PeerNews): () => Promise<void> {
  let client: Client | null = null;
  let stopped = false;
  let known: string | null | undefined;
  const look = async (): Promise<void> => {
    const revision = await readFact(database, "revision");
    if (known !== undefined && revision !== known && !stopped) onPublished();
    known = revision;
    if (!stopped) onMail();
    if (client === null && !stopped) await listen();
  };
  const listen = async (): Promise<void> => {
    const next = new Client(clientConfig(url));
    const forget = (): void => {
      if (client === next) client = null;
    };
    for (const event of ["error", "end"] as const) next.on(event, forget);
    next.on("notification", ({ channel }) => {
      if (channel === channels.mail) onMail();
      else onPublished();
    });
    client = next;
    await next.connect();
    await next.query(`LISTEN ${channels.published}; LISTEN ${channels.mail}`);
  };
  let looking: Promise<void> = Promise.resolve();
  // A database that cannot be reached is looked at again.
  const lookAgain = (): void => void (looking = looking.then(look).catch(() => (client = null)).then(() => undefined));
  lookAgain();
  const timer = setInterval(lookAgain, lookEveryMs).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await looking;
    await client?.end().catch(() => undefined);
  };
}
