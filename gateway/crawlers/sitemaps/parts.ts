import { setImmediate as nextTurn } from "node:timers/promises";
import { escapedBytes } from "../xml.ts";
import { inSlices } from "./slices.ts";

/** Addresses per part, below the protocol's limit of 50,000 (sitemaps.org); every part also contains the root entry. */
const entriesMax = 44_999;

/** Bytes per part, below the protocol's limit of 50 MB. `entryBytes` allows for all of an entry but its address and the pictures that are known. */
const bytesMax = 45_000_000;
const entryBytes = 700;
/** So many pages are one part, unless their pictures are many: 15 KB for each has room for the longest address, 2,048 characters of six bytes as XML. */
export const onePartMax = 3_000;
/** For the elements around the address of a picture. */
const pictureBytes = 60;

/** The longest address, as XML, of a picture that is not known before the parts are. */
export const unknownPictureMax = 500;

/** What the size of an entry depends on. */
interface SizedEntry {
  readonly location: string;
  /** Absolute; null where they are not known. */
  readonly images: readonly string[] | null;
}

/**
 * Splits a list of addresses into sitemaps of the largest allowed size. An empty list gives one part. Yields to other
 * requests in between.
 */
export async function partsOf<T extends SizedEntry>(entries: readonly T[]): Promise<readonly (readonly T[])[]> {
  const parts: T[][] = [[]];
  let bytes = 0;
  for (const slice of inSlices(entries)) {
    for (const entry of slice) {
      const needed = bytesOf(entry);
      const last = parts.at(-1);
      if (last === undefined || last.length >= entriesMax || bytes + needed > bytesMax) {
        parts.push([entry]);
        bytes = needed;
      } else {
        last.push(entry);
        bytes += needed;
      }
    }
    await nextTurn();
  }
  return parts;
}

function bytesOf({ location, images }: SizedEntry): number {
  const ofPictures = (images ?? []).reduce((sum, image) => sum + escapedBytes(image) + pictureBytes, 0);
  return escapedBytes(location) + entryBytes + ofPictures;
}

/** @example partName("sitemap-article", 2) // "sitemap-article-part-2" */
export function partName(name: string, part: number): string {
  return part === 1 ? name : `${name}-part-${part}`;
}

/** @example nameAndPart("sitemap-article-part-2") // { name: "sitemap-article", part: 2 } */
export function nameAndPart(asked: string): { readonly name: string; readonly part: number } {
  const [, name, part] = /^(.+)-part-([2-9]|[1-9]\d{1,3})$/.exec(asked) ?? [];
  return name === undefined ? { name: asked, part: 1 } : { name, part: Number(part) };
}
