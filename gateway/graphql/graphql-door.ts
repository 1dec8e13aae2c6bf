import type { ApolloServer, HTTPGraphQLRequest } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import { createContext } from "./context.ts";
import type { ContextParts, GatewayContext, Visitor } from "./context.ts";

/** A GraphQL request over HTTP, already read. */
export interface GraphqlRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The query string with its `?`, or nothing. */
  readonly search: string;
  /** The parsed JSON body; undefined for GET. */
  readonly body: unknown;
}

/** Its answer. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Answers operations of visitors and API developers, by POST and GET. */
export type AnswerGraphql = (request: GraphqlRequest, visitor: () => Visitor) => Promise<GraphqlAnswer>;

/** Builds the door for ad-hoc operations. */
export const createGraphqlDoor =
  (apollo: ApolloServer<GatewayContext>, parts: ContextParts): AnswerGraphql =>
  async (request, visitor) => {
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toHttpRequest(request),
      context: () => Promise.resolve(createContext(parts, visitor)),
    });
    return { status: status ?? 200, headers, body: await textOf(body) };
  };

const toHttpRequest = ({ method, headers, search, body }: GraphqlRequest): HTTPGraphQLRequest => ({
  method,
  headers: toHeaderMap(headers),
  search,
  body,
});

const toHeaderMap = (headers: Readonly<Record<string, string>>): HeaderMap => {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) map.set(name, value);
  return map;
};

type ApolloBody = { kind: "complete"; string: string } | { kind: "chunked"; asyncIterator: AsyncIterableIterator<string> };

const textOf = async (body: ApolloBody): Promise<string> => {
  if (body.kind === "complete") return body.string;
  let text = "";
  for await (const chunk of body.asyncIterator) text += chunk;
  return text;
};
