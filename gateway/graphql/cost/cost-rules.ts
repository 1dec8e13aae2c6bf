import { getDirectiveValues, isInterfaceType, isListType, isNonNullType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLOutputType, GraphQLSchema } from "graphql";
import { z } from "zod";

/** The cost of a field according to `@cost` and `@listSize` in the schema. */
export interface CostRule {
  readonly weight: number;
  /** The cost of each list item, in addition to its fields. */
  readonly itemWeight: number;
  readonly isList: boolean;
  readonly assumedSize: number | null;
  readonly slicingArguments: readonly string[];
  /** The lists below it that the slicing arguments bound: `items`, `levels.nodes`. */
  readonly sizedFields: readonly string[];
}

type Field = GraphQLField<unknown, unknown>;

/** Returns the rule of a field of the schema. */
type CostRuleOf = (field: Field) => CostRule;

const CostArguments = z.object({
  weight: z.coerce.number().min(0).default(1),
  items: z.coerce.number().min(0).default(0),
});
const ListSizeArguments = z.object({
  assumedSize: z
    .int()
    .min(0)
    .nullish()
    .transform((size) => size ?? null),
  slicingArguments: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
  sizedFields: z
    .array(z.string())
    .nullish()
    .transform((names) => names ?? []),
});

/** Reads the rules of a schema once. */
export function readCostRules(schema: GraphQLSchema): CostRuleOf {
  const rules = new Map<Field, CostRule>(fieldsOf(schema).map(({ field }) => [field, readRule(schema, field)]));
  return (field) => rules.get(field) ?? plainRule;
}

/** Every field of the schema's own types. */
export function fieldsOf(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__"))
    .flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field }))
        : [],
    );
}

/** Whether a field's type is a list. */
function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isListType(type.ofType) : isListType(type);
}

const plainRule: CostRule = {
  weight: 1,
  itemWeight: 0,
  isList: false,
  assumedSize: null,
  slicingArguments: [],
  sizedFields: [],
};

function readRule(schema: GraphQLSchema, field: Field): CostRule {
  const { weight, items } = CostArguments.parse(argumentsOf(schema, "cost", field) ?? {});
  return {
    weight,
    itemWeight: items,
    isList: isList(field.type),
    ...ListSizeArguments.parse(argumentsOf(schema, "listSize", field) ?? {}),
  };
}

function argumentsOf(
  schema: GraphQLSchema,
  name: string,
  { astNode }: Field,
): Readonly<Record<string, unknown>> | undefined {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
}
