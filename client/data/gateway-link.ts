import { ApolloLink, Observable } from "@apollo/client";
import type { DocumentNode } from "@apollo/client";
import { getMainDefinition, print } from "@apollo/client/utilities";
import { Kind, OperationTypeNode } from "graphql";
import { requestLimitMs, withinLimit } from "../time/time-limit.ts";
import { readAnswer } from "./gateway-answer.ts";
import type { Asked } from "./gateway-answer.ts";
import { toRequestError } from "./request-error.ts";

/** Answers that were fetched before anybody asked (answers-ahead.ts), by address; null for those that failed. */
export type AnswersAhead = Map<string, Promise<ApolloLink.Result | null>>;

/**
 * The link to the gateway. Queries are sent by GET with a hash in place of their text, so that the gateway and every cache
 * before it can answer them; a gateway of another build, which does not know the hash, is sent the text. A query with
 * `inBody` in its context is sent by POST, which keeps what it says about the visitor out of logs and history; a mutation with
 * `keepalive` goes on when its page is left. The time limit covers the whole operation, however many requests it takes; nothing
 * is retried after a failure. An answer that was fetched ahead serves the first who asks.
 *
 * Apollo Client's own link supports much that no operation here needs (uploads of streams, addresses per operation), and
 * every page would load it.
 */
export function createGatewayLink(ahead: AnswersAhead, limitMs: number = requestLimitMs): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const leaving = new AbortController();
        withinLimit((late) => ask(operation, ahead, AbortSignal.any([leaving.signal, late])), limitMs).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(toRequestError(error)),
        );
        return () => leaving.abort();
      }),
  );
}

async function ask(
  operation: ApolloLink.Operation,
  ahead: AnswersAhead,
  signal: AbortSignal,
): Promise<ApolloLink.Result> {
  const { inBody, keepalive } = operation.getContext();
  const address = inBody === true ? null : hashedAddressOf(operation);
  if (address !== null) {
    const kept = ahead.get(address);
    ahead.delete(address);
    const answer = (await kept) ?? (await send(operation, address, { signal }));
    if (!isUnknown(answer)) return answer;
  }
  const { query, operationName, variables } = operation;
  return send(operation, "/graphql", {
    signal,
    keepalive: keepalive === true,
    method: "POST",
    body: JSON.stringify({ operationName, variables, query: print(query) }),
  });
}

/** The address of a query by its hash; null for what has none. */
export function hashedAddressOf({ query, operationName, variables }: Asked): string | null {
  const hash = isQuery(query) ? hashOf(query) : null;
  return hash === null
    ? null
    : addressOf({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
}

/** GraphQL over HTTP, "GET": objects are encoded as JSON. */
function addressOf(parameters: Readonly<Record<string, unknown>>): string {
  return `/graphql?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&")}`;
}

/**
 * Sends one request.
 *
 * @throws RequestError if the response holds no answer
 */
export async function send(
  asked: Asked,
  address: string,
  options: Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<ApolloLink.Result> {
  // The JSON content type forces a CORS preflight, so other sites cannot send requests in a visitor's name.
  return readAnswer(
    await fetch(address, {
      ...options,
      headers: {
        accept: "application/graphql-response+json,application/json;q=0.9",
        "content-type": "application/json",
        ...options.headers,
      },
    }),
    asked,
  );
}

/** The hash that codegen adds to each operation (`codegen.ts`). */
function hashOf(document: DocumentNode): unknown {
  const meta: unknown = "__meta__" in document ? document.__meta__ : null;
  return typeof meta === "object" && meta !== null && "hash" in meta ? meta.hash : null;
}

function isQuery(query: DocumentNode): boolean {
  const definition = getMainDefinition(query);
  return definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY;
}

function isUnknown({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === "PERSISTED_QUERY_NOT_FOUND") ?? false;
}
