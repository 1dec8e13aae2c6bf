import type { DocumentNode, OperationVariables } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { Kind } from "graphql";

/** A key for a query's result: its name, and its variables in a fixed order without `undefined`. */
export function queryKey(document: DocumentNode, variables: OperationVariables): string {
  const definition = getMainDefinition(document);
  const name = definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined;
  const entries = Object.entries(variables).filter(([, value]) => value !== undefined);
  return `${name ?? ""}:${JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
