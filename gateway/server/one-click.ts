import type { RequestHandler } from "express";
import { passOnCookies } from "./send-answer.ts";
import type { DocsApiOf } from "./visitor-backend.ts";

/** The address of `List-Unsubscribe` in mails. */
export const oneClickPath = "/newsletter/unsubscribe";

/** A body says no more than `List-Unsubscribe=One-Click`. */
export const oneClickBodyBytes = 1_024;

/** No token is longer. */
const tokenLengthMax = 512;

/** @example isOneClick("/newsletter/unsubscribe?token=x") // true */
export const isOneClick = (url: string): boolean => /^\/newsletter\/unsubscribe\/?(?:\?|$)/.test(url);

/**
 * Ends a subscription for a mail program (RFC 8058). It sends no JSON and may come from any origin: the token in the address is all
 * that counts.
 */
export const oneClickRoute =
  (docsApiOf: DocsApiOf): RequestHandler =>
  async (request, response) => {
    response.set("cache-control", "no-store").type("text");
    const token = new URL(request.originalUrl, "http://gateway").searchParams.get("token") ?? "";
    if (token.trim() === "" || token.length > tokenLengthMax)
      return void response.status(400).send("The link is not complete. Please open it from the mail again.\n");
    const { docsApi, setCookies } = docsApiOf(request);
    const outcome = await docsApi.unsubscribeNewsletter(token);
    passOnCookies(response, setCookies());
    if (outcome.kind === "received") return void response.status(200).send(`${outcome.message}\n`);
    if (outcome.retryAfterSeconds !== null) response.set("retry-after", String(outcome.retryAfterSeconds));
    // The address is there; it is the token that is not.
    response.status(outcome.status === 404 ? 400 : outcome.status).send(`${outcome.message}\n`);
  };
