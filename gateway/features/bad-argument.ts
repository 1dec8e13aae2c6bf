import { GraphQLError } from "graphql";

/** What is thrown for an argument out of its range. The message says what was expected, and what came. */
export const badArgument = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", status: 400 } });
