import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

function dateTime(value: unknown): string {
  const date = typeof value === "string" ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime()))
    throw new GraphQLError(`Expected an ISO 8601 date, got ${JSON.stringify(value)}.`);
  return date.toISOString().replace(".000Z", "Z");
}

function text(what: string) {
  return (value: unknown): string => {
    if (typeof value !== "string") throw new GraphQLError(`Expected ${what}, got ${JSON.stringify(value)}.`);
    return value;
  };
}

function outputOnly(name: string, serialize: (value: unknown) => unknown): GraphQLScalarType {
  return new GraphQLScalarType({
    name,
    serialize,
    parseValue: () => refuse(name),
    parseLiteral: (node) => refuse(`${name} (${node.kind === Kind.STRING ? JSON.stringify(node.value) : node.kind})`),
  });
}

function refuse(what: string): never {
  throw new GraphQLError(`${what} is output only; no argument accepts it.`);
}

function jsonObject(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new GraphQLError(`Expected a JSON object, got ${JSON.stringify(value)}.`);
  return value;
}

/** The schema's custom scalars. All of them are output only. */
export const scalars = {
  DateTime: outputOnly("DateTime", dateTime),
  URL: outputOnly("URL", text("an address")),
  HTML: outputOnly("HTML", text("HTML")),
  JSONObject: outputOnly("JSONObject", jsonObject),
};
