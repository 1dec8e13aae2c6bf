import type { VisitorAction, Receipt } from "./visitor-actions.ts";
import type { Page, PageRequest } from "./paging.ts";

/** A contact-form message. */
export interface ContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly email: string;
  readonly country: string | null;
  readonly phoneNumber: string | null;
  readonly message: string;
}

/** A contact-form message, with the time it was sent. */
export interface SentContact extends ContactMessage {
  readonly sentMs: number;
}

/** A newsletter subscription, with the time of its last change of state. */
export interface Subscription {
  readonly email: string;
  /** The secret in the links of mails to this address. */
  readonly token: string;
  readonly changedMs: number;
}

/** A visitor's feedback on a document. */
export interface FeedbackMessage {
  readonly slug: string;
  readonly rating: number | null;
  readonly reason: string | null;
  readonly comment: string | null;
}

/** Feedback, with the time it was sent. */
export interface SentFeedback extends FeedbackMessage {
  readonly sentMs: number;
}

/** The least time between two confirmation mails to the same address. */
export const mailedAgainMs = 60 * 60 * 1000;

/** The state of a subscription. */
export type SubscriptionState = "unconfirmed" | "confirmed" | "unsubscribed";

/** Stores visitors' messages. The mails that result are queued in `MailStore`, in the same transaction. */
export interface MailboxStore {
  addContact(message: VisitorAction & ContactMessage): Promise<Receipt>;
  /** Stores feedback; replaces earlier feedback from the same address on that document. */
  addFeedback(message: VisitorAction & FeedbackMessage): Promise<Receipt>;
  /** The feedback on all documents, newest first. */
  listFeedback(page: PageRequest): Promise<Page<SentFeedback>>;
  /**
   * Stores an address as unconfirmed. A confirmed address stays confirmed; an unconfirmed one keeps its token and is mailed again only an hour after
   * the last mail, so that the form cannot be used to flood a mailbox.
   */
  subscribe(subscription: VisitorAction & { readonly email: string; readonly token: string }): Promise<Receipt>;
  /** False if no subscription has the token. A token from before the address was subscribed again ends the subscription too, but confirms nothing. */
  setSubscription(token: string, state: "confirmed" | "unsubscribed", atMs: number): Promise<boolean>;
  /** The subscriptions in a state, by address. */
  listSubscriptions(state: SubscriptionState): Promise<readonly Subscription[]>;
  /** The contact messages, newest first. */
  listContacts(page: PageRequest): Promise<Page<SentContact>>;
}
