import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";
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
  readonly extract: () => DataState;
}

interface DataLayerOptions {
  /** What the server has read already. */
  readonly restored?: DataState;
  /** How long data is held for components that never come; 0 on the server, where a timer would keep the whole client. */
  readonly suspendedMs?: number;
}

/** Builds the data layer of one browser tab, or of one request on the server. Sends nothing by itself. */
export const createDataLayer = (link: ApolloLink, { restored, suspendedMs }: DataLayerOptions = {}): DataLayer => {
  const cache = createCache();
  if (restored) cache.restore(restored.cache);
  const failures = new Failures(restored?.failures);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([recordFailures(failures), link]),
    dataMasking: true,
    devtools: { enabled: false },
    defaultOptions: {
      watchQuery: { errorPolicy: "all" },
      query: { errorPolicy: "all" },
      ...(suspendedMs === undefined ? {} : { react: { suspense: { autoDisposeTimeoutMs: suspendedMs } } }),
    },
  });
  return { client, failures, retention: createRetention(cache, failures), extract: () => ({ cache: cache.extract(), failures: failures.extract() }) };
};

/**
 * Documents are known by their slug, because that is what addresses name. Types whose `id` is unique only within
 * their parent, or may be missing, live inside the object that holds them.
 */
const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Document: { keyFields: ["slug"] },
      OutlineItem: { keyFields: false },
      DocumentAuthor: { keyFields: false },
      DocumentType: { keyFields: false },
      Tag: { keyFields: false },
      NavigationCategory: { keyFields: false },
      NavigationGroup: { keyFields: false },
      NavigationAuthor: { keyFields: false },
      GlossaryEntry: { keyFields: false },
      Sitemap: { keyFields: ["slug"] },
      Site: { keyFields: [] },
    },
  });
