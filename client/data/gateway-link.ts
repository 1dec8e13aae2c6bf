import { ApolloLink, HttpLink } from "@apollo/client";
import type { DocumentNode } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { getMainDefinition } from "@apollo/client/utilities";
import { Kind } from "graphql";
import { persistedDocuments } from "../generated/persisted-documents.ts";

/**
 * The way to the gateway. Queries go by GET with a hash in place of their text, so that the gateway and every cache before it
 * know them; a hash that an older or newer gateway does not know is sent again with the text.
 */
export const createGatewayLink = (): ApolloLink =>
  new PersistedQueryLink({ generateHash: hashOf, useGETForHashedQueries: true }).concat(new HttpLink({ uri: "/graphql" }));

const hashOf = (document: DocumentNode): string => {
  const definition = getMainDefinition(document);
  const name = definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? "") : "";
  const hash = persistedDocuments[name];
  if (hash === undefined) throw new Error(`${name} is not persisted; run "npm run codegen".`);
  return hash;
};
