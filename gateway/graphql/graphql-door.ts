import type { ApolloServer, HTTPGraphQLRequest, HTTPGraphQLResponse } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { DocsApi } from "../docs-api/docs-api.ts";
import { costHeader } from "./apollo-server.ts";
import { ComplexityError, findTooComplexToParse } from "./complexity.ts";
import type { ComplexityLimits } from "./complexity.ts";
import { createBudget } from "./cost/budget.ts";
import type { AnswerLimits } from "./cost/budget.ts";
import type { Turns } from "./cost/turns.ts";
import { createContext } from "./context.ts";
import type { ContextParts, GatewayContext, Visitor } from "./context.ts";
import { toComplexityError } from "./errors.ts";
import { textIn } from "./operation-request.ts";
import type { GraphqlRequest } from "./operation-request.ts";
import { askingBeforeAddresses } from "./rate-limited.ts";
import type { MaySearch } from "./rate-limited.ts";

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

/** Answers operations by POST and GET: of one visitor, or, without one, of all. `maySearch` is asked before the words of an address are searched. */
export type AnswerGraphql = (request: GraphqlRequest, maySearch: MaySearch, asker?: Asker) => Promise<GraphqlAnswer>;

/** Builds what answers ad-hoc operations. */
export const createAnswerGraphql =
  (
    apollo: ApolloServer<GatewayContext>,
    parts: ContextParts,
    limits: ComplexityLimits & { readonly answer: AnswerLimits },
    turns: Turns,
  ): AnswerGraphql =>
  async (request, maySearch, asker) => {
    const problem = findTooComplexToParse(textIn(request), limits);
    if (problem !== null) return refusalOf(problem);
    let isPrivate = false;
    const budget = createBudget(limits.answer, turns);
    const docsApi = askingBeforeAddresses(asker?.docsApi ?? parts.docsApi, maySearch);
    const visitor = (): Visitor => {
      if (asker) return asker.visitor;
      isPrivate = true;
      throw new GraphQLError("This operation is about the visitor, and a shared answer has none.", {
        extensions: { code: "PRIVATE" },
      });
    };
    const context = createContext({ ...parts, docsApi }, visitor, budget);
    const execution = apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toHttpRequest(request),
      context: () => Promise.resolve(context),
    });
    // An execution that exceeds its budget never ends: it waits for nothing, and is forgotten.
    const executed = await Promise.race([execution, budget.exceeded]);
    if (executed instanceof ComplexityError) return refusalOf(executed);
    return {
      ...(await toAnswer(executed)),
      freshUntil: context.freshness.freshUntil(),
      usableUntil: context.freshness.usableUntil(),
      ...(isPrivate ? { isPrivate: true } : {}),
    };
  };

const toAnswer = async ({ status = 200, headers, body }: HTTPGraphQLResponse) => ({
  status,
  headers: ownHeaders(headers),
  text: await textOf(body),
});

const refusalOf = (problem: ComplexityError): GraphqlAnswer => ({
  status: 400,
  headers: { "content-type": "application/json; charset=utf-8" },
  text: JSON.stringify({ errors: [toComplexityError(problem)] }),
  freshUntil: 0,
  usableUntil: 0,
});

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
  ...Object.fromEntries(
    ["allow", "retry-after", costHeader]
      .flatMap((name) => [[name, headers.get(name) ?? ""]])
      .filter(([, value]) => value !== ""),
  ),
});

const textOf = async (body: HTTPGraphQLResponse["body"]): Promise<string> => {
  if (body.kind === "complete") return body.string;
  let text = "";
  for await (const chunk of body.asyncIterator) text += chunk;
  return text;
};
