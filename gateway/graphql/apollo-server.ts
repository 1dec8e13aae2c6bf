import { ApolloServer } from "@apollo/server";
import type { ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import { BREAK, getVariableValues, GraphQLError, OperationTypeNode, visit } from "graphql";
import { LRUCache } from "lru-cache";
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { retryAfterSeconds } from "../answers/answer.ts";
import { complexityRule, tooCostly } from "./complexity.ts";
import type { ComplexityLimits } from "./complexity.ts";
import type { MeasureCost } from "./cost/measure-cost.ts";
import { toFormattedError } from "./errors.ts";
import type { BugReports } from "./errors.ts";
import type { GatewayContext } from "./context.ts";
import { keepFewErrors } from "./few-errors.ts";
import { knownOperations } from "./known-operations.ts";
import type { PersistedQueries } from "./persisted-queries.ts";
import { failUnready } from "./unready-texts.ts";

/** Limits on the form and cost of one operation. */
export interface OperationLimits extends ComplexityLimits {
  readonly tokens: number;
  readonly cost: number;
}

interface ApolloServerSettings {
  /** Whether clients may read the schema, and see its names in errors. */
  readonly showsSchema: () => boolean;
  readonly persistedQueries: PersistedQueries["cache"];
  readonly limits: OperationLimits;
  readonly measureCost: MeasureCost;
  readonly bugs: BugReports;
}

/** Builds the server for ad-hoc operations. Unused plugins are off: cache-control alone doubles execution time. */
export function createApolloServer(
  schema: GraphQLSchema,
  { showsSchema, persistedQueries, limits, measureCost, bugs }: ApolloServerSettings,
): ApolloServer<GatewayContext> {
  return new ApolloServer<GatewayContext>({
    schema,
    introspection: true,
    // Mutations must be POSTs of application/json (server/read-body.ts), which a foreign page cannot send without a preflight.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: { cache: persistedQueries },
    documentStore: createDocumentStore(),
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [complexityRule(limits), knownOperations],
    formatError: (formatted, thrown) =>
      toFormattedError(showsSchema() ? formatted : withoutSuggestions(formatted), thrown, bugs),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      mutationsAreOfVisitors,
      schemaIsHidden(showsSchema),
      costIsBounded(measureCost, limits.cost),
      unreadyTextsFail,
      // After the texts: every root field whose text is not ready has an error of its own.
      errorsAreFew,
    ],
  });
}

/** Capacity for parsed operations, in characters of their texts: in memory each takes about fifty times as much. */
const parsedCharacters = 100_000;

/** Validated operations, for reuse with other variables. */
function createDocumentStore() {
  const parsed = new LRUCache<string, DocumentNode>({
    maxSize: parsedCharacters,
    sizeCalculation: ({ loc }, key) => (loc?.source.body.length ?? 0) + key.length,
  });
  return {
    get: (key: string) => Promise.resolve(parsed.get(key)),
    set: (key: string, document: DocumentNode) => Promise.resolve(void parsed.set(key, document)),
    delete: (key: string) => Promise.resolve(parsed.delete(key)),
  };
}

/** Requires a visitor before a mutation runs: a shared answer never changes anything. */
const mutationsAreOfVisitors: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (operation?.operation !== OperationTypeNode.QUERY) contextValue.visitor();
        return Promise.resolve();
      },
    }),
};

/** Refuses to show the schema where the operator or the site has switched that off, also for operations that were known before. */
function schemaIsHidden(showsSchema: () => boolean): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ document }) => {
          if (showsSchema() || !asksForSchema(document)) return Promise.resolve();
          throw new GraphQLError("This site does not show its schema: leave out __schema and __type.", {
            extensions: { code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } },
          });
        },
      }),
  };
}

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field: ({ name }) => {
      if (name.value === "__schema" || name.value === "__type") asks = true;
      return asks ? BREAK : undefined;
    },
  });
  return asks;
}

/** Texts that are not ready in time fail: they are worth asking for again soon. */
const unreadyTextsFail: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        if (body.kind !== "single") return Promise.resolve();
        const result = failUnready(body.singleResult);
        if (result !== body.singleResult) http.headers.set("retry-after", retryAfterSeconds);
        body.singleResult = result;
        return Promise.resolve();
      },
    }),
};

const errorsAreFew: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body }, contextValue }) => {
        if (body.kind !== "single") return Promise.resolve();
        contextValue.noteErrors(body.singleResult.errors ?? []);
        body.singleResult = keepFewErrors(body.singleResult);
        return Promise.resolve();
      },
    }),
};

/**
 * Without introspection, errors must not reveal names of the schema: neither from validation nor from the coercion of variables, which happens in the
 * execution.
 */
function withoutSuggestions({ message, ...error }: GraphQLFormattedError): GraphQLFormattedError {
  return {
    ...error,
    message: message.endsWith("?") ? message.replace(/ ?Did you mean .{2,}$/s, "") : message,
  };
}

/** The response header with the cost of the operation. */
export const costHeader = "graphql-cost";

/**
 * Refuses operations that cost too much, before execution. Variables that cannot be coerced are left to the execution, which refuses them and does
 * nothing.
 */
function costIsBounded(measureCost: MeasureCost, costMax: number): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ schema, document, operation, request, response }) => {
          if (!operation) return Promise.resolve();
          const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, {
            maxErrors: 1,
          });
          if (coerced === undefined) return Promise.resolve();
          const cost = measureCost(document, operation, coerced);
          if (cost.total > costMax) throw tooCostly(cost, costMax);
          response.http.headers.set(costHeader, String(cost.total));
          return Promise.resolve();
        },
      }),
  };
}
