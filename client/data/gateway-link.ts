import { ApolloLink, HttpLink } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { Kind, OperationTypeNode } from "graphql";
import { concatMap, of } from "rxjs";
import { persistedBuild } from "../generated/persisted-documents.ts";

/**
 * The way to the gateway. Queries go by GET with their name and build in place of their text, so that the gateway and every cache
 * before it know them; a gateway of another build, which does not know them, is sent the text.
 */
export const createGatewayLink = (): ApolloLink =>
  ApolloLink.from([persisted, new HttpLink({ uri: "/graphql", enhancedClientAwareness: { transport: false } })]);

const persisted = new ApolloLink((operation, forward) => {
  if (!isQuery(operation)) return forward(operation);
  operation.extensions.persistedQuery = { version: 1, sha256Hash: `${operation.operationName}.${persistedBuild}` };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true }, fetchOptions: { method: "GET" } });
  return forward(operation).pipe(concatMap((result) => (isUnknown(result) ? forward(inFull(operation)) : of(result))));
});

const isQuery = ({ query }: ApolloLink.Operation): boolean => {
  const definition = getMainDefinition(query);
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY;
};

const isUnknown = ({ errors }: ApolloLink.Result): boolean => errors?.some(({ extensions }) => extensions?.code === "PERSISTED_QUERY_NOT_FOUND") ?? false;

const inFull = (operation: ApolloLink.Operation): ApolloLink.Operation => {
  delete operation.extensions.persistedQuery;
  operation.setContext({ http: { includeQuery: true, includeExtensions: false }, fetchOptions: { method: "POST" } });
  return operation;
};
