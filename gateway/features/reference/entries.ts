import { isEnumType, isInputObjectType, isScalarType, isUnionType } from "graphql";
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from "graphql";

/** A field of the schema. */
export type SchemaField = GraphQLField<unknown, unknown>;

/** The kinds of entries, in the order of the reference. */
export const entryKinds = ["query", "mutation", "object", "input", "enum", "union", "scalar"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a page of the reference is about: a root field, or a type. */
export type ReferenceEntry = {
  /** As in its address: `query-documents`, `type-Document`. GraphQL's names have no hyphens, so no two are equal. */
  readonly id: string;
  readonly name: string;
} & (
  | { readonly kind: "query" | "mutation"; readonly field: SchemaField }
  | { readonly kind: Exclude<EntryKind, "query" | "mutation">; readonly type: GraphQLNamedType }
);

/** The first segment of the reference's addresses. */
export const referencePath = "/api-reference";

/** The address of a type's page. */
export function typePath(name: string): string {
  return `${referencePath}/type-${name}`;
}

/** Everything in a schema that has a page, by kind; root fields in the schema's order, types by name. */
export function entriesOf(schema: GraphQLSchema): readonly ReferenceEntry[] {
  const roots = [
    ...fieldsOf("query", schema.getQueryType()),
    ...fieldsOf("mutation", schema.getMutationType()),
  ] satisfies readonly ReferenceEntry[];
  const rootTypes = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.name);
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith("__") && !rootTypes.includes(name))
    .map((type): ReferenceEntry => ({ id: `type-${type.name}`, name: type.name, kind: kindOf(type), type }));
  return [...roots, ...types.toSorted((one, other) => (one.name < other.name ? -1 : 1))];
}

function fieldsOf(kind: "query" | "mutation", root: GraphQLObjectType | null | undefined): readonly ReferenceEntry[] {
  return Object.values(root?.getFields() ?? {}).map((field) => ({
    id: `${kind}-${field.name}`,
    name: field.name,
    kind,
    field,
  }));
}

function kindOf(type: GraphQLNamedType): Exclude<EntryKind, "query" | "mutation"> {
  if (isInputObjectType(type)) return "input";
  if (isEnumType(type)) return "enum";
  if (isUnionType(type)) return "union";
  return isScalarType(type) ? "scalar" : "object";
}
