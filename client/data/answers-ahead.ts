import { getOperationName } from "@apollo/client/utilities/internal";
import { withinLimit } from "../time/time-limit.ts";
import type { Asked } from "./gateway-answer.ts";
import { hashedAddressOf, send } from "./gateway-link.ts";
import type { AnswersAhead } from "./gateway-link.ts";
import type { PageQuery } from "./page.ts";
import type { DataLayer } from "./apollo-client.ts";
import { retentionMs } from "./retention.ts";

/** What tells a request that nobody waits for from the others, for browsers, and for who reads the log of a proxy. */
const unasked = { priority: "low", headers: { purpose: "prefetch" } } as const;

/**
 * Fetches the answer of a query for the one who asks first, within the time that unused results are kept. Until then it is only kept:
 * it is not written to the cache, and nothing renders. Settles when it is there, or failed: then whoever asks sends the query.
 */
export async function fetchAhead(ahead: AnswersAhead, query: PageQuery): Promise<void> {
  const asked = askedBy(query);
  const address = hashedAddressOf(asked);
  if (address === null || ahead.has(address)) return;
  const coming = withinLimit((signal) => send(asked, address, { signal, ...unasked })).then(
    (answer) => (answer.errors ? null : answer),
    () => null,
  );
  ahead.set(address, coming);
  setTimeout(() => ahead.delete(address), retentionMs);
  await coming;
}

/**
 * Writes the answer of a query to the cache if it was fetched ahead, without what a query does beside that: a press has no time
 * to lose.
 *
 * @returns whether it is there
 */
export async function writeFetched(
  { client, failures }: DataLayer,
  ahead: AnswersAhead,
  query: PageQuery,
): Promise<boolean> {
  const address = hashedAddressOf(askedBy(query)) ?? "";
  const kept = ahead.get(address);
  ahead.delete(address);
  const data = (await kept)?.data;
  if (!data) return false;
  const { document, variables } = query;
  failures.set(document, variables, () => null);
  client.writeQuery({ query: document, variables, data });
  return true;
}

function askedBy({ document: query, variables }: PageQuery): Asked {
  return { query, operationName: getOperationName(query, ""), variables };
}
