import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../config.ts";
import { copyStore } from "../copies/copy-store.ts";
import { copyName } from "../http/calls/backups.ts";
import type { MailboxStore, SentContact, Subscription, SubscriptionState } from "../store/mailbox.ts";
import { openStore } from "../store/sqlite/open-store.ts";
import type { Store } from "../store/store.ts";

/** The messages and subscriptions that visitors have sent. */
export interface Mailbox {
  /** Newest first. */
  readonly contacts: readonly SentContact[];
  /** Sorted by e-mail address. */
  readonly subscriptions: readonly (Subscription & { readonly state: SubscriptionState })[];
}

const states = ["confirmed", "unconfirmed", "unsubscribed"] as const;

/**
 * Reads the mailbox of a store, in use or not. Only one process can have an SQLite store open, so a temporary copy is made as for a backup, read,
 * and removed.
 *
 * @throws CopyError that says what to do, if there is no store or the process using it makes no copy.
 */
export async function readMailbox(config: Config): Promise<Mailbox> {
  if (config.databaseUrl === null) return readCopy(config);
  // The client library is loaded only if a database is configured.
  const { openPostgresStore } = await import("../store/postgres/open-store.ts");
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
