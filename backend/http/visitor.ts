import { z } from "zod";
import type { Quota, Receipt } from "../store/visitor-actions.ts";
import { RequestError } from "./answer.ts";
import type { ToVoter } from "./voter.ts";

/** The field with which the gateway passes the visitor's IP address. */
export const ipField = z.string().max(64).nullish();

/** The visitor's key: from the address in the body, else from the connection's. */
export function voterOf(toVoter: ToVoter, ip: string | null | undefined, connection: string): string {
  const voter = toVoter(ip ?? connection);
  if (voter === null)
    throw new RequestError(400, "ip: expected an IPv4 or IPv6 address.", {
      fields: [{ field: "ip", message: "expected an IPv4 or IPv6 address" }],
    });
  return voter;
}

/** Throws a 429 for an action over quota. */
export function assertStored(receipt: Receipt, message: string): void {
  if (receipt.kind === "stored") return;
  throw new RequestError(429, message, { headers: { "retry-after": String(receipt.retryAfterSeconds) } });
}

/** The quotas of each action, per address. */
export const quotas = {
  rating: [
    { max: 5, windowSeconds: 24 * 60 * 60, scope: "subject" },
    { max: 10, windowSeconds: 60, scope: "all" },
  ],
  contact: [{ max: 5, windowSeconds: 60 * 60, scope: "all" }],
  newsletter: [{ max: 5, windowSeconds: 60 * 60, scope: "all" }],
  feedback: [{ max: 5, windowSeconds: 60 * 60, scope: "all" }],
} as const satisfies Record<string, readonly Quota[]>;
