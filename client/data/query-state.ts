import type { DocumentNode, OperationVariables } from "@apollo/client";
import { useCallback, useEffect } from "react";
import { useDataLayer } from "./DataLayerProvider.tsx";
import { failureIn } from "./failures.ts";
import type { Failure } from "./failures.ts";

/** A query as a component sees it. */
export interface QueryState<Data> {
  /** The result; a failed root field is null in it. Null while there is none. */
  readonly data: Data | null;
  /** Whether the result is still loading, and nothing can be shown yet. */
  readonly loading: boolean;
  /** Why a root field, by its response name, failed; null if it did not. Without a name: the first failure of any. */
  readonly failureOf: (field?: string) => Failure | null;
  /** Fetches again, for instance from a Retry button. */
  readonly retry: () => void;
}

/** The part of `useQuery`'s result that is used here. */
interface QueryResult {
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

type Answer<Data> =
  | { readonly dataState: "complete"; readonly data: Data }
  | { readonly dataState: "empty" | "partial" | "streaming"; readonly data: unknown };

/**
 * The state of a query that `useQuery` reads from the cache or fetches. Retains the result while the component is mounted,
 * and 60 seconds more (`retention.ts`). Never refetches on focus, reconnect or mount (specification, section 4). Called by
 * the generated `use<Name>Query` hooks.
 */
export function useQueryState<Data>(
  document: DocumentNode,
  variables: OperationVariables,
  result: QueryResult & Answer<Data>,
): QueryState<Data> {
  const { failures, retention } = useDataLayer();
  const { refetch, loading } = result;
  const variablesKey = JSON.stringify(variables);
  useEffect(() => retention.retain(document, JSON.parse(variablesKey)), [retention, document, variablesKey]);
  const retry = useCallback(() => void refetch(), [refetch]);
  const failed = failures.of(document, variables);
  const data = result.dataState === "complete" ? result.data : null;
  const waiting = loading && (data === null || Object.keys(failed).length > 0);
  return { data, loading: waiting, failureOf: (field) => (waiting ? null : failureIn(failed, field)), retry };
}
