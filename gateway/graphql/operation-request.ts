import { getOperationAST, getVariableValues, parse } from "graphql";
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";

/** A GraphQL request over HTTP, already read. */
export interface GraphqlRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The query string with its `?`, or empty. */
  readonly search: string;
  /** The parsed JSON body; undefined for GET. */
  readonly body: unknown;
}

/** The operation of a request: its text, or the hash that stands for one. */
export type SentOperation = Pick<GraphqlRequest, "search" | "body">;

/** The text of the operation; empty if only its hash was sent. */
export function textIn(sent: SentOperation): string {
  return textOf(valueIn(sent, "query"));
}

/** The hash of a persisted operation; empty if there is none. */
export function hashIn(sent: SentOperation): string {
  return textOf(propertyOf(propertyOf(valueIn(sent, "extensions"), "persistedQuery"), "sha256Hash"));
}

/** A parsed operation with its coerced variables. */
export interface ReadOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Parses the text of operations; null if that fails: it is refused elsewhere, before it is checked. */
export function parseText(text: string, maxTokens: number): DocumentNode | null {
  try {
    return parse(text, { noLocation: true, maxTokens });
  } catch {
    return null;
  }
}

/** Reads the requested operation; null if it cannot be read: it is refused elsewhere, before execution. */
export function readOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  sent: SentOperation,
): ReadOperation | null {
  try {
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
}

/** A parameter of the request. In a query string, those that are not plain text are JSON. */
function valueIn({ search, body }: SentOperation, name: string): unknown {
  if (body !== undefined) return propertyOf(body, name);
  const text = new URLSearchParams(search).get(name);
  return name === "variables" || name === "extensions" ? parsed(text) : text;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function propertyOf(object: unknown, name: string): unknown {
  return typeof object === "object" && object !== null
    ? Object.getOwnPropertyDescriptor(object, name)?.value
    : undefined;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
