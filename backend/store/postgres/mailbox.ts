import { z } from "zod";
import { Contact, toSentContact } from "../contact-rows.ts";
import { mailedAgainMs } from "../mailbox.ts";
import type { MailboxStore } from "../mailbox.ts";
import { clocksApartMs } from "../visitor-actions.ts";
import { toCount } from "../rows.ts";
import type { Database } from "./database.ts";
import { admit } from "./visitor-actions.ts";
import { queueMail } from "./mails.ts";

const IdRow = z.object({ id: z.number() });
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
export function createMailboxStore(database: Database): MailboxStore {
  return {
    addContact: (message) =>
      database.transaction(async (queries) => {
        const receipt = await admit(queries, { action: "contact", subject: "", ...message });
        if (receipt.kind === "stored") {
          const [row] = await queries.query("INSERT INTO contacts (sent_at, message) VALUES ($1, $2) RETURNING id", [
            message.atMs,
            JSON.stringify(Contact.parse(message)),
          ]);
          await queueMail(queries, { contactId: IdRow.parse(row).id }, message.atMs);
        }
        return receipt;
      }),
    listContacts: async ({ page, limit }) => ({
      items: (
        await database.read('SELECT message, sent_at AS "sentMs" FROM contacts ORDER BY id DESC LIMIT $1 OFFSET $2', [
          limit,
          (page - 1) * limit,
        ])
      ).map(toSentContact),
      total: toCount((await database.read("SELECT count(*) AS count FROM contacts"))[0]),
    }),
    ...createFeedback(database),
    ...createSubscriptions(database),
  };
}

function createFeedback({ read, transaction }: Database): Pick<MailboxStore, "addFeedback" | "listFeedback"> {
  const save = `INSERT INTO feedback (sent_at, slug, voter, rating, reason, comment) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (slug, voter) DO UPDATE SET sent_at = excluded.sent_at, rating = excluded.rating, reason = excluded.reason, comment = excluded.comment`;
  const list =
    'SELECT slug, rating, reason, comment, sent_at AS "sentMs" FROM feedback ORDER BY sent_at DESC, id DESC LIMIT $1 OFFSET $2';
  return {
    addFeedback: ({ slug, rating, reason, comment, voter, ...action }) =>
      transaction(async (queries) => {
        const receipt = await admit(queries, { action: "feedback", subject: slug, voter, ...action });
        if (receipt.kind === "stored") await queries.query(save, [action.atMs, slug, voter, rating, reason, comment]);
        return receipt;
      }),
    listFeedback: async ({ page, limit }) => ({
      total: toCount((await read("SELECT count(*) AS count FROM feedback"))[0]),
      items: z.array(FeedbackRow).parse(await read(list, [limit, (page - 1) * limit])),
    }),
  };
}

function createSubscriptions({
  read,
  transaction,
}: Database): Pick<MailboxStore, "subscribe" | "setSubscription" | "listSubscriptions"> {
  const save = `INSERT INTO subscriptions (email, token, state, changed_at) VALUES ($1, $2, 'unconfirmed', $3)
    ON CONFLICT (email) DO UPDATE SET token = excluded.token, state = 'unconfirmed', changed_at = excluded.changed_at, mailed_at = NULL
    WHERE subscriptions.state = 'unsubscribed'`;
  const keepFormer =
    "INSERT INTO former_tokens (token, email) SELECT token, email FROM subscriptions WHERE email = $1 AND state = 'unsubscribed' ON CONFLICT DO NOTHING";
  const findCurrent =
    "SELECT subscriptions.token FROM former_tokens JOIN subscriptions ON subscriptions.email = former_tokens.email WHERE former_tokens.token = $1";
  // FOR UPDATE: of two concurrent requests for one address, the second sees that the first was mailed.
  const findUnmailed =
    "SELECT token FROM subscriptions WHERE email = $1 AND state = 'unconfirmed' AND (coalesce(mailed_at, 0) <= $2 OR mailed_at > $3) FOR UPDATE";
  // Reusing a confirmation link does not resubscribe an unsubscribed address.
  const setState =
    "UPDATE subscriptions SET state = $1, changed_at = $2 WHERE token = $3 AND (state <> 'unsubscribed' OR $1 = 'unsubscribed') RETURNING email";
  return {
    subscribe: ({ email, token, ...action }) =>
      transaction(async (queries) => {
        const receipt = await admit(queries, { action: "newsletter", subject: "", ...action });
        if (receipt.kind !== "stored") return receipt;
        await queries.query(keepFormer, [email]);
        await queries.query(save, [email, token, action.atMs]);
        const unmailed = TokenRow.parse(
          (await queries.query(findUnmailed, [email, action.atMs - mailedAgainMs, action.atMs + clocksApartMs]))[0],
        );
        if (unmailed !== undefined) {
          await queueMail(queries, unmailed, action.atMs);
          await queries.query("UPDATE subscriptions SET mailed_at = $1 WHERE token = $2", [
            action.atMs,
            unmailed.token,
          ]);
        }
        return receipt;
      }),
    setSubscription: (given, state, atMs) =>
      transaction(async ({ query }) => {
        const current = state === "unsubscribed" ? TokenRow.parse((await query(findCurrent, [given]))[0]) : undefined;
        const token = current?.token ?? given;
        await query("DELETE FROM mails WHERE token = $1", [token]);
        return (await query(setState, [state, atMs, token])).length > 0;
      }),
    listSubscriptions: async (state) =>
      z
        .array(SubscriptionRow)
        .parse(
          await read(
            'SELECT email, token, changed_at AS "changedMs" FROM subscriptions WHERE state = $1 ORDER BY email',
            [state],
          ),
        ),
  };
}
