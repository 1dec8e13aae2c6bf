import { z } from "zod";
import { toContact } from "./contact-rows.ts";
import type { WaitingMail } from "./mails.ts";

const shared = { id: z.number(), messageId: z.string(), tries: z.number() };
const MailRow = z.union([
  z.object({ ...shared, message: z.string(), email: z.null() }),
  z.object({ ...shared, message: z.null(), email: z.string(), token: z.string() }),
]);

/** Parses a mail from a row with `id`, `messageId`, `tries` and its subject matter: a contact's `message`, or `email` and `token`. */
export function toWaitingMail(row: unknown): WaitingMail {
  const { id, messageId, tries, ...about } = MailRow.parse(row);
  const mail = { id, messageId, tries };
  if (about.email === null) return { ...mail, about: { kind: "contact", message: toContact(about) } };
  return { ...mail, about: { kind: "confirmation", email: about.email, token: about.token } };
}
