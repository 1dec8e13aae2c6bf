import { randomUUID } from "node:crypto";
import { z } from "zod";
import { toWaitingMail } from "../mail-rows.ts";
import { latestDueMs } from "../mails.ts";
import type { MailStore } from "../mails.ts";
import type { Database, Queries } from "./database.ts";
import { channels } from "./lock-keys.ts";

const NextRow = z.object({ dueAt: z.number().nullable() });

/** Queues a mail about a contact or for a token, in the caller's transaction, unless one is queued already; notifies the mail sender. */
export async function queueMail(
  { query }: Queries,
  about: { readonly contactId: number } | { readonly token: string },
  atMs: number,
): Promise<void> {
  const [contactId, token] = "token" in about ? [null, about.token] : [about.contactId, null];
  await query(
    "INSERT INTO mails (message_id, contact_id, token, due_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    [randomUUID(), contactId, token, atMs],
  );
  await query("SELECT pg_notify($1, '')", [channels.mail]);
}

/** The queue as the mail sender uses it, one process at a time: see `lease.ts`. */
export function createMailStore({ query, read }: Database): MailStore {
  const due = `SELECT mails.id, mails.message_id AS "messageId", mails.tries, contacts.message, subscriptions.email, mails.token
    FROM mails LEFT JOIN contacts ON contacts.id = mails.contact_id LEFT JOIN subscriptions ON subscriptions.token = mails.token
    WHERE mails.due_at <= $1 OR mails.due_at > $2 ORDER BY mails.due_at, mails.id LIMIT $3`;
  return {
    listDue: async (atMs, limit) => (await read(due, [atMs, latestDueMs(atMs), limit])).map(toWaitingMail),
    nextDueMs: async () => NextRow.parse((await read('SELECT min(due_at) AS "dueAt" FROM mails'))[0]).dueAt,
    postpone: async (id, untilMs) => {
      await query("UPDATE mails SET tries = tries + 1, due_at = $1 WHERE id = $2", [untilMs, id]);
    },
    remove: async (id) => {
      await query("DELETE FROM mails WHERE id = $1", [id]);
    },
  };
}
