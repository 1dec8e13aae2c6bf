import type { SitemapEntry } from "./sitemap-xml.ts";

/** A sitemap may have 50,000 addresses (sitemaps.org); the root entry is in every part too. */
export const entriesMax = 44_999;

/** And 50 MB. What an entry has beside its address, its pictures included, is small against it. */
const bytesMax = 45_000_000;
const entryBytes = 700;

/** Takes a long list of addresses apart into sitemaps that are as long as sitemaps may be. At least one part, also of nothing. */
export const partsOf = <T extends Pick<SitemapEntry, "location">>(entries: readonly T[]): readonly (readonly T[])[] => {
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
};

/** @example partName("sitemap-article", 2) // "sitemap-article-part-2" */
export const partName = (name: string, part: number): string => (part === 1 ? name : `${name}-part-${part}`);

/** @example nameAndPart("sitemap-article-part-2") // { name: "sitemap-article", part: 2 } */
export const nameAndPart = (asked: string): { readonly name: string; readonly part: number } => {
  const [, name, part] = /^(.+)-part-([2-9]|[1-9]\d{1,3})$/.exec(asked) ?? [];
  return name === undefined ? { name: asked, part: 1 } : { name, part: Number(part) };
};
