import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { type NotRead, findInside, notRead } from "../../../content-folder/find-inside.ts";
import { type ContentProblem, withheld } from "../../../content-folder/problem.ts";

/** What lies in the content folder: paths are relative to it, with forward slashes. */
export interface Walk {
  /** The content folder itself (""), and all folders in it. */
  readonly folders: readonly string[];
  /** What is called like a document or an author. What kind of thing it is comes out when it is read. */
  readonly files: readonly WalkedFile[];
  /** Folders that could not be looked into: what was published of them stays. */
  readonly unread: readonly string[];
  readonly problems: readonly ContentProblem[];
}

export interface WalkedFile {
  readonly path: string;
  /** Whether it is neither a link nor anything else than a file. */
  readonly isPlain: boolean;
}

/**
 * Lists the content folder with all folders in it, but for what is hidden. A link to a folder is followed when it stays inside and leads to
 * one that is not listed anyway: each is listed once, however links lead to each other.
 *
 * @throws when the content folder itself cannot be listed.
 */
export async function walkContent(contentDir: string): Promise<Walk> {
  const folders: string[] = [];
  const files: WalkedFile[] = [];
  const unread: string[] = [];
  const problems: ContentProblem[] = [];
  const seen = new Set<string>();
  const links: string[] = [];
  const leaveOut = (folder: string, reason: string): void =>
    void problems.push({ file: folder, ...withheld("unreadable", 1, `the folder is left out: ${reason}`) });
  const take = async (folder: string, entry: Dirent): Promise<void> => {
    const path = posix.join(folder, entry.name);
    if (isTextName(path)) files.push({ path, isPlain: entry.isFile() });
    if (entry.isSymbolicLink()) links.push(path);
    if (entry.isDirectory()) await visit(path);
  };
  const visit = async (folder: string): Promise<void> => {
    const entries = await listFolder(contentDir, folder, seen);
    if (entries.kind === "refused") {
      unread.push(folder);
      leaveOut(folder, entries.reason);
    } else if (entries.kind === "listed") {
      folders.push(folder);
      for (const entry of entries.entries) await take(folder, entry);
    }
  };
  await visit("");
  if (folders.length === 0)
    throw new Error(`The content folder cannot be listed: ${problems[0]?.message ?? "it is not there"}.`);
  // A folder that a link leads to may hold further links: the list grows meanwhile.
  for (const link of links) {
    const place = findInside(contentDir, link);
    if (place.kind === "there" && place.stats.isDirectory()) await visit(link);
    else if (place.kind === "refused" && !/\.[a-z0-9]+$/i.test(link)) leaveOut(link, place.reason);
  }
  return { folders, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), unread, problems };
}

type Listing = { readonly kind: "listed"; readonly entries: readonly Dirent[] } | NotRead;

/** A folder that was listed under another name is missing under this one. */
async function listFolder(contentDir: string, folder: string, seen: Set<string>): Promise<Listing> {
  const place = findInside(contentDir, folder);
  if (place.kind !== "there") return place;
  if (seen.has(place.real)) return { kind: "missing" };
  seen.add(place.real);
  try {
    const entries = await readdir(place.real, { withFileTypes: true });
    return { kind: "listed", entries: entries.filter(({ name }) => !name.startsWith(".")) };
  } catch (error) {
    return notRead(error, join(contentDir, folder));
  }
}

function isTextName(path: string): boolean {
  return path.endsWith(".md") || path.endsWith(".yml");
}
