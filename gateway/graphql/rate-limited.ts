import { GraphQLError } from "graphql";
import type { MaySearch } from "../answers/answer.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";

const messages = {
  search: "You have searched a lot in a short time. Please try again in a minute.",
  graphql: "You have asked for a lot in a short time. Please try again in a minute, or ask for less at once.",
} as const;

/** The allowances that operations take from. */
type RateLimitedAction = keyof typeof messages;

/** A visitor has used up an allowance. The message is shown to them. */
export class RateLimitedError extends GraphQLError {
  override readonly name = "RateLimitedError";
  constructor(action: RateLimitedAction) {
    super(messages[action], { extensions: { code: "RATE_LIMITED", status: 429 } });
  }
}

/** The docs backend for a visitor without searches left: `search` is rejected, everything else is unchanged. */
export function withoutSearches(docsApi: DocsApi): DocsApi {
  return {
    ...docsApi,
    search: () => Promise.reject(new RateLimitedError("search")),
  };
}

/**
 * The docs backend with `maySearch` called before a search for the words of an address, which is only needed when nothing is found at the address.
 */
export function limitAddressSearches(docsApi: DocsApi, maySearch: MaySearch): DocsApi {
  return {
    ...docsApi,
    search: async (request) => {
      if (request.purpose === "address" && !(await maySearch())) throw new RateLimitedError("search");
      return docsApi.search(request);
    },
  };
}
