import { nameSlug } from "../../../addresses/name-slug.ts";

/** What the history of the content folder says of a file. */
export interface FileHistory {
  /** When it was changed last, of the dates that can be read: ISO 8601 in UTC. Null if there are none. */
  readonly updated: string | null;
  /** The name of who began it. */
  readonly author: string;
  /** The paths that it had before, the latest first. */
  readonly earlier: readonly string[];
}

/** The author of that name, by the id of the file in `authors/`; null where there is none, because nobody is named for a commit alone. */
export function authorIn(history: FileHistory, authorIds: ReadonlySet<string>): string | null {
  const id = nameSlug(history.author);
  return authorIds.has(id) ? id : null;
}

/** What a document takes from a history, as JSON, to tell whether it is the same; null for nothing. */
export function historyMark(history: FileHistory | null, authorIds: ReadonlySet<string>): string | null {
  return history === null ? null : JSON.stringify([history.updated, authorIn(history, authorIds)]);
}
