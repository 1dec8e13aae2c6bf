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

/** What an operation costs at most, before anything of it is done. */
export interface Cost {
  readonly total: number;
  /** The field that costs most, its plain fields included, wherever it is selected. */
  readonly costliest: { readonly field: string; readonly cost: number };
}

type Variables = Readonly<Record<string, unknown>>;

/** Measures an operation of a document with the values that its variables have. What the schema does not know costs nothing: it is refused elsewhere. */
export type MeasureCost = (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => Cost;

/** The schema's own description is bounded by the schema, and the same for everybody. */
const introspectionWeights: Readonly<Record<string, number>> = { __schema: 2_000, __type: 200 };

/** Lists whose length an argument above them says: `items`, or `levels.nodes` further down. */
interface Sized {
  readonly fields: readonly string[];
  readonly size: number;
}

const nothingSized: Sized = { fields: [], size: 0 };

/** Builds the measure of a schema. It takes time in proportion to the document: each fragment is measured once for each length of the lists it is about. */
export const createMeasureCost = (schema: GraphQLSchema): MeasureCost => {
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
      // One within itself ends here; another rule refuses it.
      known.set(key, noCost);
      const fragment = fragments.get(name);
      const type = schema.getType(fragment?.typeCondition.name.value ?? "");
      const part = fragment && type ? ofSet(fragment.selectionSet, type, sized) : noCost;
      known.set(key, part);
      return part;
    };

    const ofField = (node: FieldNode, type: GraphQLNamedType, sized: Sized): CostPart => {
      const name = node.name.value;
      if (name.startsWith("__")) return named(name, introspectionWeights[name] ?? 1);
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
      if (field === undefined) return noCost;
      const rule = ruleOf(field);
      const slice = sliceOf(rule, field, node, variables);
      const size = sizeOf(rule, sized.fields.includes(name) ? sized.size : null, slice);
      if (node.selectionSet === undefined)
        return rule.isList || rule.weight > 1 ? named(name, rule.weight + (rule.isList ? size : 0)) : leaf(rule.weight);
      return times(size, {
        field: name,
        weight: rule.weight,
        itemWeight: rule.itemWeight,
        below: ofSet(node.selectionSet, getNamedType(field.type), sizedBelow(rule, slice, name, sized)),
      });
    };

    const root = schema.getRootType(operation.operation);
    return toCost(root ? ofSet(operation.selectionSet, root, nothingSized) : noCost);
  };
};

/** Left out by `@skip` or `@include` with these variables. */
const isLeftOut = (node: SelectionNode, variables: Variables): boolean => {
  if (node.directives === undefined || node.directives.length === 0) return false;
  try {
    return (
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.["if"] === true ||
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.["if"] === false
    );
  } catch {
    return false;
  }
};

/** The most that a slicing argument asks for; null where none has a value. Below 0 there is nothing to give. */
const sliceOf = (
  { slicingArguments }: CostRule,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): number | null => {
  if (slicingArguments.length === 0) return null;
  const given = argumentsOf(field, node, variables);
  const sizes = slicingArguments.map((name) => given[name]).filter((size) => typeof size === "number");
  return sizes.length === 0 ? null : Math.max(0, ...sizes);
};

/** Arguments that cannot be read are refused elsewhere, before the field does anything. */
const argumentsOf = (field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Variables => {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
};

/** How often what a field holds comes: once where it is no list. */
const sizeOf = ({ isList, assumedSize }: CostRule, above: number | null, slice: number | null): number =>
  isList ? (above ?? slice ?? assumedSize ?? 1) : 1;

/** What the arguments of a field, or of one above it, say of the lists below. */
const sizedBelow = (
  { sizedFields, assumedSize }: CostRule,
  slice: number | null,
  name: string,
  above: Sized,
): Sized => {
  if (sizedFields.length > 0) return { fields: sizedFields, size: slice ?? assumedSize ?? 1 };
  const fields = above.fields.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
  return fields.length === 0 ? nothingSized : { fields, size: above.size };
};

const toCost = ({ total, plain, byField }: CostPart): Cost => {
  const [field, cost] = [...byField].reduce<readonly [string, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    ["", 0],
  );
  return { total, costliest: field === "" ? { field: "", cost: plain } : { field, cost } };
};
