import { Kind, OperationTypeNode, visit } from "graphql";
import type { DocumentNode, FieldNode, GraphQLSchema } from "graphql";
import { countSearches } from "../features/search/search-types.ts";
import { persistedDocuments } from "../generated/persisted-documents.ts";
import { findTooComplexToParse } from "./complexity.ts";
import { argumentsOf } from "./cost/measure-cost.ts";
import type { MeasureCost } from "./cost/measure-cost.ts";
import type { OperationLimits } from "./apollo-server.ts";
import { hashIn, parseText, readOperation, textIn } from "./operation-request.ts";
import type { ReadOperation, SentOperation } from "./operation-request.ts";

/** What an operation takes from a visitor's allowances, and whether it is one that may change something. */
export interface Estimate {
  readonly isMutation: boolean;
  readonly searches: number;
  /** Points; those of the check alone for an operation that is refused anyway, and 0 for one of the client's own. */
  readonly cost: number;
}

/** Estimates an operation before it is executed. */
export type EstimateOperation = (sent: SentOperation) => Estimate;

const nothing: Estimate = { isMutation: false, searches: 0, cost: 0 };

/** The fields that search on behalf of the visitor. */
const searching: readonly string[] = ["search", "suggestions", "closest"];

/** The client's pages select `closest` in case their document is missing: whether that searches is known only during execution. */
const searchingAlways = searching.filter((name) => name !== "closest");

/** Whether it is one of the client's own operations, sent by its hash alone. */
export function isOwnOperation(sent: SentOperation): boolean {
  return textIn(sent) === "" && Object.hasOwn(persistedDocuments, hashIn(sent));
}

interface EstimateParts {
  readonly schema: GraphQLSchema;
  readonly measureCost: MeasureCost;
  readonly limits: OperationLimits;
  /** Returns the operation persisted under a hash. */
  readonly textOf: (hash: string) => string | undefined;
}

/** Builds the estimator, which reads a sent body once. An operation that cannot be read is refused elsewhere. */
export function createEstimateOperation(parts: EstimateParts): EstimateOperation {
  const estimated = new WeakMap<object, Estimate>();
  return (sent) => {
    if (typeof sent.body !== "object" || sent.body === null) return estimate(sent, parts);
    const known = estimated.get(sent.body) ?? estimate(sent, parts);
    estimated.set(sent.body, known);
    return known;
  };
}

function estimate(sent: SentOperation, { schema, measureCost, limits, textOf }: EstimateParts): Estimate {
  const text = textIn(sent) || (textOf(hashIn(sent)) ?? "");
  if (text === "") return nothing;
  const document = findTooComplexToParse(text, limits) === null ? parseText(text, limits.tokens) : null;
  const check = isOwnOperation(sent) ? 0 : pointsOfCheck(text.slice(0, limits.characters), document);
  const refused = { ...nothing, cost: text.length > freeLengthMax ? check : 0 };
  const read = document === null ? null : readOperation(schema, document, sent);
  if (read === null) return refused;
  const isMutation = read.operation.operation === OperationTypeNode.MUTATION;
  if (isOwnOperation(sent)) return { isMutation, searches: searchesIn(read, schema, searchingAlways), cost: 0 };
  const { total } = measureCost(read.document, read.operation, read.variables);
  if (total > limits.cost) return { ...refused, isMutation };
  return { isMutation, searches: searchesIn(read, schema, searching), cost: Math.max(total, check) };
}

/** A refused operation of at most this length takes nothing: it is checked in no time. */
const freeLengthMax = 100;
const charactersPerPoint = 50;

/**
 * What it takes to check an operation, whether or not anything of it is executed: every field is compared with those beside it, also one that `@include`
 * leaves out.
 */
function pointsOfCheck(text: string, document: DocumentNode | null): number {
  let fields = 0;
  if (document !== null) visit(document, { [Kind.FIELD]: () => void (fields += 1) });
  return Math.max(fields, Math.floor(text.length / charactersPerPoint));
}

function searchesIn({ document, variables }: ReadOperation, schema: GraphQLSchema, names: readonly string[]): number {
  let count = 0;
  visit(document, {
    [Kind.FIELD]: (node) => {
      if (names.includes(node.name.value)) count += searchesOf(node, schema, variables);
    },
  });
  return count;
}

/** Each of the types that a field names is a search of its own. */
function searchesOf(node: FieldNode, schema: GraphQLSchema, variables: ReadOperation["variables"]): number {
  const field = schema.getQueryType()?.getFields()[node.name.value];
  const types = field === undefined ? null : argumentsOf(field, node, variables)["types"];
  return countSearches(Array.isArray(types) ? types : []);
}
