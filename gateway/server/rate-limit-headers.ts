import type { ServerResponse } from "node:http";
import type { Allowance } from "./rate-limits.ts";

/** The headers that tell a client what it has left (draft-ietf-httpapi-ratelimit-headers). */
const policyHeader = "ratelimit-policy";
const leftHeader = "ratelimit";

/** Tells of an allowance in the headers of a response: one policy after the other, where several were counted. They belong to this response alone. */
export const tellAllowance = (
  response: ServerResponse,
  { action, quota, windowSeconds, left, resetSeconds }: Allowance,
): void => {
  add(response, policyHeader, action, `q=${quota};w=${windowSeconds}`);
  add(response, leftHeader, action, `r=${left};t=${resetSeconds}`);
};

/** A later word on the same allowance takes the place of the first. */
const add = (response: ServerResponse, header: string, action: string, parameters: string): void => {
  if (response.headersSent) return;
  const before = String(response.getHeader(header) ?? "")
    .split(", ")
    .filter((item) => item !== "" && !item.startsWith(`"${action}";`));
  response.setHeader(header, [...before, `"${action}";${parameters}`].join(", "));
};
