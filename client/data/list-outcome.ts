/** What became of a page of a list; fits the page's outcome (`data/page.ts`). */
export type ListOutcome<Facts> =
  | { readonly kind: "found" | "failed"; readonly facts: Facts }
  | { readonly kind: "partial"; readonly facts: Facts & { readonly isFirstPage: true } };

/**
 * Tells what became of a list. A page beyond the last one is the first: there, but never stored, because there is no end of
 * such numbers.
 */
export const listOutcome = <Facts extends object>(
  facts: Facts,
  asked: number,
  list: { readonly items: readonly unknown[] } | null | undefined,
): ListOutcome<Facts> => {
  if (!list) return { kind: "failed", facts };
  return isBeyondLast(asked, list)
    ? { kind: "partial", facts: { ...facts, isFirstPage: true } }
    : { kind: "found", facts };
};

/** Whether a page was asked for that the list does not have. */
export const isBeyondLast = (asked: number, { items }: { readonly items: readonly unknown[] }): boolean =>
  asked > 1 && items.length === 0;

/** The pages to have at hand: the one asked for, and the first one in case that there is no such page. */
export const pagesToLoad = (asked: number): readonly number[] => (asked === 1 ? [1] : [asked, 1]);

/**
 * The address of a page of a list.
 *
 * @example pageAddress("/blog", 2) // "/blog?page=2"
 */
export const pageAddress = (listPath: string, page: number): string =>
  page === 1 ? listPath : `${listPath}?page=${page}`;
