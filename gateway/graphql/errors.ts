import { ApolloServerErrorCode } from "@apollo/server/errors";
import { GraphQLError } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import { ComplexityError, tooManyTokens } from "./complexity.ts";
import { ContentUnavailable } from "../content/content-unavailable.ts";
import { DocsApiError } from "../docs-api/docs-api-error.ts";
import type { DocsApiProblem } from "../docs-api/docs-api-error.ts";
import { contentUnavailableCode } from "./unready-texts.ts";

/** What readers are told of a failing backend: our own words for each problem, never the backend's address or text. */
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

/** A text is not ready in time: that is no fault of its own, and passes. */
const notReady: GraphQLFormattedError = {
  message: "The text is not ready yet. Please try again in a moment.",
  extensions: { code: contentUnavailableCode, status: 503 },
};

/** What becomes of errors that are bugs. */
export interface BugReports {
  readonly report: (bug: unknown) => void;
  /** While developing: the answer says what went wrong, and where. */
  readonly showBugs: boolean;
}

const toShownBug = (bug: unknown): GraphQLFormattedError => ({
  message: bug instanceof Error ? bug.message : String(bug),
  extensions: { ...internal.extensions, stacktrace: bug instanceof Error ? (bug.stack ?? "").split("\n") : [] },
});

/** Extensions that may leave the gateway: everything else, a stack trace above all, stays inside. */
const publicExtensions = ["code", "status", "http"] as const;

/**
 * Turns an error into what a reader gets: `extensions.status` is `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or an HTTP
 * status, and `extensions.code` the same word or `HTTP_<n>` (decisions, section 6). Every error that is a bug is reported.
 */
export const toFormattedError = (
  formatted: GraphQLFormattedError,
  thrown: unknown,
  { report, showBugs }: BugReports,
): GraphQLFormattedError => {
  const { path, locations } = formatted;
  const place = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) };
  const cause = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
  const complexity = complexityIn(cause);
  if (complexity !== null) return toComplexityError(complexity);
  if (cause instanceof DocsApiError) return { ...toUpstreamError(cause), ...place };
  if (cause instanceof ContentUnavailable) return { ...notReady, ...place };
  const message = cutMessage(formatted.message);
  if (isBadRequest(thrown))
    return { message, ...place, extensions: { code: ApolloServerErrorCode.BAD_REQUEST, status: 400 } };
  if (
    formatted.extensions?.code === undefined ||
    formatted.extensions.code === ApolloServerErrorCode.INTERNAL_SERVER_ERROR
  ) {
    report(cause);
    return { ...(showBugs ? toShownBug(cause) : internal), ...place };
  }
  return { message, ...place, extensions: toPublicExtensions(formatted.extensions) };
};

/** Validation quotes what was sent, however long that was. */
const longestMessage = 500;
const cutMessage = (message: string): string =>
  message.length > longestMessage ? `${message.slice(0, longestMessage).replace(/[\uD800-\uDBFF]$/u, "")}…` : message;

/** Apollo Server gives some mistakes of the client a status and no code, a wrong hash for one: no bugs of ours. */
const isBadRequest = (thrown: unknown): boolean => {
  const http: unknown =
    thrown instanceof GraphQLError && thrown.extensions.code === undefined ? thrown.extensions.http : undefined;
  return typeof http === "object" && http !== null && "status" in http && http.status === 400;
};

/** The parser counts tokens by itself, and says so in words of its own. */
const complexityIn = (cause: unknown): ComplexityError | null => {
  if (cause instanceof ComplexityError) return cause;
  const tokensMax =
    cause instanceof GraphQLError
      ? /^Syntax Error: Document contains more tha[nt] (\d+) tokens/.exec(cause.message)?.[1]
      : undefined;
  return tokensMax === undefined ? null : tooManyTokens(Number(tokensMax));
};

/** Where it is too complex is nowhere in particular; by how much is nobody's secret. */
export const toComplexityError = ({
  message,
  extensions: { http: _status, ...shown },
}: ComplexityError): GraphQLFormattedError => ({ message, extensions: shown });

const toUpstreamError = ({ problem, status, backendMessage }: DocsApiError): GraphQLFormattedError => ({
  message: backendMessage ?? messageOf[problem],
  extensions: { status, code: typeof status === "number" ? `HTTP_${status}` : status },
});

const toPublicExtensions = (extensions: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const shown = Object.fromEntries(
    publicExtensions.flatMap((name) => (name in extensions ? [[name, extensions[name]]] : [])),
  );
  return { status: 400, ...shown };
};
