import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
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
    parseOptions: { maxTokens: tokensMax },
    formatError: (formatted, thrown) => toFormattedError(formatted, thrown, report),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
