import type { Request, RequestHandler } from "express";
import type { Visitor } from "../../graphql/context.ts";
import type { AnswerGraphql } from "../../graphql/answer-graphql.ts";
import { isOwnOperation } from "../../graphql/estimate.ts";
import type { EstimateOperation } from "../../graphql/estimate.ts";
import type { SentOperation } from "../../graphql/operation-request.ts";
import type { MaySearch } from "../../answers/answer.ts";
import type { Admit } from "../limits/admission.ts";
import { foreignMessage } from "../cross-origin.ts";
import { rateLimitedOperation } from "../../graphql/graphql-route.ts";
import { mediaTypeOrJson } from "../../graphql/media-type.ts";
import { badJson, parseBody, withoutBody } from "../../graphql/parse-body.ts";
import { bodyOf } from "../../answers/exchange.ts";
import { sendAnswer } from "../send-answer.ts";
import type { DocsApiOf } from "../visitor-backend.ts";
import { visitorOf } from "../visitor.ts";
import type { VisitorParts } from "../visitor.ts";

/** What the handler of operations is built with. */
export interface GraphqlHandlerParts extends VisitorParts {
  readonly answerGraphql: AnswerGraphql;
  readonly estimateOperation: EstimateOperation;
  readonly admit: Admit;
  readonly docsApiOf: DocsApiOf;
  /** Whether a page of another site sent the request. */
  readonly isForeign: (request: Request) => boolean;
}

/** Answers the operations of one visitor: mutations, `viewer`, and requests with a forwarded cookie. Never stored. */
export function graphqlHandler(parts: GraphqlHandlerParts): RequestHandler {
  return async (request, response) => {
    // These requests belong to a visitor, or change something: pages of other sites may not send them, whatever CORS_ORIGINS says.
    if (parts.isForeign(request))
      return void response.status(403).set("cache-control", "no-store").type("text").send(`${foreignMessage}\n`);
    const media = mediaTypeOrJson(request.headers.accept);
    const parsed = request.method === "POST" ? parseBody(bodyOf(request)) : withoutBody;
    if (parsed.kind === "bad") return sendAnswer(request, response, badJson(media));
    const method = request.method === "HEAD" ? "GET" : request.method;
    const sent = { method, headers: headersOf(request), search: searchOf(request), body: parsed.value };
    const refusal = await parts.admit(
      request,
      response,
      rateLimitedOperation(() => parts.estimateOperation(sent), media),
    );
    if (refusal !== null) return sendAnswer(request, response, refusal);
    const { docsApi, setCookies } = parts.docsApiOf(request);
    const visitor = visitorOf(request, response, parts);
    const { status, headers, text } = await parts.answerGraphql(sent, maySearchFor(sent, visitor), {
      visitor,
      docsApi,
    });
    await sendAnswer(
      request,
      response,
      { status, headers, body: Buffer.from(text), freshUntil: 0, usableUntil: 0 },
      setCookies(),
    );
  };
}

/** Searches of operations that are not the client's own were counted before execution. */
function maySearchFor(sent: SentOperation, visitor: Visitor): MaySearch {
  return async () => !isOwnOperation(sent) || (await visitor.waitFor("search")) === null;
}

/** The headers that Apollo Server reads; it gets no others. */
function headersOf({ headers }: Request): Readonly<Record<string, string>> {
  return {
    ...(headers.accept === undefined ? {} : { accept: headers.accept }),
    ...(headers["content-type"] === undefined ? {} : { "content-type": headers["content-type"] }),
  };
}

function searchOf({ originalUrl }: Request): string {
  const at = originalUrl.indexOf("?");
  return at === -1 ? "" : originalUrl.slice(at);
}
