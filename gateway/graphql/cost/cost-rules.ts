import { getDirectiveValues, isInterfaceType, isListType, isNonNullType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLOutputType, GraphQLSchema } from "graphql";
import { z } from "zod";

/** What the schema says of a field's cost, by `@cost` and `@listSize`. */
export interface CostRule {
  readonly weight: number;
  /** What each item of its list costs beside its own fields. */
  readonly itemWeight: number;
  readonly isList: boolean;
  readonly assumedSize: number | null;
  readonly slicingArguments: readonly string[];
  /** The lists below it that the slicing arguments are about: `items`, `levels.nodes`. */
  readonly sizedFields: readonly string[];
}

type Field = GraphQLField<unknown, unknown>;

/** Gives the rule of a field of the schema. */
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
export const readCostRules = (schema: GraphQLSchema): CostRuleOf => {
  const rules = new Map<Field, CostRule>(fieldsOf(schema).map(({ field }) => [field, readRule(schema, field)]));
  return (field) => rules.get(field) ?? plainRule;
};

/** Every field of the schema's own types. */
export const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__"))
    .flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field }))
        : [],
    );

/** Whether a field's type is a list. */
const isList = (type: GraphQLOutputType): boolean => (isNonNullType(type) ? isListType(type.ofType) : isListType(type));

const plainRule: CostRule = {
  weight: 1,
  itemWeight: 0,
  isList: false,
  assumedSize: null,
  slicingArguments: [],
  sizedFields: [],
};

const readRule = (schema: GraphQLSchema, field: Field): CostRule => {
  const { weight, items } = CostArguments.parse(argumentsOf(schema, "cost", field) ?? {});
  return {
    weight,
    itemWeight: items,
    isList: isList(field.type),
    ...ListSizeArguments.parse(argumentsOf(schema, "listSize", field) ?? {}),
  };
};

const argumentsOf = (
  schema: GraphQLSchema,
  name: string,
  { astNode }: Field,
): Readonly<Record<string, unknown>> | undefined => {
  const directive = schema.getDirective(name);
  return directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
};
