import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { ContactMessage, MailboxStore } from "../store.ts";
import { inTransaction } from "./database.ts";
import type { DeedLog } from "./deeds.ts";
import { toCount } from "./rows.ts";

const Contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  country: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  message: z.string(),
});
const ContactRow = z.object({ message: z.string() });
const SubscriptionRow = z.object({ email: z.string(), token: z.string() });

/** What visitors wrote, kept until somebody reads or mails it. */
export function createMailboxStore(database: DatabaseSync, deeds: DeedLog): MailboxStore {
  const saveContact = database.prepare("INSERT INTO contacts (sent_at, message) VALUES (?, ?)");
  const countContacts = database.prepare("SELECT count(*) AS count FROM contacts");
  const listContacts = database.prepare("SELECT message FROM contacts ORDER BY id DESC LIMIT ? OFFSET ?");
  const saveFeedback = database.prepare("INSERT INTO feedback (sent_at, slug, rating, reason, comment) VALUES (?, ?, ?, ?, ?)");
  return {
    addContact: async (message) =>
      inTransaction(database, () => {
        const receipt = deeds.admit({ action: "contact", subject: "", ...message });
        if (receipt.kind === "stored") saveContact.run(message.atMs, JSON.stringify(Contact.parse(message)));
        return receipt;
      }),
    addFeedback: async ({ slug, rating, reason, comment, ...deed }) =>
      inTransaction(database, () => {
        const receipt = deeds.admit({ action: "feedback", subject: slug, ...deed });
        if (receipt.kind === "stored") saveFeedback.run(deed.atMs, slug, rating, reason, comment);
        return receipt;
      }),
    listContacts: async ({ page, limit }) => ({
      items: listContacts.all(limit, (page - 1) * limit).map(toContact),
      total: toCount(countContacts.get()),
    }),
    ...createSubscriptions(database, deeds),
  };
}

function createSubscriptions(
  database: DatabaseSync,
  deeds: DeedLog,
): Pick<MailboxStore, "subscribe" | "setSubscription" | "listSubscriptions"> {
  const save = database.prepare(
    `INSERT INTO subscriptions (email, token, state, changed_at) VALUES (?, ?, 'unconfirmed', ?)
     ON CONFLICT (email) DO UPDATE SET token = excluded.token, state = 'unconfirmed', changed_at = excluded.changed_at
     WHERE subscriptions.state = 'unsubscribed'`,
  );
  // A confirmation link that turns up again does not bring back somebody who left.
  const setState = database.prepare(
    "UPDATE subscriptions SET state = ?1, changed_at = ?2 WHERE token = ?3 AND (state <> 'unsubscribed' OR ?1 = 'unsubscribed')",
  );
  const list = database.prepare("SELECT email, token FROM subscriptions WHERE state = ? ORDER BY email");
  return {
    subscribe: async ({ email, token, ...deed }) =>
      inTransaction(database, () => {
        const receipt = deeds.admit({ action: "newsletter", subject: "", ...deed });
        if (receipt.kind === "stored") save.run(email, token, deed.atMs);
        return receipt;
      }),
    setSubscription: async (token, state, atMs) => setState.run(state, atMs, token).changes > 0,
    listSubscriptions: async (state) => z.array(SubscriptionRow).parse(list.all(state)),
  };
}

function toContact(row: unknown): ContactMessage {
  return Contact.parse(JSON.parse(ContactRow.parse(row).message));
}
