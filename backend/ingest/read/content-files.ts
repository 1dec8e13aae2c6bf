import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { stampOf, toStamp } from "../../../content-folder/media/file-stamp.ts";
import type { ContentProblem } from "../../../content-folder/problem.ts";
import { notRead } from "../../../content-folder/inside/find-inside.ts";
import { identityOf } from "../../../content-folder/inside/watch-root.ts";
import { folderFile } from "../../../content-folder/arrangement/read-folders.ts";
import { pathSlug } from "../../../content-folder/arrangement/path-slug.ts";
import { isSetAside } from "../../../content-folder/arrangement/file-names.ts";
import type { PathSlug } from "../../../content-folder/arrangement/path-slug.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentType, DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { misnamedYaml } from "./misnamed-yaml.ts";
import { findMisplaced } from "./misplaced.ts";
import { faultOfPath } from "./path-fault.ts";
import { walkContent } from "./walk.ts";
import type { WalkedFile } from "./walk.ts";

/** The file of a document. */
export interface DocumentFile extends PathSlug {
  /** Relative to the content folder, with forward slashes. */
  readonly path: string;
  readonly docType: string;
  readonly stamp: string;
}

/** The file of an author. */
export interface AuthorFile {
  readonly path: string;
  readonly id: string;
  readonly stamp: string;
}

/** The contents of the content folder, by path. */
export interface ContentFiles {
  readonly documents: readonly DocumentFile[];
  readonly authors: readonly AuthorFile[];
  /** The paths of all `_folder.yml` files. */
  readonly folderFiles: readonly string[];
  /** The paths of all other entries, folders too. */
  readonly others: ReadonlySet<string>;
  readonly problems: readonly ContentProblem[];
  /** Folders that could not be listed; what was published from them stays. */
  readonly unread: readonly string[];
  /** The identity of the listed content folder, see `identityOf`. */
  readonly identity: string | null;
}

/** Lists the content folder without reading any file. */
export async function listContentFiles(contentDir: string, types: DocumentTypes): Promise<ContentFiles> {
  const identity = identityOf(contentDir);
  const { files, others, unread, problems } = await walkContent(contentDir);
  const documents = files.flatMap((file) => {
    const type = typeOfPath(file.path, types);
    return type === null ? [] : [{ ...file, docType: type.id, ...pathSlug(file.path, type) }];
  });
  const authors = files.filter(({ path }) => path.startsWith("authors/") && path.endsWith(".yml"));
  const stampedDocuments = await withStamps(contentDir, documents);
  return {
    documents: stampedDocuments.map(({ path, stamp, docType, slug, folder }) => ({
      path,
      docType,
      stamp,
      slug,
      folder,
    })),
    authors: (await withStamps(contentDir, authors)).map(({ path, stamp }) => ({
      path,
      stamp,
      id: path.slice("authors/".length, -".yml".length),
    })),
    folderFiles: files.map(({ path }) => path).filter((path) => path.endsWith(`/${folderFile}`)),
    others,
    problems: [
      ...problems,
      ...findMisplaced(files, types),
      ...misnamedYaml([...files.map(({ path }) => path), ...others]),
    ],
    unread,
    identity,
  };
}

/** The document file at a path relative to the content folder; null if there is none, and where the walk refuses the path. */
export function findDocumentFile(contentDir: string, path: string, types: DocumentTypes): DocumentFile | null {
  const type = faultOfPath(path) === null ? typeOfPath(path, types) : null;
  const stamp = type === null ? null : stampOf(contentDir, path);
  return type === null || stamp === null ? null : { path, docType: type.id, stamp, ...pathSlug(path, type) };
}

/** The document type for a path; null if the path is not a document's. */
export function docTypeOfPath(path: string, types: DocumentTypes): string | null {
  return typeOfPath(path, types)?.id ?? null;
}

function typeOfPath(path: string, types: DocumentTypes): DocumentType | null {
  const parts = path.split("/");
  const name = parts.at(-1) ?? "";
  return parts.length > 1 && name.endsWith(".md") && !parts.some(isSetAside) ? findType(types, parts[0] ?? "") : null;
}

/** Stats take little memory, but many pending calls take much. */
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

/** `stampOf` for what was just listed as a regular file, not a link. */
async function stampOfPlain(file: string): Promise<string | null> {
  try {
    return toStamp(await lstat(file));
  } catch (error) {
    // Only a missing file is gone. Of another the last good version stays, and reading it tells why.
    return notRead(error, file).kind === "missing" ? null : "no file";
  }
}
