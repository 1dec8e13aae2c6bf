import type { Page, PageRequest } from "../store/paging.ts";
import { RequestError } from "./answer.ts";

const defaultLimit = 12;
const maxLimit = 100;
/** The largest page number: GraphQL's `Int`, which the gateway uses, holds no larger one. A page beyond the end is empty. */
const maxPage = 2_147_483_647;

/** The requested page; by default the first, of twelve items. */
export function readPage(query: URLSearchParams): PageRequest {
  return { page: readNumber(query, "page", 1, maxPage), limit: readNumber(query, "limit", defaultLimit, maxLimit) };
}

/** Pagination facts in the form of the contract. */
export function toPagination({ page, limit }: PageRequest, { total }: Pick<Page<unknown>, "total">) {
  const totalPages = Math.ceil(total / limit);
  return {
    totalDocs: total,
    totalPages,
    page,
    limit,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1 && total > 0,
  };
}

function readNumber(query: URLSearchParams, name: string, otherwise: number, max: number): number {
  const given = query.get(name);
  if (given === null || given === "") return otherwise;
  const number = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > max)
    throw new RequestError(400, `${name}: expected a whole number from 1 to ${max}, got "${given.slice(0, 50)}".`);
  return number;
}
