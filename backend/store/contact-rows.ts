import { z } from "zod";
import type { ContactMessage, SentContact } from "./mailbox.ts";

/** A contact message as stored in its row, as JSON. */
export const Contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  country: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  message: z.string(),
});

const ContactRow = z.object({ message: z.string() });
const SentContactRow = ContactRow.extend({ sentMs: z.number() });

/** Parses the message of a row. */
export function toContact(row: unknown): ContactMessage {
  return Contact.parse(JSON.parse(ContactRow.parse(row).message));
}

/** Parses the message of a row, with the time it was sent. */
export function toSentContact(row: unknown): SentContact {
  return { ...toContact(row), sentMs: SentContactRow.parse(row).sentMs };
}
