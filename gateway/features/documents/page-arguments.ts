import { badArgument } from "../bad-argument.ts";

/** Which part of a list is requested. */
export interface PageArguments {
  readonly page: number;
  readonly limit: number;
}

/** The most items on one page. */
const pageLimitMax = 100;

/** @throws GraphQLError (`BAD_USER_INPUT`) for a page below 1, or a limit that is not 1 to 100. */
export function assertPage({ page, limit }: PageArguments): void {
  if (page < 1) throw badArgument(`page must be 1 or more, got ${page}.`);
  if (limit < 1 || limit > pageLimitMax)
    throw badArgument(`limit must be 1 to ${pageLimitMax}, got ${limit}; ask for more with "page".`);
}
