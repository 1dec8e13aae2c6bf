import { Kind, visit } from "graphql";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { persistedDocuments } from "../generated/persisted-documents.ts";
import { findTooComplexToParse } from "./complexity.ts";
import type { MeasureCost } from "./cost/measure-cost.ts";
import type { OperationLimits } from "./apollo-server.ts";
import { hashIn, readOperation, textIn } from "./operation-request.ts";
import type { SentOperation } from "./operation-request.ts";

/** What an operation takes of a visitor's allowances. */
export interface Estimate {
  readonly searches: number;
  /** Its points; 0 for one that is refused anyway, and for one of the client's own. */
  readonly cost: number;
}

/** Estimates an operation before anything of it is done. */
export type EstimateOperation = (sent: SentOperation) => Estimate;

const nothing: Estimate = { searches: 0, cost: 0 };

/** The fields that search on behalf of whoever asks. */
const searching: readonly string[] = ["search", "suggestions", "closest"];

/** Whether it is an operation of our own client, by its hash alone. */
export const isOwnOperation = (sent: SentOperation): boolean =>
  textIn(sent) === "" && Object.hasOwn(persistedDocuments, hashIn(sent));

interface EstimateParts {
  readonly schema: GraphQLSchema;
  readonly measureCost: MeasureCost;
  readonly limits: OperationLimits;
  /** Gives the operation that was persisted under a hash. */
  readonly textOf: (hash: string) => string | undefined;
}

/** Builds the estimate. What cannot be read takes nothing: it is refused elsewhere. */
export const createEstimateOperation =
  ({ schema, measureCost, limits, textOf }: EstimateParts): EstimateOperation =>
  (sent) => {
    const text = textIn(sent) || (textOf(hashIn(sent)) ?? "");
    if (text === "" || findTooComplexToParse(text, limits) !== null) return nothing;
    const read = readOperation(schema, text, sent, limits.tokens);
    if (read === null) return nothing;
    // Pages of the client ask for the closest documents in case there is none at their address: whether they search is known when they have looked.
    if (isOwnOperation(sent))
      return {
        searches: countFields(
          read.document,
          searching.filter((name) => name !== "closest"),
        ),
        cost: 0,
      };
    const { total } = measureCost(read.document, read.operation, read.variables);
    return total > limits.cost ? nothing : { searches: countFields(read.document, searching), cost: total };
  };

const countFields = (document: DocumentNode, names: readonly string[]): number => {
  let count = 0;
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      if (names.includes(name.value)) count += 1;
    },
  });
  return count;
};
