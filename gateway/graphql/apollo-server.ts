import { ApolloServer } from "@apollo/server";
import type { ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { getVariableValues, OperationTypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { complexityRule, tooCostly } from "./complexity.ts";
import type { ComplexityLimits } from "./complexity.ts";
import type { MeasureCost } from "./cost/measure-cost.ts";
import { toFormattedError } from "./errors.ts";
import type { BugReports } from "./errors.ts";
import type { GatewayContext } from "./context.ts";
import { knownOperations } from "./known-operations.ts";
import type { PersistedQueries } from "./persisted-queries.ts";
import { failUnready } from "./unready-texts.ts";

/** What one operation may be, and cost. */
export interface OperationLimits extends ComplexityLimits {
  readonly tokens: number;
  readonly cost: number;
}

interface ApolloServerSettings {
  readonly introspection: boolean;
  readonly persistedQueries: PersistedQueries["cache"];
  readonly limits: OperationLimits;
  readonly measureCost: MeasureCost;
  readonly bugs: BugReports;
}

/** Builds the server of ad-hoc operations. What it does not need is off: its cache-control plugin alone doubles execution. */
export const createApolloServer = (
  schema: GraphQLSchema,
  { introspection, persistedQueries, limits, measureCost, bugs }: ApolloServerSettings,
): ApolloServer<GatewayContext> =>
  new ApolloServer<GatewayContext>({
    schema,
    introspection,
    // Mutations come by POST as application/json alone (server/read-body.ts), which no foreign page can send without asking first.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: { cache: persistedQueries },
    documentStore: createDocumentStore(),
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [complexityRule(limits), knownOperations],
    formatError: (formatted, thrown) =>
      toFormattedError(introspection ? formatted : withoutSuggestions(formatted), thrown, bugs),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      mutationsAreOfVisitors,
      costIsBounded(measureCost, limits.cost),
      fewErrors,
      unreadyTextsFail,
    ],
  });

/** Room for parsed operations, by the length of their texts: in memory each takes about fifty times as much. */
const parsedCharacters = 100_000;

/** Operations that are known to be valid, for when they come again with other variables. */
const createDocumentStore = () => {
  const parsed = new LRUCache<string, DocumentNode>({
    maxSize: parsedCharacters,
    sizeCalculation: ({ loc }, key) => (loc?.source.body.length ?? 0) + key.length,
  });
  return {
    get: (key: string) => Promise.resolve(parsed.get(key)),
    set: (key: string, document: DocumentNode) => Promise.resolve(void parsed.set(key, document)),
    delete: (key: string) => Promise.resolve(parsed.delete(key)),
  };
};

/** Asks for the visitor before anything is changed: an answer that is made for everybody never changes anything. */
const mutationsAreOfVisitors: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation, contextValue }) => {
        if (operation?.operation !== OperationTypeNode.QUERY) contextValue.visitor();
        return Promise.resolve();
      },
    }),
};

/** A text that is not ready in time is worth another try, and soon. */
const retryAfterSeconds = 10;

const unreadyTextsFail: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body, http } }) => {
        if (body.kind !== "single") return Promise.resolve();
        const result = failUnready(body.singleResult);
        if (result !== body.singleResult) http.headers.set("retry-after", String(retryAfterSeconds));
        body.singleResult = result;
        return Promise.resolve();
      },
    }),
};

/** Where the schema is not shown, a mistake does not give its names away: neither in validation nor in the values of variables, which the execution reads. */
const withoutSuggestions = ({ message, ...error }: GraphQLFormattedError): GraphQLFormattedError => ({
  ...error,
  message: message.replace(/ ?Did you mean .+\?$/s, ""),
});

/** The header of an answer that says what its operation cost. */
export const costHeader = "graphql-cost";

/** Refuses what costs too much, before anything of it is done. Variables that cannot be read are refused by the execution, which does nothing then. */
const costIsBounded = (measureCost: MeasureCost, costMax: number): ApolloServerPlugin<GatewayContext> => ({
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
});

/** A request with very many mistakes is told of the first ones; of one that is too complex there is nothing else to say. */
const errorsMax = 3;
const toFewErrors = (errors: readonly GraphQLFormattedError[]): readonly GraphQLFormattedError[] => {
  const tooComplex = errors.find(({ extensions }) => extensions?.code === "QUERY_TOO_COMPLEX");
  return tooComplex ? [tooComplex] : errors.slice(0, errorsMax);
};

const fewErrors: ApolloServerPlugin<GatewayContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ response: { body } }) => {
        if (body.kind === "single" && body.singleResult.data === undefined && body.singleResult.errors) {
          body.singleResult.errors = toFewErrors(body.singleResult.errors);
        }
        return Promise.resolve();
      },
    }),
};
