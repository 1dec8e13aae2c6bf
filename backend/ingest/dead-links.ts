import type { ContentProblem, Reference, Source } from "../store/sources.ts";
import type { Store } from "../store/store.ts";
import { closestTo, nearestTo } from "./closest.ts";
import { type Addresses, targetOf } from "./links.ts";
import { listGroupPages, sitePages } from "./pages.ts";
import { readRedirects, redirectsFile } from "./redirects.ts";
import { readSiteLinks } from "./site-links.ts";

/** What the links of one pass are held against. */
export interface LinkContext {
  readonly store: Store;
  readonly contentDir: string;
  readonly addresses: Addresses;
  readonly authorIds: ReadonlySet<string>;
}

/**
 * Tells the links that lead nowhere, and those to a heading that is not there, in all documents and in the site's own files. A link
 * may break or mend without a change of its own file, so all of them are looked at in every pass.
 */
export async function lookForDeadLinks(documents: readonly Source[], { store, contentDir, addresses, authorIds }: LinkContext): Promise<ContentProblem[]> {
  const pages = new Set([...sitePages, ...(await listGroupPages(store))]);
  const documentAddresses = new Set(addresses.byPath.values());
  const redirects = await readRedirects(contentDir, (path) => pages.has(path) || documentAddresses.has(path));
  const files = [...(await readSiteLinks(contentDir)), { path: redirectsFile, references: redirects.problems.length > 0 ? [] : redirects.references }, ...documents];
  const anchors = new Map(documents.map(({ path, anchors }) => [path, anchors]));
  return [...redirects.problems, ...findDeadLinks(files, { addresses, anchors, pages, authorIds })];
}

/** What a link can lead to. */
interface Places {
  readonly addresses: Addresses;
  /** The ids of each document's headings, by the document's file; null where its text is not known. */
  readonly anchors: ReadonlyMap<string, readonly string[] | null>;
  /** The addresses of all pages that are no document. */
  readonly pages: ReadonlySet<string>;
  readonly authorIds: ReadonlySet<string>;
}

/** A file with links. */
export type Linking = Pick<Source, "path" | "references">;

function findDeadLinks(files: readonly Linking[], places: Places): ContentProblem[] {
  const anchors = anchorsByAddress(places);
  return files.flatMap(({ path, references }) =>
    references.flatMap((reference) => {
      const fault = faultOf(reference, path, places, anchors);
      return fault === null ? [] : [{ file: path, line: reference.line, message: `the link to "${reference.href}" ${fault}` }];
    }),
  );
}

type AnchorsByAddress = ReadonlyMap<string, readonly string[] | null>;

/** Several documents may be read at one address: a fragment may lead into any of them. */
function anchorsByAddress({ addresses, anchors }: Places): AnchorsByAddress {
  const all = new Map<string, readonly string[] | null>();
  for (const [path, address] of addresses.byPath) {
    const before = all.get(address) ?? [];
    const own = anchors.get(path) ?? null;
    all.set(address, own === null ? null : [...before, ...own]);
  }
  return all;
}

function faultOf({ href }: Reference, from: string, places: Places, anchors: AnchorsByAddress): string | null {
  const { addresses } = places;
  const target = targetOf(href, from);
  switch (target.kind) {
    case "asset":
    case "other":
      return null;
    case "here":
      return faultOfFragment(target.fragment, anchors.get(addresses.byPath.get(from) ?? ""));
    case "file":
      return faultOfDocument(addresses.byPath.get(target.path), target.fragment, anchors) ?? null;
    case "slug":
      return faultOfDocument(addresses.bySlug.get(target.slug), target.fragment, anchors, () => hint(target.slug, addresses));
    case "page":
      if (anchors.has(target.path)) return faultOfFragment(target.fragment, anchors.get(target.path));
      return isPage(target.path, places) ? null : `leads nowhere: there is no such page${meant(closestTo(target.path, [...places.pages, ...anchors.keys()]))}`;
  }
}

function faultOfDocument(address: string | undefined, fragment: string, anchors: AnchorsByAddress, hintOf = () => ""): string | null {
  if (address === undefined) return `leads nowhere: there is no such published document${hintOf()}`;
  return address.includes("#") ? null : faultOfFragment(fragment, anchors.get(address));
}

/** Footnotes have ids too, which their own marks use. */
function faultOfFragment(fragment: string, anchors: readonly string[] | null | undefined): string | null {
  if (fragment === "" || anchors === null || anchors === undefined || anchors.includes(fragment) || /^fn(?:ref)?-\d/.test(fragment)) return null;
  // "search" may be meant for "section-search", which is the id where the page itself has one called "search".
  const nearest = anchors.find((anchor) => anchor.endsWith(`-${fragment}`)) ?? nearestTo(fragment, anchors);
  return nearest === null
    ? "leads to a heading, and the document has none: leave out what stands behind the #"
    : `leads to no heading: expected the id of one behind the #, got "${fragment}". The closest is "${nearest}"`;
}

function isPage(path: string, { pages, authorIds }: Places): boolean {
  const author = /^\/authors\/[^/]+\/([^/]+)$/.exec(path)?.[1];
  return pages.has(path) || (author !== undefined && authorIds.has(author));
}

function hint(slug: string, { bySlug }: Addresses): string {
  const closest = closestTo(slug, [...bySlug.keys()]);
  return meant(closest === null ? null : (bySlug.get(closest) ?? null));
}

function meant(address: string | null): string {
  return address === null ? "" : `. Did you mean "${address}"?`;
}
