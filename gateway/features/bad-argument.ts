import { GraphQLError } from "graphql";

/** The error for an argument out of range. The message says what was expected, and what was given. */
export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", status: 400 } });
}
