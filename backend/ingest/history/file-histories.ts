import type { FileHistory } from "../read/file-history.ts";

interface OpenHistory {
  updated: string | null;
  author: string;
  readonly earlier: string[];
}

/** Takes the parts of `git log -z --name-status`, the latest commit first, and follows each file back through its moves. */
export interface HistoryReader {
  /** A part of the output, as it stands between two NUL characters. */
  take(part: string): void;
  histories(): ReadonlyMap<string, FileHistory>;
}

/** What begins the part of a commit, before its date, a unit separator and its author. */
export const commitMark = "\u0001";

/** Creates a reader of one history. */
export function createHistoryReader(): HistoryReader {
  const found = new Map<string, OpenHistory>();
  /** What a path of the commit at hand is called now; null for a file that is gone, or was another one before. */
  const now = new Map<string, string | null>();
  let commit: { readonly date: string | null; readonly author: string } = { date: null, author: "" };
  let status = "";
  let from: string | null = null;

  const note = (path: string): string | null => {
    const current = now.has(path) ? (now.get(path) ?? null) : path;
    if (current === null) return null;
    const history = found.get(current);
    if (history === undefined) found.set(current, { updated: commit.date, author: commit.author, earlier: [] });
    else {
      history.author = commit.author;
      history.updated ??= commit.date;
    }
    return current;
  };
  const move = (old: string, path: string): void => {
    const current = note(path);
    now.set(path, null);
    now.set(old, current);
    if (current !== null) found.get(current)?.earlier.push(old);
  };
  const takePath = (path: string): void => {
    if (/^[RC]/.test(status) && from === null) {
      from = path;
      return;
    }
    if (status.startsWith("R") && from !== null) move(from, path);
    else if (status === "D") now.set(path, null);
    else note(path);
    if (/^[AC]/.test(status)) now.set(path, null);
    status = "";
    from = null;
  };
  return {
    take: (part) => {
      if (part.startsWith(commitMark)) {
        const [date = "", author = ""] = part.slice(1).split("\u001F");
        commit = { date: toInstant(date), author };
        status = "";
      } else if (status === "") status = part.trim();
      else takePath(part);
    },
    histories: () => found,
  };
}

/** The date of a commit in UTC; null where its object has none that can be read. Git checks them only in commits that it makes itself. */
function toInstant(date: string): string | null {
  const at = new Date(date);
  const instant = Number.isNaN(at.getTime()) ? "" : at.toISOString();
  return /^\d{4}-/.test(instant) ? instant.replace(".000Z", "Z") : null;
}
