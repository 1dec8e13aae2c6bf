import { ApolloLink, HttpLink } from "@apollo/client";
import type { DocumentNode } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { Kind, OperationTypeNode } from "graphql";
import { concatMap, of } from "rxjs";

/**
 * The way to the gateway. Queries go by GET with a hash in place of their text, so that the gateway and every cache before it
 * know them; a gateway of another build, which does not know the hash, is sent the text. With `inBody` in its context a query goes by
 * POST: what it says of the visitor then stands in no log and no history.
 */
export const createGatewayLink = (): ApolloLink =>
  ApolloLink.from([persisted, new HttpLink({ uri: "/graphql", enhancedClientAwareness: { transport: false } })]);

const persisted = new ApolloLink((operation, forward) => {
  const hash = hashOf(operation.query);
  if (hash === null || !isQuery(operation) || operation.getContext().inBody === true) return forward(operation);
  operation.extensions.persistedQuery = { version: 1, sha256Hash: hash };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true }, fetchOptions: { method: "GET" } });
  return forward(operation).pipe(concatMap((result) => (isUnknown(result) ? forward(inFull(operation)) : of(result))));
});

/** The hash that codegen has put into an operation (`codegen.ts`). */
const hashOf = (document: DocumentNode): unknown => {
  const meta: unknown = "__meta__" in document ? document.__meta__ : null;
  return typeof meta === "object" && meta !== null && "hash" in meta ? meta.hash : null;
};

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
