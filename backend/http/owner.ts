import { createHmac } from "node:crypto";
import { bearsSecret } from "../../addresses/requests/operators.ts";
import { RequestError } from "./answer.ts";
import type { Call } from "./answer.ts";

/** A token that proves access to the data folder: derived from the secret in it, without revealing it. */
export function ownerToken(secret: Buffer): string {
  return createHmac("sha256", secret).update("backup").digest("base64url");
}

/** Responds 401 unless the client can read the data folder, even on the same machine: a copy contains what visitors wrote. */
export function assertOwner({ headers }: Pick<Call, "headers">, secret: Buffer): void {
  if (bearsSecret(headers, ownerToken(secret))) return;
  throw new RequestError(401, 'Only the owner of the data may make backups: use "npm run backup".', {
    headers: { "www-authenticate": "Bearer" },
  });
}
