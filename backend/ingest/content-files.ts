import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ContentProblem } from "../store/sources.ts";
import { type DocType, docTypes, findDocType } from "../store/doc-types.ts";
import { closestTo } from "./closest.ts";

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
}

/** Lists the content folder without reading a file in it. */
export async function listContentFiles(contentDir: string): Promise<ContentFiles> {
  const folders = (await readdir(contentDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const documents = await Promise.all(docTypes.map(({ id }) => listDocuments(contentDir, id, folders)));
  const problems = await Promise.all(folders.map((folder) => findMisplaced(contentDir, folder)));
  return { documents: documents.flat(), authors: await listAuthors(contentDir, folders), problems: problems.flat() };
}

/** The file of a document at a path, relative to the content folder; null where there is none. */
export async function findDocumentFile(contentDir: string, path: string): Promise<DocumentFile | null> {
  const docType = docTypeOfPath(path);
  const stamp = docType === null ? null : await stampOf(join(contentDir, path));
  return docType === null || stamp === null ? null : { path, docType, stamp };
}

/** The type of the documents that lie where a path leads; null where none do, or the path is no document's. */
export function docTypeOfPath(path: string): DocType | null {
  const parts = path.split("/");
  const name = parts.at(-1) ?? "";
  return parts.length > 1 && name.endsWith(".md") && !name.startsWith(".")
    ? (findDocType(parts[0] ?? "")?.id ?? null)
    : null;
}

/** Time of change and size: what tells, without reading a file, that it is probably the same. Null when it is not there. */
export async function stampOf(file: string): Promise<string | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? `${found.mtimeMs}:${found.size}` : null;
  } catch {
    return null;
  }
}

async function listDocuments(
  contentDir: string,
  docType: DocType,
  folders: readonly string[],
): Promise<DocumentFile[]> {
  const files = folders.includes(docType) ? await listFiles(contentDir, docType, ".md") : [];
  return files.map((file) => ({ ...file, docType }));
}

async function listAuthors(contentDir: string, folders: readonly string[]): Promise<AuthorFile[]> {
  const files = folders.includes("authors") ? await listFiles(contentDir, "authors", ".yml") : [];
  return files.map(({ path, stamp }) => ({ path, stamp, id: path.slice("authors/".length, -".yml".length) }));
}

/** What is known of a file takes little room, and what is asked for at once takes much. */
const stampsAtOnce = 256;

async function listFiles(contentDir: string, folder: string, ending: string) {
  const entries = await readdir(join(contentDir, folder), { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending) && !entry.name.startsWith("."))
    .map((entry) => relative(contentDir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const files: { readonly path: string; readonly stamp: string }[] = [];
  for (let first = 0; first < paths.length; first += stampsAtOnce) {
    const some = paths.slice(first, first + stampsAtOnce);
    const stamps = await Promise.all(some.map((path) => stampOf(join(contentDir, path))));
    for (const [place, path] of some.entries())
      if (typeof stamps[place] === "string") files.push({ path, stamp: stamps[place] });
  }
  return files;
}

/** Documents in a folder that is no type would be missed in silence. */
async function findMisplaced(contentDir: string, folder: string): Promise<ContentProblem[]> {
  if (findDocType(folder) !== null || folder === "authors" || folder === "media" || /^[._]/.test(folder)) return [];
  const files = await listFiles(contentDir, folder, ".md");
  if (files.length === 0) return [];
  const ids = docTypes.map(({ id }) => id);
  const meant = closestTo(folder, ids);
  const hint = meant === null ? `The types are ${ids.join(", ")}.` : `Did you mean "${meant}"?`;
  return [
    {
      file: folder,
      line: 1,
      message: `the folder "${folder}" is no document type, so its ${files.length} document(s) are left out. ${hint}`,
    },
  ];
}
