import { GraphQLError, Kind, OperationTypeNode } from "graphql";
import type {
  ASTVisitor,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  ValidationContext,
} from "graphql";
import type { Cost } from "./cost/measure-cost.ts";

/** The limits of one operation (reliability, "Limits"); fragments count at every spread. */
export interface ComplexityLimits {
  readonly characters: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
}

type Facts = Readonly<Record<string, string | number>>;

/** An operation that exceeds a limit. The message names the measure, its value and the limit. */
export class ComplexityError extends GraphQLError {
  override readonly name = "ComplexityError";
  constructor(what: string, facts: Facts) {
    super(`Query is too complex. ${what}`, {
      extensions: { code: "QUERY_TOO_COMPLEX", status: 400, ...facts, http: { status: 400 } },
    });
  }
}

/** Nested fragments grow exponentially: beyond a billion the digits say nothing. */
const readable = 1_000_000_000;
function numbered(count: number): string {
  return count > readable ? `more than ${readable.toLocaleString("en-US")}` : count.toLocaleString("en-US");
}

/** @example tooMuch("It has 16 aliases", "aliases", 16, 15).message // "Query is too complex. It has 16 aliases, the limit is 15." */
function tooMuch(what: string, measure: string, value: number | string, limit: number): ComplexityError {
  return new ComplexityError(`${what}, the limit is ${numbered(limit)}.`, { measure, value, limit });
}

/** An operation whose cost exceeds the limit. */
export function tooCostly({ total, costliest }: Cost, limit: number): ComplexityError {
  return new ComplexityError(
    `Its cost is ${numbered(total)}, the limit is ${numbered(limit)}${costliest.field === "" ? "" : `; "${costliest.field}" costs most (${numbered(costliest.cost)})`}. Ask for smaller lists, or for fewer fields in them.`,
    { cost: total, limit, field: costliest.field },
  );
}

/** An operation whose answer exceeded its size limit during execution. */
export function tooLarge(what: "fields" | "bytes", limit: number, field: string): ComplexityError {
  return new ComplexityError(
    `Its answer has more than ${numbered(limit)} ${what}, the limit is ${numbered(limit)}; "${field}" exceeded it. Ask for smaller lists, or for fewer fields in them.`,
    {
      measure: what,
      value: `more than ${limit}`,
      limit,
      field,
    },
  );
}

/** An operation at whose token limit the parser stopped. */
export function tooManyTokens(limit: number): ComplexityError {
  return tooMuch(`It has more than ${numbered(limit)} tokens`, "tokens", `more than ${limit}`, limit);
}

/** Nesting of brackets that no operation within the depth limit needs; the parser recurses into each level. */
const nestedBracketsMax = 60;

/** Comments, block strings and strings: what is in them is no syntax. One that is not closed ends with its line or the text, so nothing is read twice. */
const withoutBrackets = /#[^\n\r]*|"""(?:\\"""|[^])*?(?:"""|$)|"(?:[^"\\\n\r]|\\.)*"?/g;

/** Why a text is too long or too deeply nested to be parsed; null if it is not. Linear in the length of the text. */
export function findTooComplexToParse(
  text: string,
  { characters }: Pick<ComplexityLimits, "characters">,
): ComplexityError | null {
  if (text.length > characters)
    return tooMuch(`It has ${numbered(text.length)} characters`, "characters", text.length, characters);
  let open = 0;
  for (const [bracket] of text.replace(withoutBrackets, "").matchAll(/[{}()[\]]/g)) {
    open += "{([".includes(bracket) ? 1 : -1;
    if (open > nestedBracketsMax)
      return tooMuch(
        `Its brackets are nested more than ${nestedBracketsMax} deep`,
        "brackets",
        `more than ${nestedBracketsMax}`,
        nestedBracketsMax,
      );
  }
  return null;
}

/** Builds the validation rule. A mutation may have one root field only. */
export function complexityRule(limits: ComplexityLimits) {
  return (context: ValidationContext): ASTVisitor => {
    const measure = createMeasure((name) => context.getFragment(name) ?? null);
    return {
      OperationDefinition: (operation) => {
        const problem = findExceeded(measure(operation), operation, limits);
        if (problem) context.reportError(problem);
        return false;
      },
    };
  };
}

interface Measured {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
}

function findExceeded(
  measured: Measured,
  { operation }: OperationDefinitionNode,
  limits: ComplexityLimits,
): ComplexityError | null {
  const rootFieldsMax = operation === OperationTypeNode.MUTATION ? 1 : limits.rootFields;
  if (measured.depth > limits.depth)
    return tooMuch(`Its fields are nested ${numbered(measured.depth)} deep`, "depth", measured.depth, limits.depth);
  if (measured.aliases > limits.aliases)
    return tooMuch(`It has ${numbered(measured.aliases)} aliases`, "aliases", measured.aliases, limits.aliases);
  if (measured.directives > limits.directives)
    return tooMuch(
      `It has ${numbered(measured.directives)} directives`,
      "directives",
      measured.directives,
      limits.directives,
    );
  if (measured.rootFields > rootFieldsMax)
    return tooMuch(
      `It has ${numbered(measured.rootFields)} root fields`,
      "root fields",
      measured.rootFields,
      rootFieldsMax,
    );
  return null;
}

const nothing: Measured = { depth: 0, aliases: 0, directives: 0, rootFields: 0 };

/** Measures each fragment once, however often it is spread. Another rule reports cycles. */
function createMeasure(fragmentOf: (name: string) => FragmentDefinitionNode | null) {
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
}

function ofDirectives({ directives }: { readonly directives?: readonly unknown[] | undefined }): Measured {
  return { ...nothing, directives: directives?.length ?? 0 };
}

/** Combines siblings: the deepest counts as depth, everything else adds up. */
function sum(parts: readonly Measured[]): Measured {
  return parts.reduce(
    (all, part) => ({
      depth: Math.max(all.depth, part.depth),
      aliases: all.aliases + part.aliases,
      directives: all.directives + part.directives,
      rootFields: all.rootFields + part.rootFields,
    }),
    nothing,
  );
}
