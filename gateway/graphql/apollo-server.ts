import { ApolloServer } from "@apollo/server";
import type { ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { OperationTypeNode } from "graphql";
import type { GraphQLSchema } from "graphql";
import { persistedDocuments } from "../generated/persisted-documents.ts";
import { toFormattedError } from "./errors.ts";
import type { GatewayContext } from "./context.ts";

interface ApolloServerSettings {
  readonly introspection: boolean;
  readonly tokensMax: number;
  readonly report: (bug: unknown) => void;
}

/** Builds the server of ad-hoc operations. What it does not need is off: its cache-control plugin alone doubles execution. */
export const createApolloServer = (schema: GraphQLSchema, { introspection, tokensMax, report }: ApolloServerSettings): ApolloServer<GatewayContext> =>
  new ApolloServer<GatewayContext>({
    schema,
    introspection,
    // Mutations come by POST as application/json alone (server/read-body.ts), which no foreign page can send without asking first.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: { cache: persisted },
    parseOptions: { maxTokens: tokensMax },
    formatError: (formatted, thrown) => toFormattedError(formatted, thrown, report),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      mutationsAreOfVisitors,
    ],
  });

/** The client's own operations, by hash. Nobody else can store one: what is not known is asked for in full. */
const persisted = {
  get: (key: string) => Promise.resolve(persistedDocuments[key.replace(/^apq:/, "")]),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
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
