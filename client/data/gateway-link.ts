import { ApolloLink, Observable } from "@apollo/client";
import type { DocumentNode } from "@apollo/client";
import { getMainDefinition, print } from "@apollo/client/utilities";
import { Kind, OperationTypeNode } from "graphql";
import { requestLimitMs, withinLimit } from "../time/time-limit.ts";
import { readAnswer } from "./gateway-answer.ts";
import { toRequestError } from "./request-error.ts";

/**
 * The way to the gateway. Queries go by GET with a hash in place of their text, so that the gateway and every cache before it
 * know them; a gateway of another build, which does not know the hash, is sent the text. With `inBody` in its context a query goes by
 * POST: what it says of the visitor then stands in no log and no history. An operation ends at the limit, however many requests it takes;
 * nothing is sent again after a failure.
 *
 * Apollo Client's own link has much that no operation of ours needs (uploads of streams, addresses per operation), and every page would load it.
 */
export const createGatewayLink = (limitMs: number = requestLimitMs): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const leaving = new AbortController();
        withinLimit((late) => ask(operation, AbortSignal.any([leaving.signal, late])), limitMs).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(toRequestError(error)),
        );
        return () => leaving.abort();
      }),
  );

const ask = async (operation: ApolloLink.Operation, signal: AbortSignal): Promise<ApolloLink.Result> => {
  const { query, operationName, variables } = operation;
  const hash = isQuery(operation) && operation.getContext().inBody !== true ? hashOf(query) : null;
  if (hash !== null) {
    const answer = await send(
      operation,
      addressOf({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
      { signal },
    );
    if (!isUnknown(answer)) return answer;
  }
  return send(operation, "/graphql", {
    signal,
    method: "POST",
    body: JSON.stringify({ operationName, variables, query: print(query) }),
  });
};

/** GraphQL over HTTP, "GET": objects are JSON. */
const addressOf = (parameters: Readonly<Record<string, unknown>>): string =>
  `/graphql?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&")}`;

const send = async (
  operation: ApolloLink.Operation,
  address: string,
  options: RequestInit,
): Promise<ApolloLink.Result> =>
  // With a content type, no page of another site can send it in a visitor's name.
  readAnswer(
    await fetch(address, {
      ...options,
      headers: {
        accept: "application/graphql-response+json,application/json;q=0.9",
        "content-type": "application/json",
      },
    }),
    operation,
  );

/** The hash that codegen has put into an operation (`codegen.ts`). */
const hashOf = (document: DocumentNode): unknown => {
  const meta: unknown = "__meta__" in document ? document.__meta__ : null;
  return typeof meta === "object" && meta !== null && "hash" in meta ? meta.hash : null;
};

const isQuery = ({ query }: ApolloLink.Operation): boolean => {
  const definition = getMainDefinition(query);
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY;
};

const isUnknown = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.code === "PERSISTED_QUERY_NOT_FOUND") ?? false;
