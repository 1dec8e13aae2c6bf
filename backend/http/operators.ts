import { timingSafeEqual } from "node:crypto";
import { RequestError } from "./answer.ts";
import type { Call } from "./answer.ts";

/**
 * Responds 401 unless the client is on the same machine or sends the `PURGE_SECRET`. A forwarded request may come from anywhere, whatever the address
 * of its connection.
 */
export function assertOperator({ address, headers }: Call, secret: string | null): void {
  const isLocal =
    headers["x-forwarded-for"] === undefined &&
    headers.forwarded === undefined &&
    /^(?:::ffff:)?127\.|^::1$/.test(address);
  if (isLocal || knowsSecret(headers.authorization ?? "", secret)) return;
  throw new RequestError(401, "Reports are for operators: send the value of PURGE_SECRET as a bearer token.", {
    headers: { "www-authenticate": "Bearer" },
  });
}

/** Compares in constant time, so that timing does not reveal the secret letter by letter. */
function knowsSecret(authorization: string, secret: string | null): boolean {
  const given = Buffer.from(/^Bearer (.+)$/.exec(authorization)?.[1] ?? "");
  const expected = Buffer.from(secret ?? "");
  return secret !== null && given.length === expected.length && timingSafeEqual(given, expected);
}
