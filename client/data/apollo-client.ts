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

/** All that the browser needs to go on where the server stopped. */
export interface DataState {
  readonly cache: NormalizedCacheObject;
  readonly failures: Readonly<Record<string, Failure>>;
}

/** The client with what Lectern adds to it. */
export interface DataLayer {
  readonly client: ApolloClient;
  readonly failures: Failures;
  readonly retention: Retention;
}

interface DataLayerOptions {
  /** What the server has read already. */
  readonly restored?: DataState;
  /** Whether what failed before is asked for again by whoever comes to it: in a browser, where one page follows another. */
  readonly asksAgain?: boolean;
  /** The members of every union, so that the development build of Apollo Client does not ask for them. Fragments name members alone, so the production build needs none. */
  readonly possibleTypes?: PossibleTypesMap;
}

/** Builds the data layer of one browser tab, with what the server has read already. Sends nothing by itself. */
export const createDataLayer = (
  link: ApolloLink,
  { restored, asksAgain = false, possibleTypes }: DataLayerOptions = {},
): DataLayer => {
  const cache = createCache(possibleTypes);
  if (restored) cache.restore(restored.cache);
  const failures = new Failures(restored?.failures);
  const client = new AskingClient(asksAgain ? failures : null, {
    cache,
    link: ApolloLink.from([recordFailures(failures), link]),
    dataMasking: true,
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { errorPolicy: "all" }, query: { errorPolicy: "all" } },
  });
  return { client, failures, retention: createRetention(cache, failures) };
};

/**
 * A page may come to a field while the null that stands for its failure on the page before is still in the cache: it asks again,
 * as it would ask for what is not there.
 */
class AskingClient extends ApolloClient {
  readonly #failures: Failures | null;

  constructor(failures: Failures | null, options: ApolloClient.Options) {
    super(options);
    this.#failures = failures;
  }

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const asks = options.fetchPolicy === undefined && this.#failures?.areOwn(options.query, options.variables ?? {});
    return super.watchQuery(
      asks ? { ...options, fetchPolicy: "network-only", nextFetchPolicy: "cache-first" } : options,
    );
  }
}
