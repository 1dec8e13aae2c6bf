import { ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import type { DocumentNode, ErrorLike, OperationVariables } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { tap } from "rxjs";
import { queryKey } from "./query-key.ts";

/** Why a root field of a query could not be had: `status` and `code` as in the gateway's `extensions`. */
export interface Failure {
  /** `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or an HTTP status. */
  readonly status: string;
  readonly code: string;
  /** What to tell the visitor. */
  readonly message: string;
}

/** Failures of one query by root field; `*` stands for all of them. */
export type FailedFields = Readonly<Record<string, Failure>>;

/**
 * Remembers which root fields of which query failed. The cache holds null for them, and null alone could as well mean
 * "there is none"; so pages ask here. Travels to the browser with the cache.
 */
export class Failures {
  readonly #byQuery: Map<string, FailedFields>;

  constructor(restored: Readonly<Record<string, FailedFields>> = {}) {
    this.#byQuery = new Map(Object.entries(restored));
  }

  of(document: DocumentNode, variables: OperationVariables): FailedFields {
    return this.#byQuery.get(queryKey(document, variables)) ?? {};
  }

  set(document: DocumentNode, variables: OperationVariables, failed: FailedFields): void {
    const key = queryKey(document, variables);
    if (Object.keys(failed).length === 0) this.#byQuery.delete(key);
    else this.#byQuery.set(key, failed);
  }

  extract(): Record<string, FailedFields> {
    return Object.fromEntries(this.#byQuery);
  }
}

/** The failure of one root field, or of any when no field is named; null when it did not fail. */
export const failureIn = (failed: FailedFields, field?: string): Failure | null =>
  failed["*"] ?? (field === undefined ? Object.values(failed)[0] : failed[field]) ?? null;

/** Records the failures of every answer that passes. */
export const recordFailures = (failures: Failures): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors }) => failures.set(operation.query, operation.variables, failedFields(errors ?? [])),
        error: (error) => failures.set(operation.query, operation.variables, { "*": failureOfError(error) }),
      }),
    ),
  );

/** Only an error at a root field makes that field fail: below it, the rest of the field is still good. */
export const failedFields = (errors: readonly GraphQLFormattedError[]): FailedFields =>
  Object.fromEntries(
    errors.filter(({ path }) => path === undefined || path.length === 1).map((error) => [String(error.path?.[0] ?? "*"), toFailure(error)]),
  );

const toFailure = ({ message, extensions }: GraphQLFormattedError): Failure => ({
  status: toWord(extensions?.status) ?? "FETCH_ERROR",
  code: toWord(extensions?.code) ?? "INTERNAL_SERVER_ERROR",
  message,
});

const toWord = (value: unknown): string | null => (typeof value === "string" || typeof value === "number" ? String(value) : null);

const failureOfError = (error: ErrorLike): Failure => {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return first ? toFailure(first) : { status: "FETCH_ERROR", code: "FETCH_ERROR", message: "The server could not be reached." };
};
