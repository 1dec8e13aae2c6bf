import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "./config.ts";
import { copyStore } from "./copy-store.ts";
import { copyName } from "./http/backups.ts";
import type { MailboxStore, SentContact, Subscription, SubscriptionState } from "./store/mailbox.ts";
import { openStore } from "./store/sqlite/open-store.ts";
import type { Store } from "./store/store.ts";

/** What visitors have left for people to read. */
export interface Mailbox {
  /** Newest first. */
  readonly contacts: readonly SentContact[];
  /** By address. */
  readonly subscriptions: readonly (Subscription & { readonly state: SubscriptionState })[];
}

const states = ["confirmed", "unconfirmed", "unsubscribed"] as const;

/**
 * Reads the mailbox of a store, in use or not. Only the process that has a file of SQLite open can read it, so a copy is read, made as
 * for a backup and gone at the end.
 *
 * @throws CopyError that says what to do, where there is no store or its process makes no copy.
 */
export async function readMailbox(config: Config): Promise<Mailbox> {
  if (config.databaseUrl === null) return readCopy(config);
  // Its client is loaded where there is a database.
  const { openPostgresStore } = await import("./store/postgres/open-store.ts");
  const store = await openPostgresStore(config.databaseUrl, () => undefined);
  return readAndClose(store);
}

async function readCopy(config: Config): Promise<Mailbox> {
  const copy = join(dirname(config.storeFile), copyName());
  try {
    await copyStore(config, copy);
    return await readAndClose(openStore(copy));
  } finally {
    for (const ending of ["", "-wal", "-shm"]) rmSync(`${copy}${ending}`, { force: true });
  }
}

async function readAndClose(store: Pick<Store, "mailbox" | "close">): Promise<Mailbox> {
  try {
    return await readAll(store.mailbox);
  } finally {
    await store.close();
  }
}

async function readAll(mailbox: MailboxStore): Promise<Mailbox> {
  const { total } = await mailbox.listContacts({ page: 1, limit: 1 });
  const { items } = await mailbox.listContacts({ page: 1, limit: Math.max(1, total) });
  const subscriptions = await Promise.all(
    states.map(async (state) =>
      (await mailbox.listSubscriptions(state)).map((subscription) => ({ ...subscription, state })),
    ),
  );
  return { contacts: items, subscriptions: subscriptions.flat().toSorted((a, b) => (a.email < b.email ? -1 : 1)) };
}
