/** A step of the numbered buttons: a page, or the gap between two. */
export type PageStep =
  | { readonly kind: "page"; readonly page: number }
  | { readonly kind: "gap"; readonly after: number };

/** How many pages show at each end. */
const atEnds = 3;

/**
 * The numbered buttons: the first 3 pages, the current page when it is greater than 3 and less than the total − 2, and
 * the last 3 pages, with a gap wherever pages are left out.
 *
 * @example pagesWindow(7, 14) // 1 2 3 … 7 … 12 13 14
 */
export const pagesWindow = (current: number, totalPages: number): readonly PageStep[] => {
  const shown = pagesFrom(1, totalPages).filter(
    (page) =>
      page <= atEnds || page > totalPages - atEnds || (page === current && current > 3 && current < totalPages - 2),
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    const step: PageStep = { kind: "page", page };
    return before !== undefined && page - before > 1 ? [{ kind: "gap", after: before }, step] : [step];
  });
};

/** Reads a page number from an address: anything but a whole number from 1 is page 1. */
export const pageNumberOf = (text: string | undefined): number => {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) return 1;
  return Number(text);
};

/**
 * What the page shows of all results, in words.
 *
 * @example showingText(2, 12, 34) // "Showing 13 to 24 of 34 results"
 */
export const showingText = (page: number, limit: number, totalItems: number): string => {
  const from = Math.min((page - 1) * limit + 1, totalItems);
  return `Showing ${from} to ${Math.min(page * limit, totalItems)} of ${totalItems} results`;
};

const pagesFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
