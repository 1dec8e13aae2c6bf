/** The outcome of a list page; assignable to `PageOutcome` (`data/page.ts`). */
export type ListOutcome<Facts> =
  | { readonly kind: "found" | "failed"; readonly facts: Facts }
  | { readonly kind: "partial"; readonly facts: Facts & { readonly isFirstPage: true } };

/** The outcome of a list. A page number beyond the last shows the first page, but is never cached: such numbers are unlimited. */
export function listOutcome<Facts extends object>(
  facts: Facts,
  asked: number,
  list: { readonly items: readonly unknown[] } | null | undefined,
): ListOutcome<Facts> {
  if (!list) return { kind: "failed", facts };
  return isBeyondLast(asked, list)
    ? { kind: "partial", facts: { ...facts, isFirstPage: true } }
    : { kind: "found", facts };
}

/** Whether the requested page is beyond the last one. */
export function isBeyondLast(asked: number, { items }: { readonly items: readonly unknown[] }): boolean {
  return asked > 1 && items.length === 0;
}

/** The pages to load: the requested one, and the first in case it does not exist. */
export function pagesToLoad(asked: number): readonly number[] {
  return asked === 1 ? [1] : [asked, 1];
}

/**
 * The URL of a page of a list.
 *
 * @example pageAddress("/blog", 2) // "/blog?page=2"
 */
export function pageAddress(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}?page=${page}`;
}
