import { groupAddress } from "../../addresses/group-address.ts";
import { nameSlug, tagSlug } from "../../addresses/name-slug.ts";
import { decodedAddress } from "../../addresses/percent-decoding.ts";
import { normalisedPath } from "../../addresses/normalised-path.ts";
import type { DocumentType } from "../../content-folder/document-types/document-type.ts";
import { sitePages } from "../../content-folder/document-types/fixed-paths.ts";
import type { Note } from "../note.ts";
import { toAddress } from "../source/addresses.ts";
import type { Section, SourceEntry, SourceSite } from "../source/source-site.ts";
import { namesOf, tagsOf } from "./document-fields.ts";
import { isDraftPage } from "./publication-fields.ts";
import type { SourcePage } from "./source-page.ts";
import { aliasesOf, foreignAliasesOf } from "./page-index.ts";
import type { PageIndex } from "./page-index.ts";
import { addWrittenRedirects } from "./written-redirects.ts";

/** Old addresses, and the new ones they lead to. */
export function redirectsTo(
  site: SourceSite,
  index: PageIndex,
  { types, notes }: { readonly types: readonly DocumentType[]; readonly notes: Note[] },
): ReadonlyMap<string, string> {
  const documents = new Set(index.pages.map(({ address }) => normalisedPath(address)));
  const taken = documents.union(new Set(sitePages({ all: types }))).union(new Set(groupPages(index, types)));
  const redirects = new Map<string, string>();
  const add = (from: string, to: string): string | null => {
    const old = encoded(from);
    if (normalisedPath(old) === normalisedPath(to) || redirects.get(old) === to) return null;
    if (old === "/" || taken.has(normalisedPath(old))) return "a page of the site has the old address now";
    if (/[?#\s]/.test(old)) return "redirects.yml has no addresses with ?, # or a space in them";
    const before = redirects.get(old);
    if (before !== undefined) return `the old address leads to ${before} already`;
    redirects.set(old, to);
    return null;
  };
  const shown = index.pages.filter(({ fields }) => !isDraftPage(fields));
  for (const page of shown) {
    const whole = toAddress(site.base, page.oldAddress);
    if (site.hasHtmlAddresses === true) for (const file of filesAt(whole, page.path)) add(file, page.address);
    if (normalisedPath(encoded(whole)) === normalisedPath(page.address)) continue;
    const path = normalisedPath(encoded(whole));
    if (path !== "/" && taken.has(path))
      notes.push({
        file: page.shown,
        line: 1,
        subject: "address",
        message: `${whole} is the address of ${documents.has(path) ? "another document" : "a page of the site"} now; this one is at ${page.address}`,
      });
    add(whole, page.address);
  }
  for (const page of shown) {
    for (const alias of aliasesOf(page)) add(toAddress(site.base, alias), page.address);
    for (const alias of foreignAliasesOf(page))
      notes.push({
        file: page.shown,
        line: 1,
        subject: "redirect",
        message: `"${alias}" is an address of another site: it is left out`,
      });
  }
  for (const [from, to] of listRedirects(site, index, shown)) add(toAddress(site.base, from), to);
  addWrittenRedirects(site, index, {
    listOf: (address) => redirects.get(encoded(address)),
    add: (from, to) => add(toAddress(site.base, from), to),
    notes,
  });
  return redirects;
}

/** The files at which a page was found beside its address. */
function filesAt(address: string, path: string): readonly string[] {
  if (address.endsWith(".html")) return [];
  return [`${address}.html`, ...(/(?:^|\/)index\.\w+$/i.test(path) ? [toAddress(address, "index.html")] : [])];
}

/** Where the lists of the old site lead: to that of the type, of the tag, or to the first page in them. */
function listRedirects(
  { sections }: SourceSite,
  index: PageIndex,
  shown: readonly SourcePage[],
): readonly (readonly [string, string])[] {
  const tags = shown.flatMap(({ section: { tagsAt }, fields }) =>
    tagsAt === undefined
      ? []
      : namesOf(fields, "tags").map(
          (tag) => [`${tagsAt}/${nameSlug(tag)}`, groupAddress("tag", tagSlug(tag))] as const,
        ),
  );
  const lists = sections.flatMap(({ type, listsAt = [] }) => listsAt.map((from) => [from, `/${type}`] as const));
  const groups = sections.flatMap((section) =>
    (section.groupsAt ?? []).flatMap(([from, entry]) => {
      const page = firstPageIn(entry, section, index) ?? firstPageIn(entry, standInOf(section, sections), index);
      return page === null ? [] : [[from, page.address] as const];
    }),
  );
  return [...tags, ...lists, ...groups];
}

function standInOf({ standIn }: Section, sections: readonly Section[]): Section | undefined {
  return sections.find(({ folder }) => folder === standIn?.folder);
}

/** The first page of an entry of a sidebar: itself, or the first in it. */
function firstPageIn(entry: SourceEntry, section: Section | undefined, index: PageIndex): SourcePage | null {
  if (section === undefined) return null;
  if (typeof entry === "string") {
    const inside = index.pages.find((page) => page.section === section && page.path.startsWith(`${entry}/`));
    return index.byName(section.type, entry) ?? inside ?? null;
  }
  return entry.items.map((one) => firstPageIn(one, section, index)).find((page) => page !== null) ?? null;
}

/** The pages that list the documents of a type or a tag. */
function groupPages(index: PageIndex, types: readonly DocumentType[]): readonly string[] {
  const tags = index.pages.flatMap(({ fields }) => tagsOf(fields));
  return [...types.map(({ id }) => groupAddress("type", id)), ...tags.map((tag) => groupAddress("tag", tagSlug(tag)))];
}

function encoded(path: string): string {
  const decoded = decodedAddress(path);
  return decoded?.isWellFormed() === true ? encodeURI(decoded) : path;
}
