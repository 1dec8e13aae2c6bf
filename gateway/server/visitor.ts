import type { IncomingMessage } from "node:http";
import type { Visitor } from "../graphql/context.ts";
import type { RateLimits } from "./rate-limits.ts";

/** What tells a visitor from others. */
export interface VisitorParts {
  /** The address by `TRUST_PROXY`; null for what is no address. */
  readonly addressOf: (request: IncomingMessage) => string | null;
  readonly rateLimits: RateLimits;
}

/** The visitor of a request. */
export const visitorOf = (request: IncomingMessage, { addressOf, rateLimits }: VisitorParts): Visitor => {
  const ip = addressOf(request);
  return { ip, waitFor: (deed) => rateLimits.take(deed, ip) };
};
