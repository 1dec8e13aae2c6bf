import { pathSlug } from "../../../content-folder/arrangement/path-slug.ts";
import { type DocumentTypes, findType } from "../../../content-folder/document-types/document-type.ts";
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

/** The addresses that a document had before: under another slug, in a file that is gone, and, by its history, at other paths. */
export function movedAddresses(
  { file, slug, source, history, gone }: EarlierPlaces,
  types: DocumentTypes,
): readonly string[] {
  const addresses = [...(source?.moved ?? []), ...(gone?.moved ?? [])];
  if (slug === null) return addresses;
  if (source?.state === "published" && source.key !== null) addresses.push(addressOfFile(file, source.key, types));
  if (gone?.key !== null && gone?.key !== undefined) addresses.push(...addressAt(gone.path, gone.key, types));
  for (const path of history?.earlier ?? []) addresses.push(...addressAt(path, null, types));
  const own = normalisedPath(addressOfFile(file, slug, types));
  return [...new Set(addresses.filter(isOldAddress).map(normalisedPath))].filter((address) => address !== own);
}

/** The address of a file that is gone; none where its folder is no longer that of a type. */
function addressAt(path: string, slug: string | null, types: DocumentTypes): readonly string[] {
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
