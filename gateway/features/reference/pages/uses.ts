import { getNamedType, isInputObjectType, isObjectType, isUnionType } from "graphql";
import type { GraphQLArgument, GraphQLInputField } from "graphql";
import { referencePath } from "../entries.ts";
import type { ReferenceEntry, SchemaField } from "../entries.ts";

/** A place in the schema that has a type. */
export interface Use {
  /** As the schema names it: `Document.tags`. */
  readonly name: string;
  readonly path: string;
}

/** Where each type is used, by its name. */
export function usesOf(entries: readonly ReferenceEntry[]): ReadonlyMap<string, readonly Use[]> {
  const found = entries.flatMap(usesIn);
  return new Map([...Map.groupBy(found, ({ type }) => type)].map(([type, uses]) => [type, uses]));
}

type UseOfType = Use & { readonly type: string };

function usesIn(entry: ReferenceEntry): readonly UseOfType[] {
  const path = `${referencePath}/${entry.id}`;
  if ("field" in entry) return ofRoot(entry.field, path);
  if (isObjectType(entry.type))
    return Object.values(entry.type.getFields()).flatMap((field) => ofField(field, entry.name, path));
  if (isInputObjectType(entry.type))
    return Object.values(entry.type.getFields()).map((field) =>
      useOf(field, `${entry.name}.${field.name}`, `${path}#field-${field.name}`),
    );
  return isUnionType(entry.type)
    ? entry.type.getTypes().map(({ name }) => ({ name: entry.name, path, type: name }))
    : [];
}

function ofRoot(field: SchemaField, path: string): readonly UseOfType[] {
  return [
    useOf(field, field.name, path),
    ...field.args.map((argument) =>
      useOf(argument, `${field.name}(${argument.name}:)`, `${path}#arg-${argument.name}`),
    ),
  ];
}

function ofField(field: SchemaField, owner: string, path: string): readonly UseOfType[] {
  const place = `${path}#field-${field.name}`;
  return [
    useOf(field, `${owner}.${field.name}`, place),
    ...field.args.map((argument) =>
      useOf(argument, `${owner}.${field.name}(${argument.name}:)`, `${place}-arg-${argument.name}`),
    ),
  ];
}

function useOf({ type }: SchemaField | GraphQLArgument | GraphQLInputField, name: string, path: string): UseOfType {
  return { name, path, type: getNamedType(type).name };
}
