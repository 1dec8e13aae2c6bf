import { ApolloServerErrorCode } from "@apollo/server/errors";
import { GraphQLError, isValueNode } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import { ComplexityError, tooManyTokens } from "./complexity.ts";
import { ContentUnavailable } from "../content/content-unavailable.ts";
import { DocsApiError } from "../docs-api/docs-api-error.ts";
import type { DocsApiProblem } from "../docs-api/docs-api-error.ts";
import { contentUnavailableCode } from "./unready-texts.ts";

/** Messages for readers when the backend fails: our own words for each problem, never the backend's address. */
const messageOf: Record<DocsApiProblem, string> = {
  unavailable: "The documents cannot be reached right now.",
  timeout: "The documents took too long to arrive.",
  "bad-payload": "The documents arrived in a form that cannot be read.",
  rejected: "The documents' server refused this request.",
};

const internal: GraphQLFormattedError = {
  message: "Something went wrong on our side.",
  extensions: { code: ApolloServerErrorCode.INTERNAL_SERVER_ERROR, status: 500 },
};

/** A text that is not ready in time: no error of the text itself, and temporary. */
const notReady: GraphQLFormattedError = {
  message: "The text is not ready yet. Please try again in a moment.",
  extensions: { code: contentUnavailableCode, status: 503 },
};

/** How errors that are bugs are handled. */
export interface BugReports {
  readonly report: (bug: unknown) => void;
  /** In development: answers include the bug's message and stack trace. */
  readonly showBugs: boolean;
}

function toShownBug(bug: unknown): GraphQLFormattedError {
  return {
    message: bug instanceof Error ? bug.message : String(bug),
    extensions: { ...internal.extensions, stacktrace: bug instanceof Error ? (bug.stack ?? "").split("\n") : [] },
  };
}

/** Extensions that clients may see; everything else, stack traces above all, is removed. */
const publicExtensions = ["code", "status", "http"] as const;

/**
 * Turns an error into what clients get: `extensions.status` is `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or an HTTP status, and
 * `extensions.code` the same word or `HTTP_<n>` (decisions, section 6). Every error that is a bug is reported.
 */
export function toFormattedError(
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { report, showBugs }: BugReports,
): GraphQLFormattedError {
  const { path, locations } = formatted;
  const position = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) };
  const cause = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
  const complexity = complexityIn(cause);
  if (complexity !== null) return toComplexityError(complexity);
  if (cause instanceof DocsApiError) return { ...toUpstreamError(cause), ...position };
  if (cause instanceof ContentUnavailable) return { ...notReady, ...position };
  const message = cutMessage(formatted.message);
  if (isBadRequest(thrown))
    return { message, ...position, extensions: { code: ApolloServerErrorCode.BAD_REQUEST, status: 400 } };
  if (isBadArgument(cause))
    return { message, ...position, extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT, status: 400 } };
  if (
    formatted.extensions?.code === undefined ||
    formatted.extensions.code === ApolloServerErrorCode.INTERNAL_SERVER_ERROR
  ) {
    report(cause);
    return { ...(showBugs ? toShownBug(cause) : internal), ...position };
  }
  return { message, ...position, extensions: toPublicExtensions(formatted.extensions) };
}

/** Validation errors quote their input, however long it is. */
const longestMessage = 500;
function cutMessage(message: string): string {
  return message.length > longestMessage
    ? `${message.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/u, "")}…`
    : message;
}

/** Apollo Server gives some client errors a status but no code, a wrong hash for one: they are not bugs. */
function isBadRequest(thrown: unknown): boolean {
  const http: unknown =
    thrown instanceof GraphQLError && thrown.extensions.code === undefined ? thrown.extensions.http : undefined;
  return typeof http === "object" && http !== null && "status" in http && http.status === 400;
}

/**
 * Whether the executor refused the value of an argument, which validation cannot do: a variable may be null where the argument is not. Its error points
 * at the value; errors of resolvers point nowhere, and those of the executor itself, which are bugs, at fields.
 */
function isBadArgument(cause: unknown): boolean {
  if (!(cause instanceof GraphQLError) || cause.extensions.code !== undefined) return false;
  const node = cause.nodes?.[0];
  return node !== undefined && isValueNode(node);
}

/** The complexity error in a cause. The parser checks the token limit itself, and its error is recognised by its message. */
function complexityIn(cause: unknown): ComplexityError | null {
  if (cause instanceof ComplexityError) return cause;
  const tokensMax =
    cause instanceof GraphQLError
      ? /^Syntax Error: Document contains more tha[nt] (\d+) tokens/.exec(cause.message)?.[1]
      : undefined;
  return tokensMax === undefined ? null : tooManyTokens(Number(tokensMax));
}

/** No path or locations, since the whole operation is too complex; the numbers may be shown. */
export function toComplexityError({
  message,
  extensions: { http: _status, ...shown },
}: ComplexityError): GraphQLFormattedError {
  return { message, extensions: shown };
}

function toUpstreamError({ problem, status, backendMessage }: DocsApiError): GraphQLFormattedError {
  return {
    message: backendMessage ?? messageOf[problem],
    extensions: { status, code: typeof status === "number" ? `HTTP_${status}` : status },
  };
}

function toPublicExtensions(extensions: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = Object.fromEntries(
    publicExtensions.flatMap((name) => (name in extensions ? [[name, extensions[name]]] : [])),
  );
  return { status: 400, ...shown };
}
