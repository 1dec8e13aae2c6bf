import type { DocumentNode, OperationVariables } from "@apollo/client";
import { useCallback, useEffect } from "react";
import { useDataLayer } from "./DataLayerProvider.tsx";
import { failureIn } from "./failures.ts";
import type { Failure } from "./failures.ts";

/** A query as a component sees it. */
export interface QueryState<Data> {
  /** The answer; a root field that failed is null in it. Null while there is none. */
  readonly data: Data | null;
  /** Whether the answer is still on its way, and nothing can be shown yet. */
  readonly loading: boolean;
  /** Why a root field (by its name or alias in the query) could not be had; null when it could. Without a name: the first failure of any. */
  readonly failureOf: (field?: string) => Failure | null;
  /** Asks again, for instance from a Retry button. */
  readonly retry: () => void;
}

/** What `useQuery` gives, as far as it is used here. */
interface QueryResult {
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

type Answer<Data> =
  | { readonly dataState: "complete"; readonly data: Data }
  | { readonly dataState: "empty" | "partial" | "streaming"; readonly data: unknown };

/**
 * What a component sees of a query that `useQuery` reads from the cache, or asks for where it is missing. Keeps the result
 * as long as the component is shown (and 60 seconds more: `retention.ts`). Never asks again on focus, reconnect or mount
 * (specification, section 4). The generated `use<Name>Query` hooks call it.
 */
export const useQueryState = <Data>(
  document: DocumentNode,
  variables: OperationVariables,
  result: QueryResult & Answer<Data>,
): QueryState<Data> => {
  const { failures, retention } = useDataLayer();
  const { refetch, loading } = result;
  const variablesKey = JSON.stringify(variables);
  useEffect(() => retention.retain(document, JSON.parse(variablesKey)), [retention, document, variablesKey]);
  const retry = useCallback(() => void refetch(), [refetch]);
  const failed = failures.of(document, variables);
  const data = result.dataState === "complete" ? result.data : null;
  const waiting = loading && (data === null || Object.keys(failed).length > 0);
  return { data, loading: waiting, failureOf: (field) => (waiting ? null : failureIn(failed, field)), retry };
};
