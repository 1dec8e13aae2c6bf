import { ApolloLink, CombinedGraphQLErrors } from "@apollo/client";
import type { DocumentNode, ErrorLike, OperationVariables } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import { tap } from "rxjs";
import { RequestError } from "./request-error.ts";
import { rootFieldsOf } from "./root-fields.ts";
import { sayHeard } from "../../words/say.ts";

/** Why a root field of a query failed: `status` and `code` as in the gateway's `extensions`. */
export interface Failure {
  /** `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or an HTTP status. */
  readonly status: string;
  readonly code: string;
  /** A message for the visitor. */
  readonly message: string;
}

/** The failures of one query, by the response names of its root fields. */
export type FailedFields = Readonly<Record<string, Failure>>;

/** As nearly always: it saves every hook of every rendering the way through its query. */
const noFailures: FailedFields = {};

/**
 * Records which root fields, with which arguments, failed when last fetched. The cache holds null for them, which could also
 * mean "there is none", so pages check here. Sent to the browser with the cache.
 */
export class Failures {
  readonly #byField: Map<string, Failure>;
  /** Keys that failed in this tab, or a part of whose results did. Failures from the server are shown as they are, not refetched. */
  readonly #own = new Set<string>();
  readonly #watchers = new Set<() => void>();

  constructor(restored: Readonly<Record<string, Failure>> = {}) {
    this.#byField = new Map(Object.entries(restored));
  }

  of(document: DocumentNode, variables: OperationVariables): FailedFields {
    if (this.#byField.size === 0) return noFailures;
    return Object.fromEntries(
      rootFieldsOf(document, variables).flatMap(({ key, responseName }) => {
        const failure = this.#byField.get(key);
        return failure ? [[responseName, failure] as const] : [];
      }),
    );
  }

  /** Whether a field of a query, or a part of one, failed in this tab, so that the query should be fetched again. */
  areOwn(document: DocumentNode, variables: OperationVariables): boolean {
    return rootFieldsOf(document, variables).some(({ key }) => this.#own.has(key));
  }

  /** `failureOf` returns why a field failed, by its response name; null if it did not, undefined if nothing is known of it. `errors`: all of the answer, also those of parts of a field. */
  set(
    document: DocumentNode,
    variables: OperationVariables,
    failureOf: (responseName: string) => Failure | null | undefined,
    errors?: readonly GraphQLFormattedError[],
  ): void {
    let hasFailed = false;
    for (const { key, responseName } of rootFieldsOf(document, variables)) {
      const failure = failureOf(responseName);
      if (failure === undefined) continue;
      hasFailed ||= failure !== null;
      if (failure) this.#byField.set(key, failure);
      else this.#byField.delete(key);
      if (failure || errors?.some(({ path }) => path?.[0] === responseName)) this.#own.add(key);
      else this.#own.delete(key);
    }
    if (hasFailed) for (const failed of this.#watchers) failed();
  }

  /** Calls `failed` whenever a field fails, which changes nothing in the cache. Returns a function that stops it. */
  watch(failed: () => void): () => void {
    this.#watchers.add(failed);
    return () => this.#watchers.delete(failed);
  }

  extract(): Record<string, Failure> {
    return Object.fromEntries(this.#byField);
  }
}

/** The failure of one root field, or the first of any if no field is named; null if there is none. */
export function failureIn(failed: FailedFields, field?: string): Failure | null {
  const failure = field === undefined ? Object.values(failed)[0] : failed[field];
  return failure === undefined ? null : { ...failure, message: sayHeard(failure.message) };
}

/** A link that records the failures of every response. Where none came, what the cache holds whole is still good. */
export function recordFailures(failures: Failures): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: ({ data, errors = [] }) =>
          failures.set(operation.query, operation.variables, (name) => failureAt({ data, errors }, name), errors),
        error: (error) => {
          // The cache holds results of queries alone.
          if (operation.operationType !== OperationTypeNode.QUERY) return;
          const isKept = keptFieldsOf(operation);
          failures.set(operation.query, operation.variables, (name) =>
            isKept(name) ? undefined : failureOfError(error),
          );
        },
      }),
    ),
  );
}

/** Tells which root fields of a query the cache holds whole, by their response names. */
function keptFieldsOf({ query, variables, client }: ApolloLink.Operation): (responseName: string) => boolean {
  const { result, missing } = client.cache.diff<Readonly<Record<string, unknown>>>({
    query,
    variables,
    optimistic: false,
    returnPartialData: true,
  });
  const lacking = missing?.missing ?? {};
  return (name) => (result?.[name] ?? null) !== null && typeof lacking !== "string" && !(name in lacking);
}

interface Answered {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors: readonly GraphQLFormattedError[];
}

/**
 * An error at a root field fails that field; after an error deeper down, the rest of the field is still good, if there is a rest. An
 * error without a path applies to all fields.
 */
export function failureAt({ data, errors }: Answered, responseName: string): Failure | null {
  const isLost = (data?.[responseName] ?? null) === null;
  const error = errors.find(
    ({ path }) => path === undefined || (path[0] === responseName && (path.length === 1 || isLost)),
  );
  return error ? toFailure(error) : null;
}

function toFailure({ message, extensions }: GraphQLFormattedError): Failure {
  return {
    status: toWord(extensions?.status) ?? "FETCH_ERROR",
    code: toWord(extensions?.code) ?? "INTERNAL_SERVER_ERROR",
    message,
  };
}

function toWord(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

function failureOfError(error: ErrorLike): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first) return toFailure(first);
  const { status, message } = error instanceof RequestError ? error : new RequestError("FETCH_ERROR");
  return { status, code: status.endsWith("_ERROR") ? status : `HTTP_${status}`, message };
}
