import { isLoopbackHost } from "../../addresses/requests/loopback-host.ts";
import { bearsSecret, isOwnMachine } from "../../addresses/requests/operators.ts";
import { RequestError } from "./answer.ts";
import type { Call } from "./answer.ts";

/** Who is an operator. */
export interface OperatorRules {
  /** `PURGE_SECRET`; null: only this machine has access. */
  readonly operatorSecret: string | null;
  /** `BACKEND_HOST`: a name of this machine beside the loopback names. */
  readonly host: string;
}

/**
 * Responds 401 unless the client is on the same machine and calls it by a name of its own, or sends the `PURGE_SECRET`. A forwarded request may come from
 * anywhere, whatever the address of its connection, and one to another name may be a web page's, in a browser on this machine.
 */
export function assertOperator({ address, headers }: Call, { operatorSecret, host }: OperatorRules): void {
  if (isOwnMachine(address, headers) && isOwnName(headers.host, host)) return;
  if (bearsSecret(headers, operatorSecret)) return;
  throw new RequestError(401, "Reports are for operators: send the value of PURGE_SECRET as a bearer token.", {
    headers: { "www-authenticate": "Bearer" },
  });
}

function isOwnName(asked: string | undefined, host: string): boolean {
  return (
    asked !== undefined &&
    (isLoopbackHost(asked) || asked.toLowerCase().replace(/:\d{1,5}$/, "") === host.toLowerCase())
  );
}
