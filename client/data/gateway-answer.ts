import type { ApolloLink } from "@apollo/client";
import { getMainDefinition } from "@apollo/client/utilities";
import { shouldInclude } from "@apollo/client/utilities/internal";
import { Kind } from "graphql";
import { RequestError } from "./request-error.ts";

/** What is asked of the gateway. */
export type Asked = Pick<ApolloLink.Operation, "query" | "operationName" | "variables">;

/**
 * The GraphQL result in a response, whatever its HTTP status: its errors are more specific.
 *
 * @throws RequestError if the body holds no result, or not the fields of the operation.
 */
export async function readAnswer(response: Response, operation: Asked): Promise<ApolloLink.Result> {
  const answer = parse(await response.text());
  if (isResult(answer) && (answer.data ? hasFields(answer.data, operation) : answer.errors))
    return response.ok ? answer : withStatus(answer, response.status);
  throw new RequestError(response.ok ? "PARSING_ERROR" : String(response.status));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isResult(answer: unknown): answer is ApolloLink.Result {
  return (
    isObject(answer) &&
    (!("data" in answer) || answer.data === null || isObject(answer.data)) &&
    (!("errors" in answer) || areErrors(answer.errors))
  );
}

function areErrors(errors: unknown): boolean {
  return Array.isArray(errors) && errors.length > 0 && errors.every((error) => isObject(error) && "message" in error);
}

/** Whether every root field of an operation has a value. Deeper fields are guaranteed by the schema. */
function hasFields(data: object, { query, variables }: Asked): boolean {
  return getMainDefinition(query).selectionSet.selections.every(
    (selection) =>
      selection.kind !== Kind.FIELD ||
      !shouldInclude(selection, variables) ||
      (selection.alias ?? selection.name).value in data,
  );
}

/** An error without a status of its own gets that of the response. */
function withStatus({ errors, ...answer }: ApolloLink.Result, status: number): ApolloLink.Result {
  return {
    ...answer,
    ...(errors && {
      errors: errors.map((error) => ({
        ...error,
        extensions: { status, code: `HTTP_${status}`, ...error.extensions },
      })),
    }),
  };
}
