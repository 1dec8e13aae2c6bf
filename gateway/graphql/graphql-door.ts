import type { ApolloServer, HTTPGraphQLRequest } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { DocsApi } from "../docs-api/docs-api.ts";
import { ComplexityError, isTooComplexToParse } from "./complexity.ts";
import type { ComplexityLimits } from "./complexity.ts";
import { toFormattedError } from "./errors.ts";
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

/** Its answer, and how long it may be kept. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly freshUntil: number;
  readonly usableUntil: number;
  /** The operation changes something or asks about the visitor, and none was given: nothing was done. */
  readonly isPrivate?: true;
}

/** Who sends an operation, and the docs backend as they are to see it. */
export interface Asker {
  readonly visitor: Visitor;
  readonly docsApi: DocsApi;
}

/** Answers operations by POST and GET: of one visitor, or, without one, of all. */
export type AnswerGraphql = (request: GraphqlRequest, asker?: Asker) => Promise<GraphqlAnswer>;

/** Builds what answers ad-hoc operations. */
export const createAnswerGraphql =
  (apollo: ApolloServer<GatewayContext>, parts: ContextParts, limits: ComplexityLimits): AnswerGraphql =>
  async (request, asker) => {
    if (isTooComplexToParse(textIn(request), limits)) return tooComplex;
    let isPrivate = false;
    const context = createContext({ ...parts, docsApi: asker?.docsApi ?? parts.docsApi }, () => {
      if (asker) return asker.visitor;
      isPrivate = true;
      throw new GraphQLError("This operation is about the visitor, and a shared answer has none.", {
        extensions: { code: "PRIVATE" },
      });
    });
    const {
      status = 200,
      headers,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toHttpRequest(request),
      context: () => Promise.resolve(context),
    });
    return {
      status,
      headers: ownHeaders(headers),
      text: await textOf(body),
      freshUntil: context.freshness.freshUntil(),
      usableUntil: context.freshness.usableUntil(),
      ...(isPrivate ? { isPrivate: true } : {}),
    };
  };

/** The operation as it was sent; nothing where only its hash was. */
export const textIn = ({ search, body }: Pick<GraphqlRequest, "search" | "body">): string => {
  const text =
    typeof body === "object" && body !== null && "query" in body
      ? body.query
      : new URLSearchParams(search).get("query");
  return typeof text === "string" ? text : "";
};

const tooComplex: GraphqlAnswer = {
  status: 400,
  headers: { "content-type": "application/json; charset=utf-8" },
  text: JSON.stringify({
    errors: [toFormattedError(new ComplexityError().toJSON(), new ComplexityError(), () => undefined)],
  }),
  freshUntil: 0,
  usableUntil: 0,
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

/** Whether it may be kept, and how long it is, is told elsewhere. */
const ownHeaders = (headers: ReadonlyMap<string, string>): Readonly<Record<string, string>> => ({
  "content-type": headers.get("content-type") ?? "application/json; charset=utf-8",
  ...(headers.has("allow") ? { allow: headers.get("allow") ?? "" } : {}),
});

type ApolloBody =
  | { kind: "complete"; string: string }
  | { kind: "chunked"; asyncIterator: AsyncIterableIterator<string> };

const textOf = async (body: ApolloBody): Promise<string> => {
  if (body.kind === "complete") return body.string;
  let text = "";
  for await (const chunk of body.asyncIterator) text += chunk;
  return text;
};
