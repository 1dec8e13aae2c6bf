import type { IncomingMessage, ServerResponse } from "node:http";
import type { Visitor } from "../graphql/context.ts";
import { addRateLimitHeaders } from "./limits/rate-limit-headers.ts";
import type { RateLimits } from "./limits/rate-limits.ts";

/** How visitors are identified and rate limited. */
export interface VisitorParts {
  /** The IP address, found according to `TRUST_PROXY`; null if unknown. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  readonly rateLimits: RateLimits;
}

/** The visitor of a request. What they have left of an allowance is written to the response headers. */
export function visitorOf(
  request: IncomingMessage,
  response: ServerResponse,
  { addressOf, rateLimits }: VisitorParts,
): Visitor {
  const ip = addressOf(request);
  return {
    ip,
    waitFor: async (action) => {
      const allowance = await rateLimits.take(action, ip);
      addRateLimitHeaders(response, allowance);
      return allowance.retryAfterSeconds;
    },
    giveBack: async (action) => addRateLimitHeaders(response, await rateLimits.giveBack(action, ip)),
  };
}

/** Returns a function that takes one search from a visitor's allowance; false if none is left. */
export function createMaySearch(parts: VisitorParts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    (await visitorOf(request, response, parts).waitFor("search")) === null;
}
