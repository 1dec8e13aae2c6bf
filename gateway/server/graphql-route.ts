import type { Request, RequestHandler } from "express";
import type { AnswerGraphql } from "../graphql/graphql-door.ts";
import type { CountSearches } from "../graphql/searches.ts";
import type { Admit } from "./admission.ts";
import { scarceSearches } from "./graphql-shared-door.ts";
import { parseBody } from "./parse-body.ts";
import { bodyOf } from "./read-body.ts";
import { sendAnswer } from "./send-answer.ts";
import type { DocsApiOf } from "./visitor-backend.ts";
import { visitorOf } from "./visitor.ts";
import type { VisitorParts } from "./visitor.ts";

export interface GraphqlRouteParts extends VisitorParts {
  readonly answerGraphql: AnswerGraphql;
  readonly countSearches: CountSearches;
  readonly admit: Admit;
  readonly docsApiOf: DocsApiOf;
}

/** Answers the operations of one visitor: mutations, `viewer`, and requests with a cookie that is passed on. Never kept. */
export const graphqlRoute =
  (parts: GraphqlRouteParts): RequestHandler =>
  async (request, response) => {
    const parsed =
      request.method === "POST" ? parseBody(bodyOf(request)) : { kind: "parsed" as const, value: undefined };
    if (parsed.kind === "refused") return sendAnswer(request, response, parsed.answer);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const sent = { method, headers: headersOf(request), search: searchOf(request), body: parsed.value };
    const refusal = await parts.admit(
      request,
      scarceSearches(() => parts.countSearches(sent), "application/json; charset=utf-8"),
    );
    if (refusal !== null) return sendAnswer(request, response, refusal);
    const { docsApi, setCookies } = parts.docsApiOf(request);
    const { status, headers, text } = await parts.answerGraphql(sent, { visitor: visitorOf(request, parts), docsApi });
    await sendAnswer(
      request,
      response,
      { status, headers, body: Buffer.from(text), freshUntil: 0, usableUntil: 0 },
      setCookies(),
    );
  };

/** What Apollo Server looks at; nothing else of the visitor gets there. */
const headersOf = ({ headers }: Request): Readonly<Record<string, string>> => ({
  ...(headers.accept === undefined ? {} : { accept: headers.accept }),
  ...(headers["content-type"] === undefined ? {} : { "content-type": headers["content-type"] }),
});

const searchOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf("?");
  return at === -1 ? "" : originalUrl.slice(at);
};
