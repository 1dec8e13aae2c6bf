import type { FileHistory } from "../read/file-history.ts";
import { commitMark, createHistoryReader } from "./file-histories.ts";
import { askGit, mayHaveRepository, runGit } from "./git.ts";

/** The history of the documents in a content folder. */
export interface ContentHistory {
  /** The commit that it ends with; null where there is no history. */
  readonly head: string | null;
  /** By the path of the file in the content folder. */
  readonly files: ReadonlyMap<string, FileHistory>;
}

/** Of a folder that has none. */
export const noHistory: ContentHistory = { head: null, files: new Map() };

/**
 * Reads the history of the Git repository that the content folder is, or lies in. The history before is kept while the commit is the same. Without a
 * repository, without Git, and in a shallow clone, which says of every file that it is new, there is none.
 */
export async function readHistory(contentDir: string, before: ContentHistory): Promise<ContentHistory> {
  if (!(await mayHaveRepository(contentDir))) return noHistory;
  const facts = await askGit(contentDir, ["rev-parse", "--is-shallow-repository", "HEAD"]);
  const [isShallow, head] = facts?.split("\n") ?? [];
  if (isShallow !== "false" || head === undefined) return noHistory;
  if (head === before.head) return before;
  const reader = createHistoryReader();
  const format = `--format=${commitMark}%aI%x1F%aN`;
  // In a partial clone the texts that tell a move would be fetched one by one.
  const isPartial = (await askGit(contentDir, ["config", "--get-regexp", "^remote\\..*\\.promisor$"])) !== null;
  const renames = isPartial ? "--no-renames" : "--find-renames";
  const log = ["log", "-z", format, "--name-status", renames, "--no-ext-diff", "--no-textconv", "--relative"];
  const isWhole = await runGit(contentDir, [...log, head, "--", "*.md"], (part) => reader.take(part));
  return isWhole ? { head, files: reader.histories() } : noHistory;
}
