import { createHash } from "node:crypto";
import { type TextReading, readTextInside } from "../../../content-folder/read-inside.ts";
import { addressOf } from "../../store/address.ts";
import type { Source } from "../../store/sources.ts";
import type { DocumentFile } from "./content-files.ts";
import { type DocumentReading, readDocumentFile, slugOfPath } from "./front-matter.ts";

/** A document's file in one pass over the content: little, because there is one for every file. */
export interface FileReading {
  readonly file: DocumentFile;
  /** Whether it is as it was when it was noted, though its time of change may be another. */
  readonly isSame: boolean;
  readonly hash: string;
  /** The slug under which it is, or wants to be, published; null for a draft, or a broken file that never was. */
  readonly slug: string | null;
}

/** A file that has to be read, because its time of change is not the one that was noted. */
export interface LookOrder {
  readonly file: DocumentFile;
  /** The hash of the text that still holds; null where none does. */
  readonly knownHash: string | null;
  /** The slug under which readers see what was made of it before; null where they do not. */
  readonly lastGood: string | null;
  /** Whether nothing was noted of it. */
  readonly isNew: boolean;
}

/** The hash of a text that could not even be looked at. */
export const unreadHash = "unread";

/** What was seen of a file. */
export type Look = Omit<FileReading, "file">;

/** Gives the text of a file, by its path in the content folder. */
export type ReadText = (path: string) => Promise<TextReading> | TextReading;

/** While a file is read, others are answered. */
export function readTextAside(contentDir: string): ReadText {
  return (path) => readTextInside(contentDir, path);
}

/** Reads a file, and its front matter where the text is another one. */
export async function lookAt({ file, knownHash, lastGood, isNew }: LookOrder, readText: ReadText): Promise<Look> {
  const found = await readText(file.path);
  const hash = hashOf(found);
  if (hash === knownHash) return { isSame: true, hash, slug: null };
  if (found.kind !== "read") return { isSame: false, hash, slug: lastGood };
  const { text } = found;
  if (isNew && !mayNameSlug(text)) return { isSame: false, hash, slug: slugOfPath(file.path) };
  const reading = readSafely(text, file);
  if (reading?.kind !== "read") return { isSame: false, hash, slug: lastGood };
  return { isSame: false, hash, slug: reading.parts.fields.draft ? null : reading.parts.slug };
}

/** Null where even telling what is wrong fails: that is found, and told, when the document is made. */
function readSafely(text: string, file: DocumentFile): DocumentReading | null {
  try {
    return readDocumentFile(text, file);
  } catch {
    return null;
  }
}

/**
 * Whether front matter may say something about the slug. Where it does not, a new file's slug is its name, unless the file turns out
 * to be broken: that is known soon enough, when the document is made.
 */
function mayNameSlug(text: string): boolean {
  const end = text.indexOf("\n---", 3);
  return end === -1 || /slug|draft|publish|hidden|unlisted|stat|\\/i.test(text.slice(0, end));
}

/** What is to be looked at of a file; null where the file is as it was noted. */
export function toLookOrder(
  file: DocumentFile,
  source: Source | undefined,
  ownerOf: (slug: string) => string | undefined,
): LookOrder | null {
  const mayHold = source !== undefined && source.state !== "broken";
  if (mayHold && source.stamp === file.stamp) return null;
  const key = source?.key ?? null;
  return {
    file,
    knownHash: mayHold ? source.hash : null,
    lastGood: key !== null && ownerOf(key) === file.path ? key : null,
    isNew: source === undefined,
  };
}

/** A file that is as it was noted. */
export function toSame(file: DocumentFile, { hash, state, key }: Source): FileReading {
  return { file, isSame: true, hash, slug: state === "draft" ? null : key };
}

/** Tells one text from another, and from a file that is not read. */
export function hashOf(found: TextReading): string {
  if (found.kind === "read") return createHash("sha256").update(found.text).digest("hex");
  return found.kind === "refused" ? found.reason : found.kind;
}

/** Which file each slug belongs to. Of two that want it, the one that has it keeps it; else the first by path. */
export function settleSlugs(
  readings: readonly FileReading[],
  owners: ReadonlyMap<string, string>,
): Map<string, DocumentFile> {
  const winners = new Map<string, DocumentFile>();
  for (const { file, slug } of readings) {
    if (slug !== null && (!winners.has(slug) || owners.get(slug) === file.path)) winners.set(slug, file);
  }
  return winners;
}

/** Where every document is, or is about to be, read. */
export function addressesOf(winners: ReadonlyMap<string, DocumentFile>): {
  readonly bySlug: Map<string, string>;
  readonly byPath: Map<string, string>;
} {
  const bySlug = new Map<string, string>();
  const byPath = new Map<string, string>();
  for (const [slug, file] of winners) {
    const address = addressOfFile(file, slug);
    bySlug.set(slug, address);
    byPath.set(file.path, address);
  }
  return { bySlug, byPath };
}

/** Where the document of a file is read. */
export function addressOfFile({ docType }: DocumentFile, slug: string): string {
  return addressOf({ docType, slug });
}
