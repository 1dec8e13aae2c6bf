import type { DocumentNode, OperationVariables } from "@apollo/client";
import { argumentsObjectFromField, getMainDefinition } from "@apollo/client/utilities/internal";
import { Kind } from "graphql";
import type { FieldNode, SelectionNode } from "graphql";

/** A field of the root query as a query asks for it. */
export interface RootField {
  readonly fieldName: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the query calls it. */
  readonly responseName: string;
  /** The same for every query that asks for this field with these arguments. */
  readonly key: string;
}

/** The fields of the root query that a query reads, with the arguments that its variables give them. */
export const rootFieldsOf = (document: DocumentNode, variables: OperationVariables): readonly RootField[] =>
  getMainDefinition(document)
    .selectionSet.selections.filter(isField)
    .filter(({ name }) => name.value !== "__typename")
    .map((field) => toRootField(field, variables));

const isField = (selection: SelectionNode): selection is FieldNode => selection.kind === Kind.FIELD;

const toRootField = (field: FieldNode, variables: OperationVariables): RootField => {
  const fieldName = field.name.value;
  const args = Object.fromEntries(Object.entries(argumentsObjectFromField(field, variables) ?? {}));
  return { fieldName, args, responseName: field.alias?.value ?? fieldName, key: `${fieldName}${JSON.stringify(args)}` };
};
