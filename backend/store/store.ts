import type { AuthorStore } from "./authors.ts";
import type { DocumentStore } from "./documents.ts";
import type { MailboxStore } from "./mailbox.ts";
import type { MailStore } from "./mails.ts";
import type { MissingPathStore } from "./missing-paths.ts";
import type { NavigationStore } from "./navigation.ts";
import type { Peers } from "./peers.ts";
import type { RatingStore } from "./ratings.ts";
import type { ZeroResultSearchStore, SearchStore, SynonymGroup } from "./search.ts";
import type { SourceStore } from "./sources.ts";

/**
 * Where the docs backend keeps what it publishes and what visitors send. Every write is durable when its promise is
 * fulfilled. There are two behind this
 * interface: `sqlite/open-store.ts`, a file of one process, and `postgres/open-store.ts`, a database of several.
 */
export interface Store {
  readonly documents: DocumentStore;
  readonly navigation: NavigationStore;
  readonly authors: AuthorStore;
  readonly search: SearchStore;
  readonly zeroResultSearches: ZeroResultSearchStore;
  readonly missingPaths: MissingPathStore;
  readonly sources: SourceStore;
  readonly ratings: RatingStore;
  readonly mailbox: MailboxStore;
  readonly mails: MailStore;
  /** Rises with every change that readers can see. */
  revision(): Promise<number>;
  /** What robots.txt says; null when the content says nothing about it. */
  robots(): Promise<string | null>;
  /** Which words mean the same. */
  synonyms(): Promise<readonly SynonymGroup[]>;
  /** The processes that use it at once. */
  readonly peers: Peers;
  /**
   * Copies everything as of one moment into a new file, with the secret of the voters, while others go on reading and writing. Null where
   * that is the database's own business.
   */
  readonly copyTo: ((file: string, secret: Buffer) => Promise<void>) | null;
  /** Gives the store back. Nothing may be called afterwards. */
  close(): Promise<void>;
}
