import { createHash } from "node:crypto";
import { readTextInside } from "../../../content-folder/inside/read-inside.ts";
import type { TextReading } from "../../../content-folder/inside/read-inside.ts";
import { documentAddress } from "../../../addresses/document-address.ts";
import { typeOf } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { Source } from "../../store/sources.ts";
import type { DocumentFile } from "./content-files.ts";
import { readDocumentFile } from "./front-matter/front-matter.ts";
import type { DocumentParts } from "./front-matter/front-matter.ts";
import { isShown } from "./visibility.ts";

/** A document file as seen in one scan. Kept small, because there is one for every file. */
export interface FileReading {
  readonly file: DocumentFile;
  /** Whether it matches its record, though its modification time may differ. */
  readonly isSame: boolean;
  readonly hash: string;
  /** The slug that it is to be published under, unless another file has it; null for a draft, or for a broken file that was never published. */
  readonly slug: string | null;
}

/** A file that must be read because its stamp differs from the recorded one. */
export interface LookOrder {
  readonly file: DocumentFile;
  /** The hash of the recorded text; null if none is valid. */
  readonly knownHash: string | null;
  /** The slug under which its last good version is published; null if it is not. */
  readonly lastGood: string | null;
  /** Whether it has no record yet. */
  readonly isNew: boolean;
  /** The time by which it counts as shown. */
  readonly nowMs: number;
}

/** The hash recorded for a text that could not be checked at all. */
export const unreadHash = "unread";

/** The result of checking a file. */
export type Look = Omit<FileReading, "file">;

/** Reads the text of a file, by its path in the content folder. */
export type ReadText = (path: string) => Promise<TextReading> | TextReading;

/** Reads asynchronously, so that other requests proceed. */
export function readTextAside(contentDir: string): ReadText {
  return (path) => readTextInside(contentDir, path);
}

/** Reads a file, and parses its front matter if the text has changed. */
export async function lookAt(
  { file, knownHash, lastGood, isNew, nowMs }: LookOrder,
  readText: ReadText,
): Promise<Look> {
  const found = await readText(file.path);
  const hash = hashOf(found);
  if (hash === knownHash) return { isSame: true, hash, slug: null };
  if (found.kind !== "read") return { isSame: false, hash, slug: lastGood };
  const { text } = found;
  if (isNew && !mayNameSlug(text)) return { isSame: false, hash, slug: file.slug };
  const parts = readSafely(text, file);
  if (parts === null) return { isSame: false, hash, slug: lastGood };
  return { isSame: false, hash, slug: isShown(parts.fields, nowMs) ? parts.slug : null };
}

/** Null if parsing throws: the error is found again, and reported, when the document is built. */
function readSafely(text: string, file: DocumentFile): DocumentParts | null {
  try {
    return readDocumentFile(text, file);
  } catch {
    return null;
  }
}

/**
 * Whether front matter may affect the slug. If not, a new file's slug is its name, unless the file turns out to be broken; that shows when the
 * document is built.
 */
function mayNameSlug(text: string): boolean {
  const end = text.indexOf("\n---", 3);
  return end === -1 || /slug|draft|publish|expires|hidden|unlisted|stat|\\/i.test(text.slice(0, end));
}

/** The check that a file needs; null if its stamp matches its record. */
export function toLookOrder(
  file: DocumentFile,
  source: Source | undefined,
  ownerOf: (slug: string) => string | undefined,
): LookOrder | null {
  const nowMs = Date.now();
  const isDue = source !== undefined && source.dueAtMs !== null && source.dueAtMs <= nowMs;
  const mayHold = source !== undefined && source.state !== "broken" && source.pathSlug === file.slug && !isDue;
  if (mayHold && source.stamp === file.stamp) return null;
  const key = source?.key ?? null;
  return {
    file,
    knownHash: mayHold ? source.hash : null,
    lastGood: key !== null && ownerOf(key) === file.path ? key : null,
    isNew: source === undefined,
    nowMs,
  };
}

/** The reading of a file that matches its record. */
export function toSame(file: DocumentFile, { hash, state, key, displaced }: Source): FileReading {
  return { file, isSame: true, hash, slug: state === "draft" ? null : (displaced?.slug ?? key) };
}

/** Identifies a text, or the reason it was not read. */
export function hashOf(found: TextReading): string {
  if (found.kind === "read") return createHash("sha256").update(found.text).digest("hex");
  return found.kind === "refused" ? found.reason : found.kind;
}

/** The addresses of all documents that are or are about to be published. */
export function addressesOf(
  winners: ReadonlyMap<string, DocumentFile>,
  types: DocumentTypes,
): {
  readonly bySlug: Map<string, string>;
  /** By the composed form of their paths. */
  readonly byPath: Map<string, string>;
} {
  const bySlug = new Map<string, string>();
  const byPath = new Map<string, string>();
  for (const [slug, file] of winners) {
    const address = addressOfFile(file, slug, types);
    bySlug.set(slug, address);
    byPath.set(file.path.normalize("NFC"), address);
  }
  return { bySlug, byPath };
}

/** The address of a file's document. */
export function addressOfFile({ docType }: DocumentFile, slug: string, types: DocumentTypes): string {
  return documentAddress(typeOf(types, docType) ?? types.all[0], slug);
}
