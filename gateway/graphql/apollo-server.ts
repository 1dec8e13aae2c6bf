import { ApolloServer } from "@apollo/server";
import type { ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { OperationTypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { DocumentNode, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { persistedDocuments } from "../generated/persisted-documents.ts";
import { complexityRule } from "./complexity.ts";
import type { ComplexityLimits } from "./complexity.ts";
import { toFormattedError } from "./errors.ts";
import type { GatewayContext } from "./context.ts";

interface ApolloServerSettings {
  readonly introspection: boolean;
  readonly limits: ComplexityLimits & { readonly tokens: number };
  readonly report: (bug: unknown) => void;
}

/** Builds the server of ad-hoc operations. What it does not need is off: its cache-control plugin alone doubles execution. */
export const createApolloServer = (schema: GraphQLSchema, { introspection, limits, report }: ApolloServerSettings): ApolloServer<GatewayContext> =>
  new ApolloServer<GatewayContext>({
    schema,
    introspection,
    // Mutations come by POST as application/json alone (server/read-body.ts), which no foreign page can send without asking first.
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: { cache: createPersistedQueries() },
    documentStore: createDocumentStore(),
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [complexityRule(limits)],
    formatError: (formatted, thrown) => toFormattedError(formatted, thrown, report),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      mutationsAreOfVisitors,
      fewErrors,
    ],
  });

/** Room for parsed operations, by the length of their texts: in memory each takes about fifty times as much. */
const parsedCharacters = 200_000;

/** Operations that are known to be valid, for when they come again with other variables. */
const createDocumentStore = () => {
  const parsed = new LRUCache<string, DocumentNode>({ maxSize: parsedCharacters, sizeCalculation: ({ loc }, key) => (loc?.source.body.length ?? 0) + key.length });
  return {
    get: (key: string) => Promise.resolve(parsed.get(key)),
    set: (key: string, document: DocumentNode) => Promise.resolve(void parsed.set(key, document)),
    delete: (key: string) => Promise.resolve(parsed.delete(key)),
  };
};

/** Room for the operations that API developers persist. */
const learntCharacters = 4_000_000;

/** Operations by hash: the client's own, which are known from the start, and those that others have sent with their hash. */
const createPersistedQueries = () => {
  const learnt = new LRUCache<string, string>({ maxSize: learntCharacters, sizeCalculation: (text, key) => text.length + key.length });
  return {
    get: (key: string) => Promise.resolve(persistedDocuments[key.replace(/^apq:/, "")] ?? learnt.get(key)),
    set: (key: string, text: string) => Promise.resolve(void learnt.set(key, text)),
    delete: (key: string) => Promise.resolve(learnt.delete(key)),
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
