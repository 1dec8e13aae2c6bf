/** The outcome of a list page; assignable to `PageOutcome` (`data/page.ts`). */
export type ListOutcome<Facts> =
  | { readonly kind: "found" | "failed"; readonly facts: Facts }
  | { readonly kind: "partial"; readonly facts: Facts & { readonly isFirstPage: true } };

/** A page of a list. A backend may answer a page beyond the last with the last one. */
interface PageOfList {
  readonly items: readonly unknown[];
  readonly pagination: { readonly totalPages: number };
}

/** The outcome of a list. A page number beyond the last shows the first page, but is never cached: such numbers are unlimited. */
export function listOutcome<Facts extends object>(
  facts: Facts,
  asked: number,
  list: PageOfList | null | undefined,
): ListOutcome<Facts> {
  if (!list) return { kind: "failed", facts };
  return isBeyondLast(asked, list)
    ? { kind: "partial", facts: { ...facts, isFirstPage: true } }
    : { kind: "found", facts };
}

/** Whether the requested page is beyond the last one. */
export function isBeyondLast(asked: number, { items, pagination: { totalPages } }: PageOfList): boolean {
  return asked > 1 && (items.length === 0 || asked > totalPages);
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
