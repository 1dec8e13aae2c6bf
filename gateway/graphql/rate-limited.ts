import { GraphQLError } from "graphql";
import type { DocsApi } from "../docs-api/docs-api.ts";

/** A visitor asks too often. The message is for them. */
export class RateLimitedError extends GraphQLError {
  override readonly name = "RateLimitedError";
  constructor() {
    super("You have searched a lot in a short time. Please try again in a minute.", {
      extensions: { code: "RATE_LIMITED", status: 429 },
    });
  }
}

/** The docs backend for visitors who may not search now: everything else is as it is for everybody. */
export const withoutSearches = (docsApi: DocsApi): DocsApi => ({
  ...docsApi,
  search: () => Promise.reject(new RateLimitedError()),
});
