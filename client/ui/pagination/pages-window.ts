import { say } from "../../../words/say.ts";

/** An item of the page links: a page number, or a gap. */
export type PageStep =
  | { readonly kind: "page"; readonly page: number }
  | { readonly kind: "gap"; readonly after: number };

/**
 * The page links: the first 3 pages, the last 3, and the current page if it is greater than 3 and less than the total − 2,
 * with a gap wherever pages are omitted.
 *
 * @example pagesWindow(7, 14) // 1 2 3 … 7 … 12 13 14
 */
export function pagesWindow(current: number, totalPages: number): readonly PageStep[] {
  // Never a list of all pages: a backend says how many there are, and may say any number.
  const shown = [...new Set([1, 2, 3, current, totalPages - 2, totalPages - 1, totalPages])]
    .filter((page) => page > 0 && page <= totalPages)
    .toSorted((one, other) => one - other);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    const step: PageStep = { kind: "page", page };
    return before !== undefined && page - before > 1 ? [{ kind: "gap", after: before }, step] : [step];
  });
}

/** Parses a page number from a URL: anything but a whole number from 1 to 999,999,999 is page 1. */
export function pageNumberOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) return 1;
  return Number(text);
}

/**
 * Describes which results a page shows.
 *
 * @example showingText(2, 12, 34) // "Showing 13 to 24 of 34 results"
 */
export function showingText(page: number, limit: number, totalItems: number): string {
  const from = Math.min((page - 1) * limit + 1, totalItems);
  return say("Showing {from} to {to} of {total} results", {
    from,
    to: Math.min(page * limit, totalItems),
    total: totalItems,
  });
}
