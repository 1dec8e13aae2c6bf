import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isInterfaceType,
  isObjectType,
  Kind,
} from "graphql";
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from "graphql";
import { readCostRules } from "./cost-rules.ts";
import type { CostRule } from "./cost-rules.ts";
import { add, leaf, named, noCost, times } from "./cost-parts.ts";
import type { CostPart } from "./cost-parts.ts";

/** The maximum cost of an operation, known before execution. */
export interface Cost {
  readonly total: number;
  /** The costliest field, its plain fields included, over all selections. */
  readonly costliest: { readonly field: string; readonly cost: number };
}

type Variables = Readonly<Record<string, unknown>>;

/** Measures an operation of a document with the values of its variables. Fields that the schema lacks cost nothing: they are refused elsewhere. */
export type MeasureCost = (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => Cost;

/** Fixed costs: introspection results are bounded by the schema, and the same for everybody. */
const introspectionWeights: ReadonlyMap<string, number> = new Map([
  ["__schema", 2_000],
  ["__type", 200],
]);

/** Lists whose length is set by an argument above them: `items`, or `levels.nodes` further down. */
interface Sized {
  readonly fields: readonly string[];
  readonly size: number;
}

const nothingSized: Sized = { fields: [], size: 0 };

/** Builds the cost measure of a schema. Linear in the document: each fragment is measured once for each list size that applies to it. */
export function createMeasureCost(schema: GraphQLSchema): MeasureCost {
  const ruleOf = readCostRules(schema);

  return (document, operation, variables) => {
    const fragments = new Map(
      document.definitions.flatMap((one): [string, FragmentDefinitionNode][] =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
      ),
    );
    const known = new Map<string, CostPart>();

    const ofSet = (set: SelectionSetNode, type: GraphQLNamedType, sized: Sized): CostPart =>
      add(set.selections.map((selection) => ofSelection(selection, type, sized)));

    const ofSelection = (selection: SelectionNode, type: GraphQLNamedType, sized: Sized): CostPart => {
      if (isLeftOut(selection, variables)) return noCost;
      if (selection.kind === Kind.FIELD) return ofField(selection, type, sized);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, sized);
      return ofSet(
        selection.selectionSet,
        schema.getType(selection.typeCondition?.name.value ?? type.name) ?? type,
        sized,
      );
    };

    const ofFragment = (name: string, sized: Sized): CostPart => {
      const key = `${sized.size} ${sized.fields.join()} ${name}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      // Ends a fragment cycle, which another rule refuses.
      known.set(key, noCost);
      const fragment = fragments.get(name);
      const type = schema.getType(fragment?.typeCondition.name.value ?? "");
      const part = fragment && type ? ofSet(fragment.selectionSet, type, sized) : noCost;
      known.set(key, part);
      return part;
    };

    const ofField = (node: FieldNode, type: GraphQLNamedType, sized: Sized): CostPart => {
      const name = node.name.value;
      if (name.startsWith("__")) return named(name, introspectionWeights.get(name) ?? 1);
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
      if (field === undefined) return noCost;
      const rule = ruleOf(field);
      const slice = sliceOf(rule, field, node, variables);
      const size = sizeOf(rule, sized.fields.includes(name) ? sized.size : null, slice);
      if (node.selectionSet === undefined)
        return rule.isList || rule.weight > 1 ? named(name, rule.weight + (rule.isList ? size : 0)) : leaf(rule.weight);
      return times(size, {
        field: name,
        ...weightsOf(rule, slice),
        below: ofSet(node.selectionSet, getNamedType(field.type), sizedBelow(rule, slice, name, sized)),
      });
    };

    const root = schema.getRootType(operation.operation);
    return toCost(root ? ofSet(operation.selectionSet, root, nothingSized) : noCost);
  };
}

/** Whether `@skip` or `@include` leaves the node out with these variables. */
function isLeftOut(node: SelectionNode, variables: Variables): boolean {
  if (node.directives === undefined || node.directives.length === 0) return false;
  try {
    return (
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.["if"] === true ||
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.["if"] === false
    );
  } catch {
    return false;
  }
}

/** The largest value of the slicing arguments, at least 0; null if none is given. */
function sliceOf(
  { slicingArguments }: CostRule,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): number | null {
  if (slicingArguments.length === 0) return null;
  const given = argumentsOf(field, node, variables);
  const sizes = slicingArguments.map((name) => given[name]).filter((size) => typeof size === "number");
  return sizes.length === 0 ? null : Math.max(0, ...sizes);
}

/** The coerced arguments of a field; none if they are invalid, which is refused elsewhere, before the field is resolved. */
export function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Variables {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

/** What a field costs, and each of its items. The items of a page are further down: what they cost is counted where their number is said. */
function weightsOf({ isList, weight, itemWeight, assumedSize }: CostRule, slice: number | null) {
  return isList ? { weight, itemWeight } : { weight: weight + itemWeight * (slice ?? assumedSize ?? 1), itemWeight: 0 };
}

/** How many times a field's selection counts: once if it is not a list. */
function sizeOf({ isList, assumedSize }: CostRule, above: number | null, slice: number | null): number {
  return isList ? (above ?? slice ?? assumedSize ?? 1) : 1;
}

/** The sizes that the arguments of a field, or of one above it, set for the lists below. */
function sizedBelow({ sizedFields, assumedSize }: CostRule, slice: number | null, name: string, above: Sized): Sized {
  if (sizedFields.length > 0) return { fields: sizedFields, size: slice ?? assumedSize ?? 1 };
  const fields = above.fields.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
  return fields.length === 0 ? nothingSized : { fields, size: above.size };
}

function toCost({ total, plain, byField }: CostPart): Cost {
  const [field, cost] = [...byField].reduce<readonly [string, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    ["", 0],
  );
  return { total, costliest: field === "" ? { field: "", cost: plain } : { field, cost } };
}
