import type { Request, RequestHandler } from "express";
import type { AnswerGraphql } from "../graphql/graphql-door.ts";
import { parseBody } from "./parse-body.ts";
import { bodyOf } from "./read-body.ts";
import { sendAnswer } from "./send-answer.ts";
import { visitorOf } from "./visitor.ts";

/** Answers the operations of one visitor: mutations, `viewer`, and requests with a cookie that is passed on. Never kept. */
export const graphqlRoute =
  (answerGraphql: AnswerGraphql): RequestHandler =>
  async (request, response) => {
    const parsed = request.method === "POST" ? parseBody(bodyOf(request)) : { kind: "parsed" as const, value: undefined };
    if (parsed.kind === "refused") return sendAnswer(request, response, parsed.answer);
    const method = request.method === "HEAD" ? "GET" : request.method;
    const { status, headers, text } = await answerGraphql({ method, headers: headersOf(request), search: searchOf(request), body: parsed.value }, visitorOf(request));
    const body = Buffer.from(text);
    await sendAnswer(request, response, { status, headers, body, freshUntil: 0, usableUntil: 0 });
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
