import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { ContentProblem } from "../../content-folder/problem.ts";
import type { NewAuthor } from "./authors.ts";
import type { NewDocument } from "./documents.ts";
import type { SynonymGroup } from "./search/search.ts";

/** An address of the site in a content file: where a link leads, or an old address. */
export interface Reference {
  readonly line: number;
  /** As written in the file. */
  readonly href: string;
}

/** A slug that a file wants, and that another file has. */
export interface DisplacedSlug {
  readonly slug: string;
  /** The file that has it. */
  readonly owner: string;
  /** The slug that its document has instead. */
  readonly instead: string;
}

/** The record of a content file since it was last read: enough to determine, without reading it again, whether what was built from it still holds. */
export interface Source {
  readonly path: string;
  /** Modification time, size and inode of the file: see `stampOf`. */
  readonly stamp: string;
  readonly hash: string;
  /** `broken`: the last good version, if any, stays published. `refused`: the same, until the file changes, because the store cannot hold what is in it. */
  readonly state: "published" | "draft" | "broken" | "refused";
  /** The document's slug or the author's id; null if unknown. */
  readonly key: string | null;
  readonly authorId: string | null;
  /** Stamps of the files it references, by path; null for a missing one. */
  readonly assets: Readonly<Record<string, string | null>>;
  /** The addresses of its links to other files, by the file's path; null for a file that is not published. */
  readonly links: Readonly<Record<string, string | null>>;
  /** The heading ids of its text; null if the text is unknown. */
  readonly anchors: readonly string[] | null;
  /** All of its links to pages of the site. Their targets are checked again in every full ingest. */
  readonly references: readonly Reference[];
  readonly problems: readonly ContentProblem[];
  /** The slug that its path gives; null for an author. */
  readonly pathSlug: string | null;
  /** The `order` in its front matter. */
  readonly order: number | null;
  /** The place that it was published at, as JSON; null if it is not published. */
  readonly place: string | null;
  /** When its document appears or vanishes by the clock; null if it does not. */
  readonly dueAtMs: number | null;
  /** The old addresses that its document names. */
  readonly aliases: readonly Reference[];
  /** What of the folder's history its document was built with, as JSON; null for none. */
  readonly history: string | null;
  /** The addresses that its document had before, besides those that it names. */
  readonly moved: readonly string[];
  /** The slug that it wants; null where its document has that one. */
  readonly displaced: DisplacedSlug | null;
}

/** A document whose file is gone, and whose text is nowhere else. */
export interface GoneDocument {
  /** Its file. */
  readonly path: string;
  /** The address that it had, in normal form. */
  readonly address: string;
  readonly goneAtMs: number;
}

/** The changes of one ingest step, applied atomically. */
export interface Publication {
  readonly documents?: readonly NewDocument[];
  readonly authors?: readonly NewAuthor[];
  readonly sources?: readonly Source[];
  /** Files whose document is unpublished, though the file may still have a record. */
  readonly unpublished?: readonly string[];
  /** Deleted files, whose documents are deleted too. */
  readonly removed?: readonly string[];
  /** Deleted authors. Those that a document still references stay. */
  readonly removedAuthors?: readonly string[];
  readonly robots?: string | null;
  readonly synonyms?: readonly SynonymGroup[];
  readonly documentTypes?: DocumentTypes;
  /** The tag of the site's language. Everything must be ingested again, because its words have other forms. */
  readonly language?: string;
  readonly learnsFromSearches?: boolean;
}

/** The records of the content files, and the entry point for ingested content. */
export interface SourceStore {
  /** The paths of all files with a record. */
  paths(): Promise<readonly string[]>;
  /** The records of some files; files without one are left out. */
  find(paths: readonly string[]): Promise<readonly Source[]>;
  /** The file that each published document came from, by slug. */
  owners(): Promise<ReadonlyMap<string, string>>;
  /** @throws ValueRefusedError where a value is one that the store cannot hold; nothing is stored then. */
  publish(publication: Publication): Promise<void>;
  /** The documents that are gone, as they were set last. */
  gone(): Promise<readonly GoneDocument[]>;
  setGone(gone: readonly GoneDocument[]): Promise<void>;
  /** The mark of the last complete ingest; null before the first. */
  ingested(): Promise<string | null>;
  /** Records that a full ingest is complete. */
  setIngested(mark: string): Promise<void>;
}
