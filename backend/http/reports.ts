import { timingSafeEqual } from "node:crypto";
import type { MissedSearch } from "../store/search.ts";
import type { Store } from "../store/store.ts";
import { type Call, type Handler, RequestError, ok } from "./answer.ts";
import { readPage, toPagination } from "./paging.ts";

/** What operators ask of the backend. They are on the same machine, or know the secret of `PURGE_SECRET`. */
export function reportHandlers({ missedSearches }: Pick<Store, "missedSearches">, secret: string | null) {
  return {
    searches: async (call) => {
      assertOperator(call, secret);
      const page = readPage(call.query);
      const found = await missedSearches.list(page);
      return { ...ok({ searches: found.items.map(toWireSearch), pagination: toPagination(page, found) }), headers: { "cache-control": "no-store" } };
    },
  } satisfies Record<string, Handler>;
}

function toWireSearch({ term, count, firstMs, lastMs }: MissedSearch) {
  return { term, count, firstSearched: new Date(firstMs).toISOString(), lastSearched: new Date(lastMs).toISOString() };
}

/** A request that a proxy passed on comes from anywhere, whatever the address of its connection. */
function assertOperator({ address, headers }: Call, secret: string | null): void {
  const isLocal = headers["x-forwarded-for"] === undefined && headers.forwarded === undefined && /^(?:::ffff:)?127\.|^::1$/.test(address);
  if (isLocal || knowsSecret(headers.authorization ?? "", secret)) return;
  throw new RequestError(401, "Reports are for operators: send the secret of PURGE_SECRET as a bearer token.", { headers: { "www-authenticate": "Bearer" } });
}

/** Compared in constant time, so that the secret cannot be found letter by letter. */
function knowsSecret(authorization: string, secret: string | null): boolean {
  const given = Buffer.from(/^Bearer (.+)$/.exec(authorization)?.[1] ?? "");
  const expected = Buffer.from(secret ?? "");
  return secret !== null && given.length === expected.length && timingSafeEqual(given, expected);
}
