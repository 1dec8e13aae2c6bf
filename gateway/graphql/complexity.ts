import { GraphQLError, Kind, OperationTypeNode } from "graphql";
import type {
  ASTVisitor,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  ValidationContext,
} from "graphql";

/** What one operation may ask for (reliability, "Limits"); fragments count wherever they are spread. */
export interface ComplexityLimits {
  readonly characters: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
}

/** An operation that asks for more than the limits allow. */
export class ComplexityError extends GraphQLError {
  override readonly name = "ComplexityError";
  constructor() {
    super("Query is too complex.", { extensions: { code: "QUERY_TOO_COMPLEX" } });
  }
}

/** Brackets within brackets that no operation within the depth needs; the parser would follow them down its own stack. */
const nestedBracketsMax = 60;

/** Whether a text is too long or too deep to be parsed at all. Takes time in proportion to the text. */
export const isTooComplexToParse = (text: string, { characters }: ComplexityLimits): boolean => {
  if (text.length > characters) return true;
  let open = 0;
  for (const [bracket] of text.replace(/"(?:[^"\\\n]|\\.)*"/g, "").matchAll(/[{}()[\]]/g)) {
    open += "{([".includes(bracket) ? 1 : -1;
    if (open > nestedBracketsMax) return true;
  }
  return false;
};

/** Builds the validation rule; an operation that changes something may do one thing only. */
export const complexityRule =
  (limits: ComplexityLimits) =>
  (context: ValidationContext): ASTVisitor => {
    const measure = createMeasure((name) => context.getFragment(name) ?? null);
    return {
      OperationDefinition: (operation) => {
        if (exceeds(measure(operation), operation, limits)) context.reportError(new ComplexityError());
        return false;
      },
    };
  };

interface Measured {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
}

const exceeds = (measured: Measured, { operation }: OperationDefinitionNode, limits: ComplexityLimits): boolean =>
  measured.depth > limits.depth ||
  measured.aliases > limits.aliases ||
  measured.directives > limits.directives ||
  measured.rootFields > (operation === OperationTypeNode.MUTATION ? 1 : limits.rootFields);

const nothing: Measured = { depth: 0, aliases: 0, directives: 0, rootFields: 0 };

/** Each fragment is measured once, however often it is spread; one within itself is told by another rule. */
const createMeasure = (fragmentOf: (name: string) => FragmentDefinitionNode | null) => {
  const known = new Map<string, Measured>();

  const ofFragment = (name: string): Measured => {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, nothing);
    const fragment = fragmentOf(name);
    const measured = fragment === null ? nothing : sum([ofSet(fragment.selectionSet), ofDirectives(fragment)]);
    known.set(name, measured);
    return measured;
  };

  const ofSet = (set: SelectionSetNode | undefined): Measured => sum((set?.selections ?? []).map(ofSelection));

  const ofSelection = (selection: SelectionNode): Measured => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return sum([ofFragment(selection.name.value), ofDirectives(selection)]);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sum([ofSet(selection.selectionSet), ofDirectives(selection)]);
    const below = ofSet(selection.selectionSet);
    // Introspection is deep by nature, and bounded by the schema.
    const isIntrospection = selection.name.value.startsWith("__");
    const own = {
      depth: isIntrospection ? 0 : below.depth + 1,
      aliases: below.aliases + (selection.alias ? 1 : 0),
      directives: below.directives,
      rootFields: 1,
    };
    return sum([own, ofDirectives(selection)]);
  };

  return (operation: OperationDefinitionNode): Measured =>
    sum([ofSet(operation.selectionSet), ofDirectives(operation)]);
};

const ofDirectives = ({ directives }: { readonly directives?: readonly unknown[] | undefined }): Measured => ({
  ...nothing,
  directives: directives?.length ?? 0,
});

/** Of things beside each other: the deepest counts as depth, everything else adds up. */
const sum = (parts: readonly Measured[]): Measured =>
  parts.reduce(
    (all, part) => ({
      depth: Math.max(all.depth, part.depth),
      aliases: all.aliases + part.aliases,
      directives: all.directives + part.directives,
      rootFields: all.rootFields + part.rootFields,
    }),
    nothing,
  );
