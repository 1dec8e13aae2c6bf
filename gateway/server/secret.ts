import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Whether a request brings the secret of `PURGE_SECRET` as a bearer token. Compared in constant time, so that it cannot be found letter by letter. */
export const knowsSecret = ({ headers }: Pick<IncomingMessage, "headers">, secret: string | null): boolean => {
  const given = Buffer.from(/^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "");
  const expected = Buffer.from(secret ?? "");
  return secret !== null && given.length === expected.length && timingSafeEqual(given, expected);
};
