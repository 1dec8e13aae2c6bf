import { bearsSecret, isOwnMachine } from "../../addresses/requests/operators.ts";
import { RequestError } from "./answer.ts";
import type { Call } from "./answer.ts";

/**
 * Responds 401 unless the client is on the same machine or sends the `PURGE_SECRET`. A forwarded request may come from anywhere, whatever the address
 * of its connection.
 */
export function assertOperator({ address, headers }: Call, secret: string | null): void {
  if (isOwnMachine(address, headers) || bearsSecret(headers, secret)) return;
  throw new RequestError(401, "Reports are for operators: send the value of PURGE_SECRET as a bearer token.", {
    headers: { "www-authenticate": "Bearer" },
  });
}
