import type { ContentProblem } from "../../content-folder/problem.ts";
import type { NewAuthor } from "./authors.ts";
import type { NewDocument } from "./documents.ts";
import type { SynonymGroup } from "./search.ts";

/** A link in a content file to a place of the site. */
export interface Reference {
  readonly line: number;
  /** As it stands in the file. */
  readonly href: string;
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
  /** Addresses that its links to other files lead to, by the file's path; null for one that leads nowhere. */
  readonly links: Readonly<Record<string, string | null>>;
  /** The ids of the headings in its text; null where the text is not known. */
  readonly anchors: readonly string[] | null;
  /** All of its links to places of the site. Where they lead is looked at again in every pass. */
  readonly references: readonly Reference[];
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

/** What is known about the content files, and the way in for what is made of them. */
export interface SourceStore {
  /** The paths of all files that are known. */
  paths(): Promise<readonly string[]>;
  /** What is known of some files; those that are not known are left out. */
  find(paths: readonly string[]): Promise<readonly Source[]>;
  /** The file that each published document came from, by slug. */
  owners(): Promise<ReadonlyMap<string, string>>;
  publish(publication: Publication): Promise<void>;
  /** What the last complete ingest was made of; null before the first. */
  ingested(): Promise<string | null>;
  /** Notes that everything in the content folder was ingested. */
  setIngested(mark: string): Promise<void>;
}
