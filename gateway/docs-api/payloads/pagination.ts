import { z } from "zod";
import type { PageRequest } from "../cache/fetched.ts";
import type { PaginationPayload } from "./document.ts";
import { countMax, optionalCount, optionalFlag } from "./tolerant.ts";

const PaginationFields = z.object({
  totalDocs: optionalCount,
  totalCount: optionalCount,
  totalPages: optionalCount,
  pageCount: optionalCount,
  page: optionalCount,
  currentPage: optionalCount,
  limit: optionalCount,
  hasNextPage: optionalFlag,
  hasPrevPage: optionalFlag,
  hasMore: optionalFlag,
});
type PaginationFields = z.output<typeof PaginationFields>;

/** The fields are under `pagination`, at the top level, or beside the list under `results`, where they may be under `pagination` too. */
const Places = z.object({ pagination: z.unknown().optional(), results: z.unknown().optional() });

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly pagination: PaginationPayload;
}

/** The most items of a page, unless more were asked for: one of any length would hold up everybody while it is rendered. */
const sentItemsMax = 100;

/**
 * The page of a list that an answer contains. An answer without pagination is taken for the whole list, and the page is cut
 * out of it here: otherwise every page would look like the first. So is one with more than was asked for that says it has all.
 * `sentCount`: how many items the backend sent, with those that are none.
 */
export function toPage<Item>(
  items: readonly Item[],
  json: unknown,
  asked: PageRequest,
  sentCount: number = items.length,
): Page<Item> {
  const fields = fieldsOf(json);
  if (fields === null) return pageOfWhole(items, asked);
  const pagination = complete(fields, asked, sentCount);
  return items.length > asked.limit && pagination.totalDocs <= sentCount
    ? pageOfWhole(items, asked)
    : { items: items.slice(0, Math.max(asked.limit, sentItemsMax)), pagination };
}

/** Cuts a page out of a whole list. */
export function pageOfWhole<Item>(items: readonly Item[], { page, limit }: PageRequest): Page<Item> {
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: paginationOf(items.length, { page, limit }),
  };
}

function paginationOf(totalDocs: number, { page, limit }: PageRequest): PaginationPayload {
  const totalPages = Math.ceil(totalDocs / limit);
  return { totalDocs, totalPages, page, limit, hasNextPage: page < totalPages, hasPrevPage: page > 1 };
}

function fieldsOf(json: unknown): PaginationFields | null {
  const { pagination, results } = Places.safeParse(json).data ?? {};
  const places = [pagination, json, Places.safeParse(results).data?.pagination, results];
  return places.flatMap((place) => PaginationFields.safeParse(place).data ?? []).find(hasValues) ?? null;
}

function hasValues(fields: PaginationFields): boolean {
  return Object.values(fields).some((value) => value !== null);
}

function complete(fields: PaginationFields, asked: PageRequest, itemCount: number): PaginationPayload {
  const page = Math.max(1, fields.page ?? fields.currentPage ?? asked.page);
  const limit = fields.limit || asked.limit;
  const givenPages = fields.totalPages ?? fields.pageCount;
  const hasNext = fields.hasNextPage ?? fields.hasMore;
  const seen = (page - 1) * limit + itemCount;
  const givenTotal = fields.totalDocs ?? fields.totalCount;
  // Zero beside items is no total.
  const isTotal = givenTotal !== null && (givenTotal > 0 || itemCount === 0);
  const totalDocs = isTotal ? givenTotal : leastTotal(seen, givenPages, hasNext, limit);
  const totalPages = totalDocs === 0 ? 0 : pagesOf(totalDocs, givenPages, { limit, isGiven: Boolean(fields.limit) });
  return {
    totalDocs,
    totalPages,
    page,
    limit,
    hasNextPage: hasNext ?? page < totalPages,
    hasPrevPage: fields.hasPrevPage ?? page > 1,
  };
}

/**
 * The number of pages. None beside items is no number; one too few comes from a division without its rest, and would leave the last items out. By more
 * than one the backend's number may be right, and its total wrong.
 */
function pagesOf(
  totalDocs: number,
  given: number | null,
  { limit, isGiven }: { readonly limit: number; readonly isGiven: boolean },
): number {
  const counted = Math.ceil(totalDocs / limit);
  if (given === null || given === 0) return counted;
  return isGiven && given === counted - 1 ? counted : given;
}

/** The smallest total that fits the rest of a backend's pagination, when it gives no total. */
function leastTotal(seen: number, pages: number | null, hasNext: boolean | null, limit: number): number {
  const before = pages === null || pages === 0 ? 0 : (pages - 1) * limit + 1;
  return Math.min(countMax, Math.max(seen, before, hasNext === true ? seen + 1 : 0));
}
