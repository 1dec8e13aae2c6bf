import type { DocumentNode, OperationVariables } from "@apollo/client";
import { argumentsObjectFromField, getMainDefinition } from "@apollo/client/utilities/internal";
import { Kind } from "graphql";
import type { FieldNode, SelectionNode } from "graphql";

/** A root field as a query selects it. */
export interface RootField {
  readonly fieldName: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Its alias, or its name. */
  readonly responseName: string;
  /** The same for every query that selects this field with these arguments, as far as its result depends on them. */
  readonly key: string;
}

/** The arguments on which the result of a field depends, where it is not all of them. */
export const keyArguments: Readonly<Record<string, readonly string[]>> = { documentLinks: ["type"] };

/** The root fields that a query selects, with their arguments resolved from the variables. */
export function rootFieldsOf(document: DocumentNode, variables: OperationVariables): readonly RootField[] {
  return getMainDefinition(document)
    .selectionSet.selections.filter(isField)
    .filter(({ name }) => name.value !== "__typename")
    .map((field) => toRootField(field, variables));
}

function isField(selection: SelectionNode): selection is FieldNode {
  return selection.kind === Kind.FIELD;
}

function toRootField(field: FieldNode, variables: OperationVariables): RootField {
  const fieldName = field.name.value;
  const args = Object.fromEntries(Object.entries(argumentsObjectFromField(field, variables) ?? {}));
  const keys = keyArguments[fieldName];
  const key = keys === undefined ? args : Object.fromEntries(keys.map((name) => [name, args[name]]));
  return { fieldName, args, responseName: field.alias?.value ?? fieldName, key: `${fieldName}${JSON.stringify(key)}` };
}
