import type { Request, RequestHandler } from "express";
import type { Visitor } from "../graphql/context.ts";
import type { AnswerGraphql } from "../graphql/graphql-door.ts";
import { isOwnOperation } from "../graphql/estimate.ts";
import type { EstimateOperation } from "../graphql/estimate.ts";
import type { SentOperation } from "../graphql/operation-request.ts";
import type { MaySearch } from "../graphql/rate-limited.ts";
import type { Admit } from "./admission.ts";
import { foreignMessage } from "./cross-origin.ts";
import { rateLimitedOperation } from "../graphql/shared-door.ts";
import { parseBody } from "../graphql/parse-body.ts";
import { bodyOf } from "./read-body.ts";
import { sendAnswer } from "./send-answer.ts";
import type { DocsApiOf } from "./visitor-backend.ts";
import { visitorOf } from "./visitor.ts";
import type { VisitorParts } from "./visitor.ts";

export interface GraphqlRouteParts extends VisitorParts {
  readonly answerGraphql: AnswerGraphql;
  readonly estimateOperation: EstimateOperation;
  readonly admit: Admit;
  readonly docsApiOf: DocsApiOf;
  /** Whether a page of another site sends it. */
  readonly isForeign: (request: Request) => boolean;
}

/** Answers the operations of one visitor: mutations, `viewer`, and requests with a cookie that is passed on. Never kept. */
export const graphqlRoute =
  (parts: GraphqlRouteParts): RequestHandler =>
  async (request, response) => {
    // What comes here is of a visitor, or changes something: not for pages of other sites, whatever CORS_ORIGINS says.
    if (parts.isForeign(request))
      return void response.status(403).set("cache-control", "no-store").type("text").send(`${foreignMessage}\n`);
    const parsed =
      request.method === "POST" ? parseBody(bodyOf(request)) : { kind: "parsed" as const, value: undefined };
    if (parsed.kind === "refused") return sendAnswer(request, response, parsed.answer);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const sent = { method, headers: headersOf(request), search: searchOf(request), body: parsed.value };
    const refusal = await parts.admit(
      request,
      response,
      rateLimitedOperation(() => parts.estimateOperation(sent), "application/json; charset=utf-8"),
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

/** The searches of an operation that is not the client's own were counted before it began. */
const maySearchFor =
  (sent: SentOperation, visitor: Visitor): MaySearch =>
  async () =>
    !isOwnOperation(sent) || (await visitor.waitFor("search")) === null;

/** What Apollo Server looks at; nothing else of the visitor gets there. */
const headersOf = ({ headers }: Request): Readonly<Record<string, string>> => ({
  ...(headers.accept === undefined ? {} : { accept: headers.accept }),
  ...(headers["content-type"] === undefined ? {} : { "content-type": headers["content-type"] }),
});

const searchOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf("?");
  return at === -1 ? "" : originalUrl.slice(at);
};
