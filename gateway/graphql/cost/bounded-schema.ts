import type { GraphQLSchema } from "graphql";
import { createSchema } from "../schema.ts";
import { boundExecution } from "./bound-execution.ts";
import { createMeasureCost } from "./measure-cost.ts";
import type { MeasureCost } from "./measure-cost.ts";
import { createTurns } from "./turns.ts";
import type { Turns } from "./turns.ts";

/** The executable schema with its cost limits. It holds no data, so all gateways of a process can share one. */
export interface BoundedSchema {
  readonly schema: GraphQLSchema;
  readonly turns: Turns;
  readonly measureCost: MeasureCost;
}

/** Builds the schema, bounds its executions, and derives the measure of what operations cost. */
export function createBoundedSchema(): BoundedSchema {
  const turns = createTurns();
  const schema = boundExecution(createSchema(), turns);
  return { schema, turns, measureCost: createMeasureCost(schema) };
}
