import type { Request, RequestHandler, Response } from "express";
import type { AnswerGraphql, GraphqlAnswer } from "../graphql/graphql-door.ts";
import { sendAnswer } from "./send-answer.ts";
import { visitorOf } from "./visitor.ts";

/** Answers GraphQL over HTTP. Never stored yet: every answer is made for its request. */
export const graphqlRoute =
  (answerGraphql: AnswerGraphql): RequestHandler =>
  async (request, response) => {
    const answer = await answerGraphql(
      { method: request.method === "HEAD" ? "GET" : request.method, headers: headersOf(request), search: searchOf(request), body: request.body },
      () => visitorOf(request),
    );
    await send(request, response, answer);
  };

const send = (request: Request, response: Response, { status, headers, body }: GraphqlAnswer): Promise<void> =>
  sendAnswer(request, response, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...Object.fromEntries(headers), "cache-control": "no-store" },
    body: Buffer.from(body),
    freshUntil: 0,
    usableUntil: 0,
  });

/** One value a name: Node joins repeated headers already, but for cookies, which are not passed on. */
const headersOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(request.headers).filter((entry): entry is [string, string] => typeof entry[1] === "string"));

const searchOf = (request: Request): string => {
  const at = request.originalUrl.indexOf("?");
  return at === -1 ? "" : request.originalUrl.slice(at);
};
