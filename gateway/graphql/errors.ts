import { ApolloServerErrorCode } from "@apollo/server/errors";
import { GraphQLError } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import { ComplexityError } from "./complexity.ts";
import { DocsApiError } from "../docs-api/docs-api-error.ts";
import type { DocsApiProblem } from "../docs-api/docs-api-error.ts";

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

/** Extensions that may leave the gateway: everything else, a stack trace above all, stays inside. */
const publicExtensions = ["code", "status", "http"] as const;

/**
 * Turns an error into what a reader gets: `extensions.status` is `FETCH_ERROR`, `TIMEOUT_ERROR`, `PARSING_ERROR` or an HTTP
 * status, and `extensions.code` the same word or `HTTP_<n>` (decisions, section 6). `report` gets every error that is a bug.
 */
export const toFormattedError = (
  formatted: GraphQLFormattedError,
  thrown: unknown,
  report: (bug: unknown) => void,
): GraphQLFormattedError => {
  const { path, locations } = formatted;
  const place = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) };
  const cause = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
  if (cause instanceof ComplexityError || hasTooManyTokens(cause)) return toComplexityError();
  if (cause instanceof DocsApiError) return { ...toUpstreamError(cause), ...place };
  const message = cutMessage(formatted.message);
  if (isBadRequest(thrown))
    return { message, ...place, extensions: { code: ApolloServerErrorCode.BAD_REQUEST, status: 400 } };
  if (
    formatted.extensions?.code === undefined ||
    formatted.extensions.code === ApolloServerErrorCode.INTERNAL_SERVER_ERROR
  ) {
    report(cause);
    return { ...internal, ...place };
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
const hasTooManyTokens = (cause: unknown): boolean =>
  cause instanceof GraphQLError && /^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(cause.message);

/** Where it is too complex is nowhere in particular. */
const toComplexityError = (): GraphQLFormattedError => {
  const { message, extensions } = new ComplexityError();
  return { message, extensions: { ...extensions, status: 400 } };
};

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
