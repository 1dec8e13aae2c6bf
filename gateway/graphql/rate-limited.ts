import { GraphQLError } from "graphql";
import type { DocsApi } from "../docs-api/docs-api.ts";

const messages = {
  search: "You have searched a lot in a short time. Please try again in a minute.",
  graphql: "You have asked for a lot in a short time. Please try again in a minute, or ask for less at once.",
} as const;

/** What operations take of an allowance. */
type RateLimitedAction = keyof typeof messages;

/** A visitor asks too often, or for too much. The message is for them. */
export class RateLimitedError extends GraphQLError {
  override readonly name = "RateLimitedError";
  constructor(action: RateLimitedAction) {
    super(messages[action], { extensions: { code: "RATE_LIMITED", status: 429 } });
  }
}

/** The docs backend for visitors who may not search now: everything else is as it is for everybody. */
export const withoutSearches = (docsApi: DocsApi): DocsApi => ({
  ...docsApi,
  search: () => Promise.reject(new RateLimitedError("search")),
});

/** Asked before the words of an address that leads nowhere are searched. */
export type MaySearch = () => Promise<boolean>;

/** The docs backend for who asks first whether the words of an address may be searched: whether they are is known only when there is nothing at the address. */
export const askingBeforeAddresses = (docsApi: DocsApi, maySearch: MaySearch): DocsApi => ({
  ...docsApi,
  search: async (request) => {
    if (request.purpose === "address" && !(await maySearch())) throw new RateLimitedError("search");
    return docsApi.search(request);
  },
});
