import type { DocumentNode, OperationVariables } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { Kind } from "graphql";

/** The name of a query and its variables without `undefined`, in a fixed order: one key for one answer. */
export const queryKey = (document: DocumentNode, variables: OperationVariables): string => {
  const definition = getMainDefinition(document);
  const name = definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
  const entries = Object.entries(variables).filter(([, value]) => value !== undefined);
  return `${name ?? ""}:${JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)))}`;
};
