import type { PageRequest } from "../../../data/page.ts";
import { exactAddress } from "../box/exact-address.ts";
import type { SearchRequest } from "../box/search-address.ts";

/** What a search can be narrowed to, beside a document type. */
const choosable = ["category", "tag", "author", "year"] as const;

/** The chosen value of each; null for all. */
export type SearchChoice = Readonly<Record<(typeof choosable)[number], string | null>>;

/** The choice in the query of a URL. */
export function choiceIn(search: PageRequest["search"]): SearchChoice {
  const year = search["year"] ?? "";
  return {
    category: search["category"] || null,
    tag: search["tag"] || null,
    author: search["author"] || null,
    year: /^\d{4}$/.test(year) ? year : null,
  };
}

/** The choice as a variable of the query; undefined where nothing is chosen. */
export function narrowingOf({ category, tag, author, year }: SearchChoice) {
  const chosen = { category, tag, author, year: year === null ? null : Number(year) };
  return Object.values(chosen).every((value) => value === null) ? undefined : chosen;
}

interface NarrowedSearch extends SearchRequest {
  readonly exact: boolean;
  readonly choice: SearchChoice;
}

/**
 * The URL of a page of narrowed results.
 *
 * @example narrowedAddress({ term: "words", type: null, page: 1, exact: false, choice }) // "/search?q=words&year=2026" for a choice of that year
 */
export function narrowedAddress({ choice, page, ...asked }: NarrowedSearch): string {
  const query = new URLSearchParams();
  for (const name of choosable) if (choice[name] !== null) query.set(name, choice[name]);
  if (page > 1) query.set("page", String(page));
  return `${exactAddress({ ...asked, page: 1 })}${query.size > 0 ? `&${query.toString()}` : ""}`;
}
