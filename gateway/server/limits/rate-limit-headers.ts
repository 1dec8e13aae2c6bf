import type { ServerResponse } from "node:http";
import type { Allowance } from "./rate-limits.ts";

/** The headers that say what a client has left (draft-ietf-httpapi-ratelimit-headers). */
const policyHeader = "ratelimit-policy";
const leftHeader = "ratelimit";

/** Adds an allowance to the headers of a response, after any that were counted before. These headers are never stored. */
export function addRateLimitHeaders(
  response: ServerResponse,
  { action, quota, windowSeconds, left, resetSeconds }: Allowance,
): void {
  add(response, policyHeader, action, `q=${quota};w=${windowSeconds}`);
  add(response, leftHeader, action, `r=${left};t=${resetSeconds}`);
}

/** A later value for the same allowance replaces the earlier one. */
function add(response: ServerResponse, header: string, action: string, parameters: string): void {
  if (response.headersSent) return;
  const before = String(response.getHeader(header) ?? "")
    .split(", ")
    .filter((item) => item !== "" && !item.startsWith(`"${action}";`));
  response.setHeader(header, [...before, `"${action}";${parameters}`].join(", "));
}
