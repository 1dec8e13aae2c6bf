import { createHmac, timingSafeEqual } from "node:crypto";
import { type Call, RequestError } from "./answer.ts";

/** What proves that somebody can read the data folder: made of the secret in it, which it does not tell. */
export function ownerToken(secret: Buffer): string {
  return createHmac("sha256", secret).update("backup").digest("base64url");
}

/** Refuses with 401 whoever cannot read the data folder, also on the same machine: a copy holds what visitors wrote. */
export function assertOwner({ headers }: Pick<Call, "headers">, secret: Buffer): void {
  const given = Buffer.from(/^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "");
  const expected = Buffer.from(ownerToken(secret));
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new RequestError(401, 'Backups are for the owner of the data: make them with "npm run backup".', {
    headers: { "www-authenticate": "Bearer" },
  });
}
