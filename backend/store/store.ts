import type { DocType } from "./doc-types.ts";

/**
 * Where the docs backend keeps what it publishes and what visitors send. Every write is durable when its promise is
 * fulfilled. The embedded store is `sqlite/open-store.ts`; another database can stand behind the same interface.
 */
export interface Store {
  readonly documents: DocumentStore;
  readonly navigation: NavigationStore;
  readonly authors: AuthorStore;
  readonly search: SearchStore;
  readonly missedSearches: MissedSearchStore;
  readonly sources: SourceStore;
  readonly ratings: RatingStore;
  readonly mailbox: MailboxStore;
  readonly mails: MailStore;
  /** Rises with every change that readers can see. */
  revision(): number;
  /** What robots.txt says; null when the content says nothing about it. */
  robots(): Promise<string | null>;
  /** Which words mean the same. */
  synonyms(): Promise<readonly SynonymGroup[]>;
  /** Gives the store back. Nothing may be called afterwards. */
  close(): Promise<void>;
}

/** A part of a longer list: `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** A part of a longer list, and how long the whole is. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** A name with the part of an address made from it. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** What documents and search results both have. Dates are ISO 8601 in UTC. */
export interface DocumentFacts {
  readonly slug: string;
  readonly docType: DocType;
  readonly subject: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly description: string | null;
  readonly featuredImage: string | null;
  readonly category: Named | null;
  readonly subcategory: Named | null;
  readonly tags: readonly Named[];
  readonly datePublished: string | null;
  readonly lastUpdated: string | null;
  readonly location: string | null;
  /** Blocks of schema.org markup, each the text of a JSON object. */
  readonly schemaMarkup: readonly string[];
}

/** A document as it is published. */
export interface NewDocument extends DocumentFacts {
  /** The file it came from, relative to the content folder. */
  readonly path: string;
  readonly authorId: string | null;
  readonly content: string;
  readonly sections: readonly DocumentSection[];
}

/** A part of a document's text under one heading (h2 to h4), plain. */
export interface DocumentSection {
  /** Null for the text before the first heading. */
  readonly heading: string | null;
  /** Which of the headings with this text it is, from 1. */
  readonly occurrence: number;
  readonly text: string;
}

/** A document as it is read. */
export interface StoredDocument extends DocumentFacts {
  readonly author: DocumentAuthor | null;
  /** Null where it was not asked for. */
  readonly content: string | null;
}

/** An author as a document names them. */
export interface DocumentAuthor {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
}

/** Whether documents come with their text. */
export type ContentChoice = "with-content" | "without-content";

export interface DocumentStore {
  find(slug: string): Promise<StoredDocument | null>;
  exists(slug: string): Promise<boolean>;
  /** Newest first. */
  listByType(docType: DocType, page: PageRequest, content: ContentChoice): Promise<Page<StoredDocument>>;
  /** Newest first. */
  listByAuthor(authorId: string, page: PageRequest, content: ContentChoice): Promise<Page<StoredDocument>>;
  /** Every document's address parts, newest first, with the day of its last change. */
  listAddresses(): Promise<readonly DocumentAddress[]>;
}

export interface DocumentAddress {
  readonly slug: string;
  readonly docType: DocType;
  /** When it was last changed, or else published; null when neither is known. */
  readonly changed: string | null;
}

/** As much of a document as a link needs. */
export interface DocumentLink {
  readonly subject: string;
  readonly slug: string;
}

/** The ways through all documents. */
export type GroupKind = "category" | "subcategory" | "type" | "tag" | "author";

/** A group of documents. Its id is unique among those of its kind. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** When the newest of them was published; null when unknown. */
  readonly lastPublished: string | null;
  /** Newest first; empty where they were not asked for. */
  readonly docs: readonly DocumentLink[];
}

/** A subcategory's id is its category's id and its own slug, joined by a dot. */
export interface NavigationStore {
  /** All groups of a kind that hold documents, by name (types in their own order). */
  list(kind: GroupKind, docs: "with-docs" | "without-docs"): Promise<readonly Group[]>;
  /** One page of a group's documents, newest first; null when there is no such group. */
  listDocs(kind: GroupKind, id: string, page: PageRequest): Promise<{ readonly group: Group; readonly docs: Page<DocumentLink> } | null>;
}

/** Somebody who writes documents. */
export interface NewAuthor {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
  readonly image: string | null;
}

export interface AuthorWithCount extends NewAuthor {
  readonly documentCount: number;
  readonly lastPublished: string | null;
}

export interface AuthorStore {
  exists(id: string): Promise<boolean>;
  /** Most documents first, then by name. */
  list(page: PageRequest): Promise<Page<AuthorWithCount>>;
}

/** What to look for. */
export interface SearchRequest extends PageRequest {
  readonly term: string;
  /** Null for all types. */
  readonly docType: DocType | null;
  readonly purpose: SearchPurpose;
}

/**
 * What a term is: typed into a search box, the words of an address that leads nowhere, or a message, in which any two words
 * may be what it is about.
 */
export type SearchPurpose = "search" | "address" | "message";

export interface SearchResults extends Page<FoundDocument> {
  /** The term that was searched instead of the one given; null when nothing was corrected. */
  readonly correctedTerm: string | null;
  /** What was searched too, because it means the same. */
  readonly synonyms: readonly string[];
}

/** Terms that mean the same to somebody who searches: two or more. */
export type SynonymGroup = readonly string[];

export interface FoundDocument {
  readonly document: StoredDocument;
  /** The places that match, best first. */
  readonly sections: readonly FoundSection[];
}

export interface FoundSection {
  readonly heading: string | null;
  readonly occurrence: number;
  readonly snippet: string;
  /** Pairs of start and end in the snippet, in UTF-16 code units. */
  readonly matches: readonly (readonly [number, number])[];
}

export interface SearchStore {
  find(request: SearchRequest): Promise<SearchResults>;
}

/** A search that found nothing. */
export interface MissedSearch {
  /** In lower case, without accents, its words joined by a space. */
  readonly term: string;
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The searches that found nothing: what the texts lack. */
export interface MissedSearchStore {
  /**
   * Counts a search. A term that is typed letter by letter counts once, as it was last. Kept some seconds later: those
   * of a process that crashes meanwhile are lost.
   */
  note(term: string, atMs: number): void;
  /** The most frequent first, then the latest. */
  list(page: PageRequest): Promise<Page<MissedSearch>>;
}

/** Something in the content folder that is not as it should be. */
export interface ContentProblem {
  /** Relative to the content folder. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/**
 * What is known about a content file since it was last read: enough to tell, without reading it again, whether what
 * was made from it still holds.
 */
export interface Source {
  readonly path: string;
  /** Time of change and size of the file: see `stampOf`. */
  readonly stamp: string;
  readonly hash: string;
  /** `broken`: the last good version, if any, is what readers see. */
  readonly state: "published" | "draft" | "broken";
  /** The document's slug or the author's id; null when the file does not say it. */
  readonly key: string | null;
  readonly authorId: string | null;
  /** Stamps of the pictures it shows, by path; null for one that is missing. */
  readonly assets: Readonly<Record<string, string | null>>;
  /** Addresses that its links lead to, by what the link names; null for one that leads nowhere. */
  readonly links: Readonly<Record<string, string | null>>;
  readonly problems: readonly ContentProblem[];
}

/** What one step of ingest changes, all of it or nothing. */
export interface Publication {
  readonly documents?: readonly NewDocument[];
  readonly authors?: readonly NewAuthor[];
  readonly sources?: readonly Source[];
  /** Files whose document is no longer published, though the file may still be known. */
  readonly unpublished?: readonly string[];
  /** Files that are gone, with their documents. */
  readonly removed?: readonly string[];
  /** Authors that are gone. Those whom a document still names stay. */
  readonly removedAuthors?: readonly string[];
  readonly robots?: string | null;
  readonly synonyms?: readonly SynonymGroup[];
}

export interface SourceStore {
  list(): Promise<readonly Source[]>;
  /** The file that each published document came from, by slug. */
  owners(): Promise<ReadonlyMap<string, string>>;
  publish(publication: Publication): Promise<void>;
  /** What the last complete ingest was made of; null before the first. */
  ingested(): Promise<string | null>;
  /** Notes that everything in the content folder was ingested. */
  setIngested(mark: string): Promise<void>;
}

/** At most `max` events of an action by one address in a window of time. */
export interface Quota {
  readonly max: number;
  readonly windowSeconds: number;
  /** Whether events on other subjects (documents) count too. */
  readonly scope: "subject" | "all";
}

/** Whether something a visitor sent was taken. */
export type Receipt = { readonly kind: "stored" } | { readonly kind: "too-many"; readonly retryAfterSeconds: number };

/** A visitor's deed: `voter` is a keyed hash of the address, `atMs` the time. */
export interface Deed {
  readonly voter: string;
  readonly atMs: number;
  readonly quotas: readonly Quota[];
}

export interface RatingStore {
  /** Stores a vote in place of the same address's earlier one on that document. */
  vote(vote: Deed & { readonly slug: string; readonly rating: number }): Promise<Receipt>;
  /** Takes a vote back, if there is one. */
  undo(slug: string, voter: string): Promise<void>;
  /** How many votes a document has and what they add up to. */
  total(slug: string): Promise<{ readonly votes: number; readonly sum: number }>;
}

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

/** What a reader says about a document. */
export interface FeedbackMessage {
  readonly slug: string;
  readonly rating: number | null;
  readonly reason: string | null;
  readonly comment: string | null;
}

/** Where a subscription stands. */
export type SubscriptionState = "unconfirmed" | "confirmed" | "unsubscribed";

/** What is stored for somebody to be told of by mail is queued in `MailStore`, in the same step. */
export interface MailboxStore {
  addContact(message: Deed & ContactMessage): Promise<Receipt>;
  addFeedback(message: Deed & FeedbackMessage): Promise<Receipt>;
  /**
   * Stores an address unconfirmed. One that is confirmed stays so; one that waits keeps its token, and is mailed again
   * only an hour after the last time, so that nobody can flood somebody else's mailbox.
   */
  subscribe(subscription: Deed & { readonly email: string; readonly token: string }): Promise<Receipt>;
  /** False when no subscription has the token. */
  setSubscription(token: string, state: "confirmed" | "unsubscribed", atMs: number): Promise<boolean>;
  /** The subscriptions in a state, by address. */
  listSubscriptions(state: SubscriptionState): Promise<readonly { readonly email: string; readonly token: string }[]>;
  /** The contact messages, newest first. */
  listContacts(page: PageRequest): Promise<Page<ContactMessage>>;
}

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
