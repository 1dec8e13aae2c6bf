import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { AuthorStore } from "./authors.ts";
import type { DocumentStore } from "./documents.ts";
import type { MailboxStore } from "./mailbox.ts";
import type { MailStore } from "./mails.ts";
import type { MissingPathStore } from "./missing-paths.ts";
import type { NarrowedListStore } from "./narrowed-lists.ts";
import type { NavigationStore } from "./navigation.ts";
import type { Peers } from "./peers.ts";
import type { RatingStore } from "./ratings.ts";
import type { ZeroResultSearchStore, SearchStore, SynonymGroup } from "./search/search.ts";
import type { SearchChoiceStore } from "./search/choices.ts";
import type { SourceStore } from "./sources.ts";

/**
 * The storage of the docs backend: published content and visitors' data. Every write is durable once its promise resolves. Two implementations:
 * `sqlite/open-store.ts`, a file used by one process, and `postgres/open-store.ts`, a database shared by several.
 */
export interface Store {
  readonly documents: DocumentStore;
  readonly narrowedLists: NarrowedListStore;
  readonly navigation: NavigationStore;
  readonly authors: AuthorStore;
  readonly search: SearchStore;
  readonly zeroResultSearches: ZeroResultSearchStore;
  /** Searches that found something, and led to nothing. */
  readonly abandonedSearches: Pick<ZeroResultSearchStore, "list">;
  readonly searchChoices: Pick<SearchChoiceStore, "note">;
  readonly missingPaths: MissingPathStore;
  readonly sources: SourceStore;
  readonly ratings: RatingStore;
  readonly mailbox: MailboxStore;
  readonly mails: MailStore;
  /** Increases with every change to visible content. */
  revision(): Promise<number>;
  /** The content of robots.txt; null if the site's content defines none. */
  robots(): Promise<string | null>;
  /** The synonym groups. */
  synonyms(): Promise<readonly SynonymGroup[]>;
  /** The tag of the site's language, as published last. */
  language(): Promise<string>;
  /** Whether the order of results learns from what searches led to. */
  learnsFromSearches(): Promise<boolean>;
  /** The document types as published last; null before the first ingest. */
  documentTypes(): Promise<DocumentTypes | null>;
  /** The processes that share the store. */
  readonly peers: Peers;
  /**
   * Copies a consistent snapshot, with the voters' secret, into a new file while the store stays in use. Null if the database has its own tools for
   * this.
   */
  readonly copyTo: ((file: string, secret: Buffer) => Promise<void>) | null;
  /** Closes the store. Nothing may be called afterwards. */
  close(): Promise<void>;
}
