import type { RequestHandler } from "express";
import { tokenLengthMax } from "../../docs-api/calls/newsletter.ts";
import { passOnCookies } from "../send-answer.ts";
import type { DocsApiOf } from "../visitor-backend.ts";

/** The path of the `List-Unsubscribe` address in mails. */
export const oneClickPath = "/newsletter/unsubscribe";

/** The most that a body may hold: it is just `List-Unsubscribe=One-Click`. */
export const oneClickBodyBytes = 1_024;

/** @example isOneClick("/newsletter/unsubscribe?token=x") // true */
export function isOneClick(url: string): boolean {
  return url.startsWith("/newsletter/") && /^\/newsletter\/unsubscribe\/?(?:\?|$)/.test(url);
}

/** What the one-click unsubscribe is built with. */
export interface OneClickParts {
  readonly docsApiOf: DocsApiOf;
  /** Says a message in the site's language. */
  readonly heard: (message: string) => string;
}

/** Ends a subscription for a mail program (RFC 8058). The request is not JSON and may come from any origin: only the token in the address counts. */
export function oneClickHandler({ docsApiOf, heard }: OneClickParts): RequestHandler {
  return async (request, response) => {
    response.set("cache-control", "no-store").type("text");
    const token = new URL(request.originalUrl, "http://gateway").searchParams.get("token") ?? "";
    if (token.trim() === "" || token.length > tokenLengthMax)
      return void response
        .status(400)
        .send(`${heard("The link is not complete. Please open it from the mail again.")}\n`);
    const { docsApi, setCookies } = docsApiOf(request);
    const outcome = await docsApi.unsubscribeNewsletter(token);
    passOnCookies(response, setCookies());
    if (outcome.kind === "received") return void response.status(200).send(`${heard(outcome.message)}\n`);
    if (outcome.retryAfterSeconds !== null) response.set("retry-after", String(outcome.retryAfterSeconds));
    // Not 404: the address exists, only the token is unknown.
    response.status(outcome.status === 404 ? 400 : outcome.status).send(`${heard(outcome.message)}\n`);
  };
}
