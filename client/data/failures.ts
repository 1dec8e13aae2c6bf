import { ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import type { DocumentNode, ErrorLike, OperationVariables } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { tap } from "rxjs";
import { RequestError } from "./request-error.ts";
import { rootFieldsOf } from "./root-fields.ts";

/** Why a root field of a query could not be had: `status` and `code` as in the gateway's `extensions`. */
export interface Failure {
  /** `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or an HTTP status. */
  readonly status: string;
  readonly code: string;
  /** What to tell the visitor. */
  readonly message: string;
}

/** The failures of one query, by the names that its root fields have in it. */
export type FailedFields = Readonly<Record<string, Failure>>;

/**
 * Remembers which root fields, with which arguments, failed when they were last asked for. The cache holds null for them, and
 * null alone could as well mean "there is none"; so pages ask here. Travels to the browser with the cache.
 */
export class Failures {
  readonly #byField: Map<string, Failure>;
  /** Those that failed in this tab. The others came with the page from the server, and are shown as they are. */
  readonly #own = new Set<string>();

  constructor(restored: Readonly<Record<string, Failure>> = {}) {
    this.#byField = new Map(Object.entries(restored));
  }

  of(document: DocumentNode, variables: OperationVariables): FailedFields {
    return Object.fromEntries(
      rootFieldsOf(document, variables).flatMap(({ key, responseName }) => {
        const failure = this.#byField.get(key);
        return failure ? [[responseName, failure] as const] : [];
      }),
    );
  }

  /** Whether a field of a query failed before, in this tab: whoever comes to it now should have it asked for again. */
  areOwn(document: DocumentNode, variables: OperationVariables): boolean {
    return rootFieldsOf(document, variables).some(({ key }) => this.#own.has(key));
  }

  /** `failureOf`: why a field failed, by its name in the query; null when it did not. */
  set(
    document: DocumentNode,
    variables: OperationVariables,
    failureOf: (responseName: string) => Failure | null,
  ): void {
    for (const { key, responseName } of rootFieldsOf(document, variables)) {
      const failure = failureOf(responseName);
      if (failure) this.#byField.set(key, failure);
      else this.#byField.delete(key);
      if (failure) this.#own.add(key);
      else this.#own.delete(key);
    }
  }

  extract(): Record<string, Failure> {
    return Object.fromEntries(this.#byField);
  }
}

/** The failure of one root field, or of any when no field is named; null when it did not fail. */
export const failureIn = (failed: FailedFields, field?: string): Failure | null =>
  (field === undefined ? Object.values(failed)[0] : failed[field]) ?? null;

/** Records the failures of every answer that passes. */
export const recordFailures = (failures: Failures): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ errors = [] }) =>
          failures.set(operation.query, operation.variables, (name) => failureAt(errors, name)),
        error: (error) => failures.set(operation.query, operation.variables, () => failureOfError(error)),
      }),
    ),
  );

/** Only an error at a root field makes that field fail: below it, the rest of the field is still good. One without a path is that of all. */
export const failureAt = (errors: readonly GraphQLFormattedError[], responseName: string): Failure | null => {
  const error = errors.find(({ path }) => path === undefined || (path.length === 1 && path[0] === responseName));
  return error ? toFailure(error) : null;
};

const toFailure = ({ message, extensions }: GraphQLFormattedError): Failure => ({
  status: toWord(extensions?.status) ?? "FETCH_ERROR",
  code: toWord(extensions?.code) ?? "INTERNAL_SERVER_ERROR",
  message,
});

const toWord = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

const failureOfError = (error: ErrorLike): Failure => {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first) return toFailure(first);
  const { status, message } = error instanceof RequestError ? error : new RequestError("FETCH_ERROR");
  return { status, code: status.endsWith("_ERROR") ? status : `HTTP_${status}`, message };
};
