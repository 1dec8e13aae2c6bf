import type { ContactMessage } from "./mailbox.ts";

/** A mail that waits to be sent: what it is about, not its words. */
export interface WaitingMail {
  readonly id: number;
  /** The same at every try, so that a mail that was sent twice can be told. */
  readonly messageId: string;
  /** How often the mail server refused it. */
  readonly tries: number;
  readonly about:
    | { readonly kind: "contact"; readonly message: ContactMessage }
    | { readonly kind: "confirmation"; readonly email: string; readonly token: string };
}

/** The mails that wait to be sent. They are queued by `MailboxStore`. */
export interface MailStore {
  /** Those whose time has come, the longest waiting first. */
  listDue(atMs: number, limit: number): Promise<readonly WaitingMail[]>;
  /** When the next one is due; null when none waits. */
  nextDueMs(): Promise<number | null>;
  /** Counts a try, and waits until then. */
  postpone(id: number, untilMs: number): Promise<void>;
  /** Takes out what was sent, or given up. */
  remove(id: number): Promise<void>;
}
