import { getOperationAST, getVariableValues, parse } from "graphql";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";

/** A GraphQL request over HTTP, already read. */
export interface GraphqlRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The query string with its `?`, or nothing. */
  readonly search: string;
  /** The parsed JSON body; undefined for GET. */
  readonly body: unknown;
}

/** What a request asks for: its text, or the hash that stands for one. */
export type SentOperation = Pick<GraphqlRequest, "search" | "body">;

/** The operation as it was sent; nothing where only its hash was. */
export const textIn = (sent: SentOperation): string => textOf(valueIn(sent, "query"));

/** The hash of a persisted operation; nothing where there is none. */
export const hashIn = (sent: SentOperation): string =>
  textOf(propertyOf(propertyOf(valueIn(sent, "extensions"), "persistedQuery"), "sha256Hash"));

/** An operation with the values of its variables. */
interface ReadOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Reads the operation that a text and a request ask for; null where it cannot be read: it is refused elsewhere, before anything is done. */
export const readOperation = (
  schema: GraphQLSchema,
  text: string,
  sent: SentOperation,
  maxTokens: number,
): ReadOperation | null => {
  try {
    const document = parse(text, { noLocation: true, maxTokens });
    const operation = getOperationAST(document, textOf(valueIn(sent, "operationName")) || null);
    if (!operation) return null;
    const { coerced } = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      toRecord(valueIn(sent, "variables")),
      { maxErrors: 1 },
    );
    return coerced === undefined ? null : { document, operation, variables: coerced };
  } catch {
    return null;
  }
};

/** A part of what was sent; by GET those that are no texts are JSON. */
const valueIn = ({ search, body }: SentOperation, name: string): unknown => {
  if (body !== undefined) return propertyOf(body, name);
  const text = new URLSearchParams(search).get(name);
  return name === "variables" || name === "extensions" ? parsed(text) : text;
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const propertyOf = (object: unknown, name: string): unknown =>
  typeof object === "object" && object !== null ? Object.getOwnPropertyDescriptor(object, name)?.value : undefined;

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
};
