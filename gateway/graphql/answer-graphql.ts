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
import { areRefusals } from "./execute.ts";
import { mediaTypeOrJson } from "./media-type.ts";
import { textIn } from "./operation-request.ts";
import type { GraphqlRequest } from "./operation-request.ts";
import { limitAddressSearches } from "./rate-limited.ts";
import type { MaySearch } from "../answers/answer.ts";

/** The answer to an operation, and how long it may be stored. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly freshUntil: number;
  readonly usableUntil: number;
  /** Nothing in it failed or is stale: each of its errors, if there are any, refuses an argument or a text. */
  readonly isComplete?: true;
  /** The operation is a mutation or reads the visitor, and none was given: nothing was changed. */
  readonly isPrivate?: true;
}

/** The visitor who sends an operation, and the docs backend as they see it. */
export interface Caller {
  readonly visitor: Visitor;
  readonly docsApi: DocsApi;
}

/**
 * Answers operations sent by POST or GET: for the visitor in `caller`, or without it for all. `maySearch` is called before a search for the words of
 * an address.
 */
export type AnswerGraphql = (request: GraphqlRequest, maySearch: MaySearch, caller?: Caller) => Promise<GraphqlAnswer>;

/** Builds the function that answers ad-hoc operations. */
export function createAnswerGraphql(
  apollo: ApolloServer<GatewayContext>,
  parts: ContextParts,
  limits: ComplexityLimits & { readonly answer: AnswerLimits },
  turns: Turns,
): AnswerGraphql {
  return async (request, maySearch, caller) => {
    const problem = findTooComplexToParse(textIn(request), limits);
    if (problem !== null) return refusalOf(problem, request);
    let isPrivate = false;
    let isComplete = false;
    const budget = createBudget(limits.answer, turns);
    const docsApi = limitAddressSearches(caller?.docsApi ?? parts.docsApi, maySearch);
    const visitor = (): Visitor => {
      if (caller) return caller.visitor;
      isPrivate = true;
      throw new GraphQLError("This operation depends on the visitor, so its answer cannot be shared.", {
        extensions: { code: "PRIVATE" },
      });
    };
    const context = createContext({ ...parts, docsApi }, visitor, budget, (errors) => {
      isComplete = areRefusals(errors);
    });
    const execution = apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toHttpRequest(request),
      context: () => Promise.resolve(context),
    });
    // An execution that exceeds its budget never settles: it is abandoned.
    const executed = await Promise.race([execution, budget.exceeded]);
    if (executed instanceof ComplexityError) return refusalOf(executed, request);
    return {
      ...(await toAnswer(executed)),
      freshUntil: context.freshness.freshUntil(),
      usableUntil: context.freshness.usableUntil(),
      ...(isComplete && !context.freshness.isStale() ? { isComplete } : {}),
      ...(isPrivate ? { isPrivate: true } : {}),
    };
  };
}

async function toAnswer({ status = 200, headers, body }: HTTPGraphQLResponse) {
  return {
    status,
    headers: ownHeaders(headers),
    text: await textOf(body),
  };
}

function refusalOf(problem: ComplexityError, { headers }: Pick<GraphqlRequest, "headers">): GraphqlAnswer {
  return {
    status: 400,
    headers: { "content-type": mediaTypeOrJson(headers.accept) },
    text: JSON.stringify({ errors: [toComplexityError(problem)] }),
    freshUntil: 0,
    usableUntil: 0,
  };
}

function toHttpRequest({ method, headers, search, body }: GraphqlRequest): HTTPGraphQLRequest {
  return {
    method,
    headers: toHeaderMap(headers),
    search,
    body,
  };
}

function toHeaderMap(headers: Readonly<Record<string, string>>): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) map.set(name, value);
  return map;
}

/** The headers to pass on: caching and length are decided elsewhere. */
function ownHeaders(headers: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return {
    "content-type": headers.get("content-type") ?? "application/json; charset=utf-8",
    ...Object.fromEntries(
      ["allow", "retry-after", costHeader]
        .flatMap((name) => [[name, headers.get(name) ?? ""]])
        .filter(([, value]) => value !== ""),
    ),
  };
}

async function textOf(body: HTTPGraphQLResponse["body"]): Promise<string> {
  if (body.kind === "complete") return body.string;
  let text = "";
  for await (const chunk of body.asyncIterator) text += chunk;
  return text;
}
