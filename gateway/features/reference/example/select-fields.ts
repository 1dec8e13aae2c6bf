import { getNamedType, isLeafType, isObjectType, isUnionType } from "graphql";
import type { GraphQLNamedType, GraphQLObjectType } from "graphql";
import type { SchemaField } from "../entries.ts";

/** A field that an example asks for, with what it asks for below it; null for a plain value. */
export interface PickedField {
  readonly field: SchemaField;
  readonly below: Picked | null;
}

/** What an example asks for of a type: its fields, or those of each member of a union. */
export type Picked =
  | { readonly kind: "fields"; readonly fields: readonly PickedField[] }
  | {
      readonly kind: "members";
      readonly members: readonly { readonly type: GraphQLObjectType; readonly fields: readonly PickedField[] }[];
    };

const deepest = 4;
const mostValues = 4;
const mostBelow = 2;

/** What says most about a thing comes first; the schema's order decides about the rest. */
const preferred = [
  "subject",
  "displayTerm",
  "term",
  "title",
  "name",
  "label",
  "heading",
  "path",
  "url",
  "slug",
  "count",
  "datePublished",
  "status",
  "message",
  "description",
];

/** Lists of entries, and what stands beside them, are what a query is made for. */
const alwaysBelow: ReadonlySet<string> = new Set(["items", "document", "pagination", "nodes", "levels", "sections"]);

/** Texts of any length, which would hide everything else. */
const long: ReadonlySet<string> = new Set(["HTML", "JSONObject"]);

/** Chooses what an example asks for of a type; null for a plain value. `costOf`: the points of a field. */
export function pickFields(
  type: GraphQLNamedType,
  costOf: (field: SchemaField) => number,
  above: readonly string[] = [],
): Picked | null {
  if (isUnionType(type))
    return {
      kind: "members",
      members: type.getTypes().map((member) => ({ type: member, fields: fieldsOf(member, costOf, above) })),
    };
  return isObjectType(type) ? { kind: "fields", fields: fieldsOf(type, costOf, above) } : null;
}

function fieldsOf(
  type: GraphQLObjectType,
  costOf: (field: SchemaField) => number,
  above: readonly string[],
): readonly PickedField[] {
  const open = Object.values(type.getFields()).filter((field) => !isDeprecated(field) && !needsArgument(field));
  const values = open
    .filter((field) => isLeafType(getNamedType(field.type)))
    .filter((field) => !long.has(getNamedType(field.type).name) && costOf(field) <= 1)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, mostValues);
  const wanted = open.filter(
    (field) => !isLeafType(getNamedType(field.type)) && (alwaysBelow.has(field.name) || values.length < mostBelow),
  );
  const path = [...above, type.name];
  const below = path.length >= deepest ? [] : wanted.filter((field) => !path.includes(getNamedType(field.type).name));
  const picked = below
    .slice(0, mostBelow)
    .map((field) => ({ field, below: pickFields(getNamedType(field.type), costOf, path) }));
  const chosen = [...values.map((field) => ({ field, below: null })), ...picked];
  // A type of which nothing plain is left says at least that it is there.
  return chosen.length === 0 ? fallbackOf(open) : chosen;
}

function fallbackOf(open: readonly SchemaField[]): readonly PickedField[] {
  return open
    .filter((field) => isLeafType(getNamedType(field.type)))
    .slice(0, 1)
    .map((field) => ({ field, below: null }));
}

function rankOf({ name }: SchemaField): number {
  const rank = preferred.indexOf(name);
  return rank === -1 ? preferred.length : rank;
}

function isDeprecated({ deprecationReason }: SchemaField): boolean {
  return typeof deprecationReason === "string";
}

function needsArgument({ args }: SchemaField): boolean {
  return args.some(({ type, defaultValue }) => type.toString().endsWith("!") && defaultValue === undefined);
}
