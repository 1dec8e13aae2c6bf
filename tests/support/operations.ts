import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
} from "graphql";
import { createRandom } from "./seeded.ts";

/** A valid operation with its variables. */
export interface GeneratedOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Values of a site for its arguments, by argument name. */
type KnownValues = Readonly<Record<string, readonly string[]>>;

const depthMax = 6;
const fieldsMax = 90;
const aliasesMax = 12;

/**
 * Generates an endless sequence of valid queries for a schema, reproducible by seed: arguments, variables with and without defaults, aliases,
 * fragments, nested lists.
 */
export function createOperations(schema: string, known: KnownValues, seed: number): () => GeneratedOperation {
  const random = createRandom(seed);
  const root = buildSchema(schema).getQueryType();
  if (!root) throw new Error("The schema has no queries.");
  return () => createWriter(known, random).operation(root);
}

function createWriter(known: KnownValues, random: () => number) {
  const below = (count: number): number => Math.floor(random() * count);
  const chance = (percent: number): boolean => below(100) < percent;
  const definitions: string[] = [];
  const values: Record<string, unknown> = {};
  const fragments: string[] = [];
  let fields = 0;
  let aliases = 0;

  const pickSome = <T>(items: readonly T[], most: number): readonly T[] => {
    const left = [...items];
    return Array.from({ length: Math.min(left.length, 1 + below(most)) }, () =>
      left.splice(below(left.length), 1),
    ).flat();
  };

  const setOf = (type: GraphQLObjectType, depth: number): string => {
    const usable = Object.values(type.getFields()).filter(
      ({ name, type: own }) => name !== "viewer" && (depth < depthMax || isLeafType(getNamedType(own))),
    );
    const chosen = pickSome(usable, depth === 0 ? 3 : 5).map((field) => fieldText(field, depth));
    return [...chosen, ...(chance(15) ? ["__typename"] : [])].join(" ");
  };

  const fieldText = (field: GraphQLField<unknown, unknown>, depth: number): string => {
    fields += 1;
    const own = `${aliasOf()}${field.name}${argumentsText(field.args)}`;
    const type = getNamedType(field.type);
    if (isLeafType(type)) return own;
    if (isUnionType(type)) return `${own} { __typename }`;
    if (!isObjectType(type)) throw new Error(`There is no field to choose in ${type.name}.`);
    return `${own} { ${fields > fieldsMax ? "__typename" : nestedText(type, depth + 1)} }`;
  };

  /** Some selection sets are in a fragment with a unique name. */
  const nestedText = (type: GraphQLObjectType, depth: number): string => {
    if (!chance(15)) return setOf(type, depth);
    const name = `F${fragments.length}`;
    fragments.push("");
    fragments[Number(name.slice(1))] = `fragment ${name} on ${type.name} { ${setOf(type, depth)} }`;
    return `...${name}${chance(20) ? ` ... on ${type.name} { __typename }` : ""}`;
  };

  const aliasOf = (): string => (aliases < aliasesMax && chance(10) ? `a${(aliases += 1)}: ` : "");

  const argumentsText = (args: readonly GraphQLArgument[]): string => {
    const given = args.filter(
      (argument) => (isNonNullType(argument.type) && argument.defaultValue === undefined) || chance(60),
    );
    return given.length === 0
      ? ""
      : `(${given.map((argument) => `${argument.name}: ${valueText(argument)}`).join(", ")})`;
  };

  const valueText = ({ name, type, defaultValue }: GraphQLArgument): string => {
    const value = valueOf(name, type);
    if (!chance(30)) return literalOf(value, type);
    const variable = `v${definitions.length}`;
    const isSaid = chance(70);
    const initial = literalOf(value, type);
    definitions.push(`$${variable}: ${String(type)}${isSaid && chance(50) ? "" : ` = ${initial}`}`);
    if (isSaid) values[variable] = !isNonNullType(type) && defaultValue === undefined && chance(20) ? null : value;
    return `$${variable}`;
  };

  const valueOf = (name: string, type: GraphQLInputType): unknown => {
    const bare = isNonNullType(type) ? type.ofType : type;
    if (isListType(bare)) return Array.from({ length: below(3) }, () => valueOf(name, bare.ofType));
    if (isEnumType(bare)) return bare.getValues()[below(bare.getValues().length)]?.name;
    if (isInputObjectType(bare)) {
      const given = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type) || chance(50));
      return Object.fromEntries(given.map((field) => [field.name, valueOf(field.name, field.type)]));
    }
    if (bare.name === "Int") return numberFor(name);
    if (bare.name === "Boolean") return chance(50);
    const choices = known[name] ?? known["text"] ?? ["a"];
    return choices[below(choices.length)];
  };

  const numberFor = (name: string): number =>
    name === "page"
      ? 1 + below(3)
      : name === "offset"
        ? below(50)
        : name === "length"
          ? 20 + below(280)
          : chance(50)
            ? 1 + below(12)
            : below(101);

  return {
    operation: (root: GraphQLObjectType): GeneratedOperation => {
      const set = setOf(root, 0);
      const head = definitions.length === 0 ? "query" : `query (${definitions.join(", ")})`;
      return { query: [`${head} { ${set} }`, ...fragments].join(" "), variables: values };
    },
  };
}

/** The number of fields in an answer. A field in `asOne` counts once, with everything below it. */
export function fieldsIn(data: unknown, asOne: readonly string[]): number {
  if (Array.isArray(data)) return data.reduce((sum: number, item: unknown) => sum + fieldsIn(item, asOne), 0);
  if (typeof data !== "object" || data === null) return 0;
  return Object.entries(data).reduce(
    (sum, [name, value]) => sum + 1 + (asOne.includes(name) ? 0 : fieldsIn(value, asOne)),
    0,
  );
}

/** The names of all fields of a scalar type whose values may be objects. */
export function namesOfScalar(schema: GraphQLSchema, scalar: string): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => (namedOutput(field.type) === scalar ? [field.name] : []))
      : [],
  );
}

function namedOutput(type: GraphQLOutputType): string {
  return getNamedType(type).name;
}

/** A value as it stands in an operation. */
function literalOf(value: unknown, type: GraphQLInputType): string {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare) && Array.isArray(value))
    return `[${value.map((item: unknown) => literalOf(item, bare.ofType)).join(", ")}]`;
  if (isInputObjectType(bare) && typeof value === "object" && value !== null) {
    const fields = bare.getFields();
    const given = Object.entries(value).flatMap(([name, held]) => {
      const field = fields[name];
      return field === undefined ? [] : [`${name}: ${literalOf(held, field.type)}`];
    });
    return `{ ${given.join(", ")} }`;
  }
  return isEnumType(bare) ? String(value) : JSON.stringify(value);
}
