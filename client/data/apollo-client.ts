import { ApolloClient, ApolloLink } from "@apollo/client";
import type { NormalizedCacheObject, ObservableQuery, OperationVariables, PossibleTypesMap } from "@apollo/client";
import { createCache } from "./cache.ts";
import { Failures, recordFailures } from "./failures.ts";
import type { Failure } from "./failures.ts";
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

/** The state the browser resumes from after server rendering. */
export interface DataState {
  readonly cache: NormalizedCacheObject;
  readonly failures: Readonly<Record<string, Failure>>;
}

/** The Apollo client and what Lectern adds to it. */
export interface DataLayer {
  readonly client: ApolloClient;
  readonly failures: Failures;
  readonly retention: Retention;
}

interface DataLayerOptions {
  /** The state from the server. */
  readonly restored?: DataState;
  /** Whether a query with a field that failed earlier is fetched again when a page mounts it: in a browser, where one page follows another. */
  readonly refetchFailed?: boolean;
  /**
   * The members of every union, so that the development build of Apollo Client does not warn about them. The production build
   * needs none, because fragments name concrete types only.
   */
  readonly possibleTypes?: PossibleTypesMap;
}

/** Creates the data layer of one browser tab, restoring the server's state. Sends nothing by itself. */
export function createDataLayer(
  link: ApolloLink,
  { restored, refetchFailed = false, possibleTypes }: DataLayerOptions = {},
): DataLayer {
  const cache = createCache(possibleTypes);
  if (restored) cache.restore(restored.cache);
  const failures = new Failures(restored?.failures);
  const client = new RefetchingClient(refetchFailed ? failures : null, {
    cache,
    link: ApolloLink.from([recordFailures(failures), link]),
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  return { client, failures, retention: createRetention(cache, failures) };
}

/**
 * Refetches queries that failed earlier in this tab, or a part of which did: the null left in the cache would otherwise count as a cached result. What is
 * there is shown meanwhile, if nothing of the query itself failed (`query-state.ts`).
 */
class RefetchingClient extends ApolloClient {
  readonly #failures: Failures | null;

  constructor(failures: Failures | null, options: ApolloClient.Options) {
    super(options);
    this.#failures = failures;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const refetches = !options.fetchPolicy && this.#failures?.areOwn(options.query, options.variables ?? {});
    return super.watchQuery(
      refetches ? { ...options, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } : options,
    );
  }
}
