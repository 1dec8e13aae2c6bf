import { buildSchema, getOperationAST, getVariableValues, parse } from "graphql";
import { readFileSync } from "node:fs";
import { createMeasureCost } from "../../../../gateway/graphql/cost/measure-cost.ts";

export const schema = buildSchema(readFileSync(new URL("../../../../schema.graphql", import.meta.url), "utf8"));
const measure = createMeasureCost(schema);

/** What an operation costs. */
export function costOf(text: string, variables: Readonly<Record<string, unknown>> = {}) {
  const document = parse(text, { noLocation: true });
  const operation = getOperationAST(document);
  if (!operation) throw new Error("There is no operation.");
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (coerced === undefined) throw new Error(errors?.[0]?.message);
  return measure(document, operation, coerced);
}

function related(levels: number): string {
  return levels === 0 ? "slug" : `related(limit:12){${related(levels - 1)}}`;
}

/** A list of a hundred documents, each with so many levels of related ones. */
export function relatedOfAll(levels: number): string {
  return `{documents(type: "article",limit:100){items{${related(levels)}}}}`;
}
