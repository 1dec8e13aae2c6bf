import { ApolloClient, ApolloLink } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";
import { createCache } from "./cache.ts";
import { Failures, recordFailures } from "./failures.ts";
import type { FailedFields } from "./failures.ts";
import { createRetention } from "./retention.ts";
import type { Retention } from "./retention.ts";

declare module "@apollo/client" {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: "all";
      }
      interface Query {
        errorPolicy: "all";
      }
    }
  }
}

/** All that the browser needs to go on where the server stopped. */
export interface DataState {
  readonly cache: NormalizedCacheObject;
  readonly failures: Readonly<Record<string, FailedFields>>;
}

/** The client with what Lectern adds to it. */
export interface DataLayer {
  readonly client: ApolloClient;
  readonly failures: Failures;
  readonly retention: Retention;
}

/** Builds the data layer of one browser tab, with what the server has read already. Sends nothing by itself. */
export const createDataLayer = (link: ApolloLink, restored?: DataState): DataLayer => {
  const cache = createCache();
  if (restored) cache.restore(restored.cache);
  const failures = new Failures(restored?.failures);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([recordFailures(failures), link]),
    dataMasking: true,
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  return { client, failures, retention: createRetention(cache, failures) };
};
