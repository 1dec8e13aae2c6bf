import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const dateTime = (value: unknown): string => {
  const date = typeof value === "string" ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime()))
    throw new GraphQLError(`Expected an ISO 8601 date, got ${JSON.stringify(value)}.`);
  return date.toISOString().replace(".000Z", "Z");
};

const text =
  (what: string) =>
  (value: unknown): string => {
    if (typeof value !== "string") throw new GraphQLError(`Expected ${what}, got ${JSON.stringify(value)}.`);
    return value;
  };

const outputOnly = (name: string, serialize: (value: unknown) => unknown): GraphQLScalarType =>
  new GraphQLScalarType({
    name,
    serialize,
    parseValue: () => refuse(name),
    parseLiteral: (node) => refuse(`${name} (${node.kind === Kind.STRING ? JSON.stringify(node.value) : node.kind})`),
  });

const refuse = (what: string): never => {
  throw new GraphQLError(`${what} is given by the gateway only; no argument takes it.`);
};

const jsonObject = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new GraphQLError(`Expected a JSON object, got ${JSON.stringify(value)}.`);
  return value;
};

/** The schema's own scalars. None of them is ever an input. */
export const scalars = {
  DateTime: outputOnly("DateTime", dateTime),
  URL: outputOnly("URL", text("an address")),
  HTML: outputOnly("HTML", text("HTML")),
  JSONObject: outputOnly("JSONObject", jsonObject),
};
