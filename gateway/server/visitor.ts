import type { IncomingMessage, ServerResponse } from "node:http";
import type { Visitor } from "../graphql/context.ts";
import { tellAllowance } from "./rate-limit-headers.ts";
import type { RateLimits } from "./rate-limits.ts";

/** What tells a visitor from others. */
export interface VisitorParts {
  /** The address by `TRUST_PROXY`; null for what is no address. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  readonly rateLimits: RateLimits;
}

/** The visitor of a request, whose response tells what they have left of what is counted. */
export const visitorOf = (
  request: IncomingMessage,
  response: ServerResponse,
  { addressOf, rateLimits }: VisitorParts,
): Visitor => {
  const ip = addressOf(request);
  return {
    ip,
    waitFor: async (action) => {
      const allowance = await rateLimits.take(action, ip);
      tellAllowance(response, allowance);
      return allowance.retryAfterSeconds;
    },
  };
};

/** Builds what takes one search of a visitor's allowance; it gives false where there is none left. */
export const createMaySearch =
  (parts: VisitorParts) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> =>
    (await visitorOf(request, response, parts).waitFor("search")) === null;
