import type { SitemapEntry } from "./sitemap-xml.ts";

/** Addresses per part, below the protocol's limit of 50,000 (sitemaps.org); every part also contains the root entry. */
export const entriesMax = 44_999;

/** Bytes per part, below the protocol's limit of 50 MB. `entryBytes` allows for all of an entry but its address, pictures included. */
const bytesMax = 45_000_000;
const entryBytes = 700;

/** Splits a list of addresses into sitemaps of the largest allowed size. An empty list gives one part. */
export function partsOf<T extends Pick<SitemapEntry, "location">>(entries: readonly T[]): readonly (readonly T[])[] {
  const parts: T[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    const needed = entry.location.length * 2 + entryBytes;
    const last = parts.at(-1);
    if (last === undefined || last.length >= entriesMax || bytes + needed > bytesMax) {
      parts.push([entry]);
      bytes = needed;
    } else {
      last.push(entry);
      bytes += needed;
    }
  }
  return parts;
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
