import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { toWaitingMail } from "../mail-rows.ts";
import { latestDueMs } from "../mails.ts";
import type { MailStore } from "../mails.ts";

const NextRow = z.object({ dueAt: z.number().nullable() });

/** Adds mails to the queue, in the caller's transaction. */
export interface MailQueue {
  addContact(contactId: number | bigint, atMs: number): void;
  /** Does nothing if one is queued already. */
  addConfirmation(token: string, atMs: number): void;
  dropConfirmation(token: string): void;
}

/** A mail references its subject matter, so nothing is stored twice, and it is deleted with it. */
export function createMailQueue(database: DatabaseSync): MailQueue {
  const add = database.prepare(
    "INSERT INTO mails (message_id, contact_id, token, due_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const drop = database.prepare("DELETE FROM mails WHERE token = ?");
  return {
    addContact: (contactId, atMs) => void add.run(randomUUID(), contactId, null, atMs),
    addConfirmation: (token, atMs) => void add.run(randomUUID(), null, token, atMs),
    dropConfirmation: (token) => void drop.run(token),
  };
}

/** The queue as the mail sender uses it. */
export function createMailStore(database: DatabaseSync): MailStore {
  const due = database.prepare(
    `SELECT mails.id, mails.message_id AS messageId, mails.tries, contacts.message, subscriptions.email, mails.token
     FROM mails LEFT JOIN contacts ON contacts.id = mails.contact_id LEFT JOIN subscriptions ON subscriptions.token = mails.token
     WHERE mails.due_at <= ? OR mails.due_at > ? ORDER BY mails.due_at, mails.id LIMIT ?`,
  );
  const next = database.prepare("SELECT min(due_at) AS dueAt FROM mails");
  const postpone = database.prepare("UPDATE mails SET tries = tries + 1, due_at = ? WHERE id = ?");
  const remove = database.prepare("DELETE FROM mails WHERE id = ?");
  return {
    listDue: async (atMs, limit) => due.all(atMs, latestDueMs(atMs), limit).map(toWaitingMail),
    nextDueMs: async () => NextRow.parse(next.get()).dueAt,
    postpone: async (id, untilMs) => {
      postpone.run(untilMs, id);
    },
    remove: async (id) => {
      remove.run(id);
    },
  };
}
