import type { ContactMessage } from "./mailbox.ts";
import { clocksApartMs } from "./visitor-actions.ts";

/** The longest that a refused mail is postponed. */
export const postponedMaxMs = 3_600_000;

/** A mail that is due later than this is from before the clock was set back: it is due now. */
export function latestDueMs(atMs: number): number {
  return atMs + postponedMaxMs + clocksApartMs;
}

/** A queued mail: what it is about, not its text. */
export interface WaitingMail {
  readonly id: number;
  /** The same on every try, so that duplicate deliveries can be recognised. */
  readonly messageId: string;
  /** How often the mail server refused it. */
  readonly tries: number;
  readonly about:
    | { readonly kind: "contact"; readonly message: ContactMessage }
    | { readonly kind: "confirmation"; readonly email: string; readonly token: string };
}

/** The mail queue. `MailboxStore` adds to it. */
export interface MailStore {
  /** The mails that are due, longest waiting first. */
  listDue(atMs: number, limit: number): Promise<readonly WaitingMail[]>;
  /** When the next mail is due; null if none is queued. */
  nextDueMs(): Promise<number | null>;
  /** Counts a try and postpones the mail. */
  postpone(id: number, untilMs: number): Promise<void>;
  /** Removes a mail that was sent or given up. */
  remove(id: number): Promise<void>;
}
