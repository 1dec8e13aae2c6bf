import type { Stats } from "node:fs";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { closestTo } from "../../../content-folder/closest.ts";
import { findInside } from "../../../content-folder/find-inside.ts";
import { type ContentProblem, withheld } from "../../../content-folder/problem.ts";
import { identityOf } from "../../../content-folder/watch-root.ts";
import { type DocType, docTypes, findDocType } from "../../store/doc-types.ts";
import { type WalkedFile, walkContent } from "./walk.ts";

/** A file that a document is made from. */
export interface DocumentFile {
  /** Relative to the content folder, with forward slashes. */
  readonly path: string;
  readonly docType: DocType;
  readonly stamp: string;
}

/** A file that an author is made from. */
export interface AuthorFile {
  readonly path: string;
  readonly id: string;
  readonly stamp: string;
}

/** What lies in the content folder, by path. */
export interface ContentFiles {
  readonly documents: readonly DocumentFile[];
  readonly authors: readonly AuthorFile[];
  readonly problems: readonly ContentProblem[];
  /** Folders that could not be looked into: what was published of them stays. */
  readonly unread: readonly string[];
  /** Of the content folder that was listed. */
  readonly identity: string | null;
}

/** Lists the content folder without reading a file in it. */
export async function listContentFiles(contentDir: string): Promise<ContentFiles> {
  const identity = identityOf(contentDir);
  const { files, unread, problems } = await walkContent(contentDir);
  const documents = files.flatMap((file) => {
    const docType = docTypeOfPath(file.path);
    return docType === null ? [] : [{ ...file, docType }];
  });
  const authors = files.filter(({ path }) => path.startsWith("authors/") && path.endsWith(".yml"));
  const stampedDocuments = await withStamps(contentDir, documents);
  return {
    documents: stampedDocuments.map(({ path, stamp, docType }) => ({ path, docType, stamp })),
    authors: (await withStamps(contentDir, authors)).map(({ path, stamp }) => ({
      path,
      stamp,
      id: path.slice("authors/".length, -".yml".length),
    })),
    problems: [...problems, ...findMisplaced(files)],
    unread,
    identity,
  };
}

/** The file of a document at a path, relative to the content folder; null where there is none. */
export function findDocumentFile(contentDir: string, path: string): DocumentFile | null {
  const docType = docTypeOfPath(path);
  const stamp = docType === null ? null : stampOf(contentDir, path);
  return docType === null || stamp === null ? null : { path, docType, stamp };
}

/** The type of the documents that lie where a path leads; null where none do, or the path is no document's. */
export function docTypeOfPath(path: string): DocType | null {
  const parts = path.split("/");
  const name = parts.at(-1) ?? "";
  return parts.length > 1 && name.endsWith(".md") && !parts.some((part) => part.startsWith("."))
    ? (findDocType(parts[0] ?? "")?.id ?? null)
    : null;
}

/**
 * Time of change, size and number: what tells, without reading a file, that it is probably the same. Null when it is not there; what is there
 * and may not be read has a stamp too.
 */
export function stampOf(contentDir: string, path: string): string | null {
  const place = findInside(contentDir, path);
  if (place.kind === "missing") return null;
  return place.kind === "there" ? toStamp(place.stats) : "no file";
}

/** What is known of a file takes little room, and what is asked for at once takes much. */
const stampsAtOnce = 256;

async function withStamps<T extends WalkedFile>(
  contentDir: string,
  files: readonly T[],
): Promise<(T & { readonly stamp: string })[]> {
  const stamped: (T & { readonly stamp: string })[] = [];
  for (let first = 0; first < files.length; first += stampsAtOnce) {
    const some = files.slice(first, first + stampsAtOnce);
    const stamps = await Promise.all(
      some.map(({ path, isPlain }) =>
        isPlain ? stampOfPlain(join(contentDir, path)) : Promise.resolve(stampOf(contentDir, path)),
      ),
    );
    for (const [place, file] of some.entries())
      if (typeof stamps[place] === "string") stamped.push({ ...file, stamp: stamps[place] });
  }
  return stamped;
}

/** `stampOf` for what was just seen to be a file of the folder and no link. */
async function stampOfPlain(file: string): Promise<string | null> {
  const found = await lstat(file).catch(() => null);
  return found === null ? null : toStamp(found);
}

/** The number of the file tells it from another of the same moment and size that has taken its place. */
function toStamp(stats: Stats): string {
  return stats.isFile() ? `${stats.mtimeMs}:${stats.size}:${stats.ino}` : "no file";
}

/** Documents in a folder that is no type would be missed in silence. */
function findMisplaced(files: readonly WalkedFile[]): ContentProblem[] {
  const misplaced = files.filter(
    ({ path }) => path.endsWith(".md") && path.includes("/") && docTypeOfPath(path) === null,
  );
  const byFolder = Map.groupBy(misplaced, ({ path }) => path.slice(0, path.indexOf("/")));
  const ids = docTypes.map(({ id }) => id);
  return [...byFolder].flatMap(([folder, { length }]) => {
    if (folder === "authors" || folder === "media" || folder.startsWith("_")) return [];
    const meant = closestTo(folder, ids);
    const hint = meant === null ? `The types are ${ids.join(", ")}.` : `Did you mean "${meant}"?`;
    return [
      {
        file: folder,
        ...withheld(
          "misplaced",
          1,
          `the folder "${folder}" is no document type, so its ${length} document(s) are left out. ${hint}`,
        ),
      },
    ];
  });
}
