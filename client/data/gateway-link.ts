import { ApolloLink, HttpLink } from "@apollo/client";
import { concatMap, of } from "rxjs";
import { persistedDocuments } from "../generated/persisted-documents.ts";

/**
 * The way to the gateway. Queries go by GET with a hash in place of their text, so that the gateway and every cache before it
 * know them; a gateway of another build, which does not know the hash, is sent the text.
 */
export const createGatewayLink = (): ApolloLink =>
  ApolloLink.from([persisted, new HttpLink({ uri: "/graphql", enhancedClientAwareness: { transport: false } })]);

const persisted = new ApolloLink((operation, forward) => {
  const hash = persistedDocuments[operation.operationName ?? ""];
  if (hash === undefined) return forward(operation);
  operation.extensions.persistedQuery = { version: 1, sha256Hash: hash };
  operation.setContext({ http: { includeQuery: false, includeExtensions: true }, fetchOptions: { method: "GET" } });
  return forward(operation).pipe(concatMap((result) => (isUnknown(result) ? forward(inFull(operation)) : of(result))));
});

const isUnknown = ({ errors }: ApolloLink.Result): boolean => errors?.some(({ extensions }) => extensions?.code === "PERSISTED_QUERY_NOT_FOUND") ?? false;

const inFull = (operation: ApolloLink.Operation): ApolloLink.Operation => {
  delete operation.extensions.persistedQuery;
  operation.setContext({ http: { includeQuery: true, includeExtensions: false }, fetchOptions: { method: "POST" } });
  return operation;
};
