import { GraphQLError } from "graphql";

/** Which part of a list is asked for. */
export interface PageArguments {
  readonly page: number;
  readonly limit: number;
}

/** The most items of one page. */
export const pageLimitMax = 100;

/** @throws GraphQLError (`BAD_USER_INPUT`) for a page below 1, or a limit that is not 1 to 100. */
export const assertPage = ({ page, limit }: PageArguments): void => {
  if (page < 1) refuse(`page must be 1 or more, got ${page}.`);
  if (limit < 1 || limit > pageLimitMax) refuse(`limit must be 1 to ${pageLimitMax}, got ${limit}; ask for more with "page".`);
};

const refuse = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", status: 400 } });
};
