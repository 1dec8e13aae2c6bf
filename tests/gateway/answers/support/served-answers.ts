import type { Exchanged } from "../../../support/exchange.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../../support/fakes/fake-site.ts";

/** Whether an answer was a hit, a miss, stale or not shared at all. */
export function sourceOf({ headers }: Exchanged): string {
  return /desc=(\w+)/.exec(String(headers["server-timing"]))?.[1] ?? "not shared";
}

/** The data of a GraphQL answer. */
export function dataOf({ body }: Exchanged): unknown {
  return JSON.parse(body.toString()).data;
}

/** The address of an operation by GET. */
export function byGet(text: string, more = "") {
  return `/graphql?query=${encodeURIComponent(text)}${more}`;
}

/** A site that takes the visitor's address from its proxy, and many ratings of one visitor. */
export function startSiteBehindProxy(): Promise<FakeSite> {
  return startFakeSite({
    settings: { TRUST_PROXY: "1", LIMIT_RATINGS_PER_MINUTE: "1000" },
    routes: { [calls.rate]: json({ message: "Thanks." }) },
  });
}
