import type { VisitorAction, Receipt } from "./visitor-actions.ts";
import type { Page, PageRequest } from "./paging.ts";

/** A message of the contact form. */
export interface ContactMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly email: string;
  readonly country: string | null;
  readonly phoneNumber: string | null;
  readonly message: string;
}

/** A message of the contact form, and when it came. */
export interface SentContact extends ContactMessage {
  readonly sentMs: number;
}

/** Somebody who wants the newsletter, and since when it stands so. */
export interface Subscription {
  readonly email: string;
  /** What the links in mails to them prove themselves with. */
  readonly token: string;
  readonly changedMs: number;
}

/** What a reader says about a document. */
export interface FeedbackMessage {
  readonly slug: string;
  readonly rating: number | null;
  readonly reason: string | null;
  readonly comment: string | null;
}

/** What a reader said, and when. */
export interface SentFeedback extends FeedbackMessage {
  readonly sentMs: number;
}

/** Somebody who asks for the newsletter again is mailed again, but not sooner. */
export const mailedAgainMs = 60 * 60 * 1000;

/** Where a subscription stands. */
export type SubscriptionState = "unconfirmed" | "confirmed" | "unsubscribed";

/** What is stored for somebody to be told of by mail is queued in `MailStore`, in the same step. */
export interface MailboxStore {
  addContact(message: VisitorAction & ContactMessage): Promise<Receipt>;
  /** Stores it in place of what the same address said about that document before. */
  addFeedback(message: VisitorAction & FeedbackMessage): Promise<Receipt>;
  /** What readers said about the documents, newest first. */
  listFeedback(page: PageRequest): Promise<Page<SentFeedback>>;
  /**
   * Stores an address unconfirmed. One that is confirmed stays so; one that waits keeps its token, and is mailed again
   * only an hour after the last time, so that nobody can flood somebody else's mailbox.
   */
  subscribe(subscription: VisitorAction & { readonly email: string; readonly token: string }): Promise<Receipt>;
  /** False when no subscription has the token. */
  setSubscription(token: string, state: "confirmed" | "unsubscribed", atMs: number): Promise<boolean>;
  /** The subscriptions in a state, by address. */
  listSubscriptions(state: SubscriptionState): Promise<readonly Subscription[]>;
  /** The contact messages, newest first. */
  listContacts(page: PageRequest): Promise<Page<SentContact>>;
}
