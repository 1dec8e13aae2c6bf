import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { mailedAgainMs } from "../mailbox.ts";
import type { MailboxStore } from "../mailbox.ts";
import { Contact, toSentContact } from "../contact-rows.ts";
import { clocksApartMs } from "../visitor-actions.ts";
import { inTransaction } from "./database.ts";
import type { ActionLog } from "./visitor-actions.ts";
import { createMailQueue } from "./mails.ts";
import { toCount } from "../rows.ts";

const TokenRow = z.object({ token: z.string() }).optional();
const FeedbackRow = z.object({
  slug: z.string(),
  rating: z.number().nullable(),
  reason: z.string().nullable(),
  comment: z.string().nullable(),
  sentMs: z.number(),
});
const SubscriptionRow = z.object({ email: z.string(), token: z.string(), changedMs: z.number() });

/** Visitors' messages, and the mails that result from them. */
export function createMailboxStore(database: DatabaseSync, actions: ActionLog): MailboxStore {
  const saveContact = database.prepare("INSERT INTO contacts (sent_at, message) VALUES (?, ?)");
  const countContacts = database.prepare("SELECT count(*) AS count FROM contacts");
  const listContacts = database.prepare(
    "SELECT message, sent_at AS sentMs FROM contacts ORDER BY id DESC LIMIT ? OFFSET ?",
  );
  const queue = createMailQueue(database);
  return {
    addContact: async (message) =>
      inTransaction(database, () => {
        const receipt = actions.admit({ action: "contact", subject: "", ...message });
        if (receipt.kind === "stored") {
          const { lastInsertRowid } = saveContact.run(message.atMs, JSON.stringify(Contact.parse(message)));
          queue.addContact(lastInsertRowid, message.atMs);
        }
        return receipt;
      }),
    listContacts: async ({ page, limit }) => ({
      items: listContacts.all(limit, (page - 1) * limit).map(toSentContact),
      total: toCount(countContacts.get()),
    }),
    ...createFeedback(database, actions),
    ...createSubscriptions(database, actions),
  };
}

function createFeedback(
  database: DatabaseSync,
  actions: ActionLog,
): Pick<MailboxStore, "addFeedback" | "listFeedback"> {
  const save = database.prepare(
    `INSERT INTO feedback (sent_at, slug, voter, rating, reason, comment) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (slug, voter) DO UPDATE SET sent_at = excluded.sent_at, rating = excluded.rating, reason = excluded.reason, comment = excluded.comment`,
  );
  const count = database.prepare("SELECT count(*) AS count FROM feedback");
  const list = database.prepare(
    "SELECT slug, rating, reason, comment, sent_at AS sentMs FROM feedback ORDER BY sent_at DESC, id DESC LIMIT ? OFFSET ?",
  );
  return {
    addFeedback: async ({ slug, rating, reason, comment, voter, ...action }) =>
      inTransaction(database, () => {
        const receipt = actions.admit({ action: "feedback", subject: slug, voter, ...action });
        if (receipt.kind === "stored") save.run(action.atMs, slug, voter, rating, reason, comment);
        return receipt;
      }),
    listFeedback: async ({ page, limit }) => ({
      total: toCount(count.get()),
      items: z.array(FeedbackRow).parse(list.all(limit, (page - 1) * limit)),
    }),
  };
}

function createSubscriptions(
  database: DatabaseSync,
  actions: ActionLog,
): Pick<MailboxStore, "subscribe" | "setSubscription" | "listSubscriptions"> {
  const save = database.prepare(
    `INSERT INTO subscriptions (email, token, state, changed_at) VALUES (?, ?, 'unconfirmed', ?)
     ON CONFLICT (email) DO UPDATE SET token = excluded.token, state = 'unconfirmed', changed_at = excluded.changed_at, mailed_at = NULL
     WHERE subscriptions.state = 'unsubscribed'`,
  );
  const keepFormer = database.prepare(
    "INSERT INTO former_tokens (token, email) SELECT token, email FROM subscriptions WHERE email = ? AND state = 'unsubscribed'",
  );
  const findCurrent = database.prepare(
    "SELECT subscriptions.token FROM former_tokens JOIN subscriptions ON subscriptions.email = former_tokens.email WHERE former_tokens.token = ?",
  );
  // Reusing a confirmation link does not resubscribe an unsubscribed address.
  const setState = database.prepare(
    "UPDATE subscriptions SET state = ?1, changed_at = ?2 WHERE token = ?3 AND (state <> 'unsubscribed' OR ?1 = 'unsubscribed')",
  );
  const findUnmailed = database.prepare(
    "SELECT token FROM subscriptions WHERE email = ? AND state = 'unconfirmed' AND (coalesce(mailed_at, 0) <= ? OR mailed_at > ?)",
  );
  const noteMailed = database.prepare("UPDATE subscriptions SET mailed_at = ? WHERE token = ?");
  const queue = createMailQueue(database);
  const list = database.prepare(
    "SELECT email, token, changed_at AS changedMs FROM subscriptions WHERE state = ? ORDER BY email",
  );
  return {
    subscribe: async ({ email, token, ...action }) =>
      inTransaction(database, () => {
        const receipt = actions.admit({ action: "newsletter", subject: "", ...action });
        if (receipt.kind !== "stored") return receipt;
        keepFormer.run(email);
        save.run(email, token, action.atMs);
        const unmailed = TokenRow.parse(
          findUnmailed.get(email, action.atMs - mailedAgainMs, action.atMs + clocksApartMs),
        );
        if (unmailed !== undefined) {
          queue.addConfirmation(unmailed.token, action.atMs);
          noteMailed.run(action.atMs, unmailed.token);
        }
        return receipt;
      }),
    setSubscription: async (given, state, atMs) =>
      inTransaction(database, () => {
        const current = state === "unsubscribed" ? TokenRow.parse(findCurrent.get(given)) : undefined;
        const token = current?.token ?? given;
        queue.dropConfirmation(token);
        return setState.run(state, atMs, token).changes > 0;
      }),
    listSubscriptions: async (state) => z.array(SubscriptionRow).parse(list.all(state)),
  };
}
