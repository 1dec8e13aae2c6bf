import { pathSlug } from "../../../content-folder/arrangement/path-slug.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { normalisedPath } from "../../../addresses/normalised-path.ts";
import { isOldAddress } from "../../../addresses/redirects.ts";
import type { Source } from "../../store/sources.ts";
import type { DocumentFile } from "../read/content-files.ts";
import type { FileHistory } from "../read/file-history.ts";
import { addressOfFile } from "../read/reading.ts";

/** What tells where a document was. */
export interface EarlierPlaces {
  readonly file: DocumentFile;
  /** The slug that it has now; null if it is not published. */
  readonly slug: string | null;
  readonly source: Pick<Source, "state" | "key" | "moved"> | null;
  readonly history: FileHistory | null;
  /** The file that is gone, whose text it now has. */
  readonly gone: Pick<Source, "path" | "key" | "moved"> | null;
}

/** The document types by which addresses are made. */
export interface TypesOfAddresses {
  readonly types: DocumentTypes;
  /** Those that the store was last published with, under which a document may have had another address; null for none. */
  readonly typesBefore: DocumentTypes | null;
}

/**
 * The addresses that a document had before: under another slug, under another address of its type, in a file that is gone, and, by its history, at
 * other paths.
 */
export function movedAddresses(
  { file, slug, source, history, gone }: EarlierPlaces,
  { types, typesBefore }: TypesOfAddresses,
): readonly string[] {
  const addresses = [...(source?.moved ?? []), ...(gone?.moved ?? [])];
  if (slug === null) return addresses;
  const published = source?.state === "published" ? source.key : null;
  for (const at of [types, ...(typesBefore === null ? [] : [typesBefore])]) {
    if (published !== null && findType(at, file.docType) !== null) addresses.push(addressOfFile(file, published, at));
    if (gone !== null && gone.key !== null) addresses.push(...addressAt(gone.path, gone.key, at));
  }
  for (const path of history?.earlier ?? []) addresses.push(...addressAt(path, null, types));
  const own = normalisedPath(addressOfFile(file, slug, types));
  return [...new Set(addresses.filter(isOldAddress).map(normalisedPath))].filter((address) => address !== own);
}

/** The address of a file that is gone; none where its folder is not that of a type. */
export function addressAt(path: string, slug: string | null, types: DocumentTypes): readonly string[] {
  const type = findType(types, path.split("/", 1)[0] ?? "");
  if (type === null || !path.includes("/")) return [];
  return [
    addressOfFile(
      { path, docType: type.id, stamp: "", ...pathSlug(path, type) },
      slug ?? pathSlug(path, type).slug,
      types,
    ),
  ];
}
