import type { ApolloLink } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { shouldInclude } from "@apollo/client/utilities/internal";
import { Kind } from "graphql";
import { RequestError } from "./request-error.ts";

/**
 * The answer of GraphQL in a response, whatever its status: the errors in it say more.
 *
 * @throws RequestError when it holds none, or not what the operation asks for.
 */
export const readAnswer = async (response: Response, operation: ApolloLink.Operation): Promise<ApolloLink.Result> => {
  const answer = parse(await response.text());
  if (isResult(answer) && (answer.data ? hasFields(answer.data, operation) : answer.errors))
    return response.ok ? answer : withStatus(answer, response.status);
  throw new RequestError(response.ok ? "PARSING_ERROR" : String(response.status));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isResult = (answer: unknown): answer is ApolloLink.Result =>
  isObject(answer) &&
  (!("data" in answer) || answer.data === null || isObject(answer.data)) &&
  (!("errors" in answer) || areErrors(answer.errors));

const areErrors = (errors: unknown): boolean =>
  Array.isArray(errors) && errors.length > 0 && errors.every((error) => isObject(error) && "message" in error);

/** Whether every field of an operation has a value. What lies deeper is the schema's promise. */
const hasFields = (data: object, { query, variables }: ApolloLink.Operation): boolean =>
  getMainDefinition(query).selectionSet.selections.every(
    (selection) =>
      selection.kind !== Kind.FIELD ||
      !shouldInclude(selection, variables) ||
      (selection.alias ?? selection.name).value in data,
  );

/** An error that does not tell its status has that of the response. */
const withStatus = ({ errors, ...answer }: ApolloLink.Result, status: number): ApolloLink.Result => ({
  ...answer,
  ...(errors && {
    errors: errors.map((error) => ({ ...error, extensions: { status, code: `HTTP_${status}`, ...error.extensions } })),
  }),
});
