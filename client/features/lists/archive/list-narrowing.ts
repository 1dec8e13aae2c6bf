import type { DocumentFacet } from "../../../generated/schema.ts";
import { typeAlternates } from "../../../data/alternates.ts";
import type { DocumentType } from "../../../data/document-types.ts";
import { typeOfPage } from "../../../data/page.ts";
import type { PageFacts, PageRequest } from "../../../data/page.ts";
import { pageNumberOf } from "../../../ui/pagination/pages-window.ts";

/** What lists can be narrowed to. */
const narrowable = ["type", "category", "tag", "year"] as const;

/** What lists of one type, and groups of all types, can be narrowed to. */
export const narrowedBy: Readonly<Record<"type" | "group", DocumentFacet[]>> = {
  type: ["YEAR", "CATEGORY", "TAG"],
  group: ["TYPE", "YEAR"],
};

/** What a list is narrowed to; null: not by this. */
export type ListNarrowing = Readonly<Record<(typeof narrowable)[number], string | null>>;

/** A list that is not narrowed. */
export const wholeList: ListNarrowing = { type: null, category: null, tag: null, year: null };

/** What the query of a URL narrows a list to. */
export function narrowingIn(search: PageRequest["search"]): ListNarrowing {
  const year = search["year"] ?? "";
  return {
    type: search["type"] || null,
    category: search["category"] || null,
    tag: search["tag"] || null,
    year: /^\d{4}$/.test(year) ? year : null,
  };
}

/** A page of the documents of a type. */
export interface TypeList {
  readonly type: DocumentType;
  readonly narrowing: ListNarrowing;
  /** The number of the page, from 1. */
  readonly page: number;
}

/** The list in a URL, and what it is narrowed to. */
export function typeListOf(request: PageRequest): TypeList {
  const narrowing = { ...narrowingIn(request.search), type: null };
  return { type: typeOfPage(request), narrowing, page: pageNumberOf(request.search["page"]) };
}

/** What the head says of a list. Search engines are shown the whole list only. */
export function typeListFacts({ type, narrowing }: TypeList): PageFacts {
  return {
    title: type.listLabel,
    description: type.lead,
    alternates: typeAlternates(type),
    webPage: { "@type": "CollectionPage" },
    ...(isNarrowed(narrowing) ? { noIndex: true } : {}),
  };
}

/** Whether anything is chosen. */
export function isNarrowed(narrowing: ListNarrowing): boolean {
  return narrowable.some((name) => narrowing[name] !== null);
}

/** What all documents of a list have. */
type InCommon = Partial<Omit<ListNarrowing, "year">> & { readonly subcategory?: string };

/** The variable of a query: what documents must have. */
export function toNarrowing({ year, ...chosen }: ListNarrowing, of: InCommon) {
  return { ...chosen, year: year === null ? null : Number(year), ...of };
}

/** The variables of the query for the archive of a type's list. */
export function archiveOfType(type: string, narrowing: ListNarrowing) {
  return { to: toNarrowing(narrowing, { type }), by: narrowedBy.type };
}

/** The variables of the query for a page of a type's list. */
export function listVariables(type: string, narrowing: ListNarrowing, page: number) {
  const { category, tag, year } = toNarrowing(narrowing, {});
  return { type, page, ...(isNarrowed(narrowing) ? { narrowTo: { category, tag, year } } : {}) };
}

/**
 * The URL of a page of a narrowed list.
 *
 * @example narrowedListAddress("/news", { type: null, category: null, tag: null, year: "2025" }, 2) // "/news?year=2025&page=2"
 */
export function narrowedListAddress(listPath: string, narrowing: ListNarrowing, page = 1): string {
  const query = new URLSearchParams();
  for (const name of narrowable) if (narrowing[name] !== null) query.set(name, narrowing[name]);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${listPath}?${query.toString()}` : listPath;
}
