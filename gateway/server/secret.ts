import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Whether a request carries the secret of `PURGE_SECRET` as a bearer token. The comparison takes constant time, against timing attacks. */
export function knowsSecret({ headers }: Pick<IncomingMessage, "headers">, secret: string | null): boolean {
  const given = Buffer.from(/^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "");
  const expected = Buffer.from(secret ?? "");
  return secret !== null && given.length === expected.length && timingSafeEqual(given, expected);
}
