import { getOperationAST, parse } from "graphql";
import { createApiReference } from "../features/reference/api-reference.ts";
import type { ApiReference } from "../features/reference/api-reference.ts";
import type { BoundedSchema } from "./cost/bounded-schema.ts";
import { readCostRules } from "./cost/cost-rules.ts";

/** The limits that the reference names. */
interface LimitsInForce {
  readonly LIMIT_GRAPHQL_COST: number;
  readonly LIMIT_GRAPHQL_DEPTH: number;
  readonly LIMIT_GRAPHQL_ALIASES_COUNT: number;
  readonly LIMIT_GRAPHQL_CHARACTERS: number;
  readonly LIMIT_GRAPHQL_COST_PER_MINUTE: number;
  readonly LIMIT_SEARCHES_PER_MINUTE: number;
}

/** Returns a function that makes the reference of a schema once, when somebody first reads it. */
export function createReference(
  { schema, measureCost }: Pick<BoundedSchema, "schema" | "measureCost">,
  limits: LimitsInForce,
): () => ApiReference {
  let made: ApiReference | null = null;
  const make = (): ApiReference =>
    createApiReference({
      schema,
      costOf: readCostRules(schema),
      measure: (text, variables) => {
        const document = parse(text);
        const operation = getOperationAST(document);
        return operation ? measureCost(document, operation, variables).total : 0;
      },
      limits: {
        cost: limits.LIMIT_GRAPHQL_COST,
        depth: limits.LIMIT_GRAPHQL_DEPTH,
        aliases: limits.LIMIT_GRAPHQL_ALIASES_COUNT,
        characters: limits.LIMIT_GRAPHQL_CHARACTERS,
        costPerMinute: limits.LIMIT_GRAPHQL_COST_PER_MINUTE,
        searchesPerMinute: limits.LIMIT_SEARCHES_PER_MINUTE,
      },
    });
  return () => (made ??= make());
}
