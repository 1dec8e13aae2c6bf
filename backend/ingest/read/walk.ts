import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, posix } from "node:path";
import { findInside, notRead } from "../../../content-folder/inside/find-inside.ts";
import type { NotRead } from "../../../content-folder/inside/find-inside.ts";
import { withheld } from "../../../content-folder/problem.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import { faultOfPath } from "./path-fault.ts";
import { isOtherText } from "./other-texts.ts";

/** The contents of the content folder; paths are relative to it, with forward slashes. */
export interface Walk {
  /** The content folder itself (""), and all folders in it. */
  readonly folders: readonly string[];
  /** Entries named like a document, here or in another tool, or like an author file. Their kind is checked when they are read. */
  readonly files: readonly WalkedFile[];
  /** The paths of all other entries, folders too. */
  readonly others: ReadonlySet<string>;
  /** Folders that could not be listed; what was published from them stays. */
  readonly unread: readonly string[];
  readonly problems: readonly ContentProblem[];
}

/** A file that was found. */
export interface WalkedFile {
  readonly path: string;
  /** Whether it is a regular file, not a link. */
  readonly isPlain: boolean;
}

/**
 * Lists the content folder recursively, without hidden entries. A link to a folder is followed if it stays inside and its target is not listed
 * anyway: each folder is listed once, however links point to each other.
 *
 * @throws if the content folder itself cannot be listed.
 */
export async function walkContent(contentDir: string): Promise<Walk> {
  const folders: string[] = [];
  const files: WalkedFile[] = [];
  const others = new Set<string>();
  const unread: string[] = [];
  const problems: ContentProblem[] = [];
  const seen = new Set<string>();
  const links: string[] = [];
  const leaveOut = (folder: string, reason: string): void =>
    void problems.push({ file: folder, ...withheld("unreadable", 1, `the folder is left out: ${reason}`) });
  const take = async (folder: string, entry: Dirent): Promise<void> => {
    const path = posix.join(folder, entry.name);
    const fault = faultOfPath(path);
    if (fault !== null && (entry.isDirectory() || isTextName(path))) {
      if (entry.isDirectory()) unread.push(path);
      problems.push({ file: path, ...withheld("unreadable", 1, fault) });
      return;
    }
    if (isTextName(path)) files.push({ path, isPlain: entry.isFile() });
    else others.add(path);
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
    throw new Error(`The content folder cannot be listed: ${problems[0]?.message ?? "it does not exist"}.`);
  // A linked folder may contain further links: the list grows during iteration.
  for (const link of links) {
    const place = findInside(contentDir, link);
    if (place.kind === "there" && place.stats.isDirectory()) await visit(link);
    else if (place.kind === "refused" && !/\.[a-z0-9]+$/i.test(link)) leaveOut(link, place.reason);
  }
  return { folders, files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), others, unread, problems };
}

type Listing = { readonly kind: "listed"; readonly entries: readonly Dirent[] } | NotRead;

/** A folder already listed under another name counts as missing under this one. */
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

/** Whether an entry is named like a document, here or in another tool, or like an author file. */
export function isTextName(path: string): boolean {
  return path.endsWith(".md") || path.endsWith(".yml") || isOtherText(path);
}
