import type { ErrorRequestHandler } from "express";
import { retryAfterSeconds } from "../answers/answer.ts";
import { DocsApiError } from "../docs-api/docs-api-error.ts";
import { loggedUrl } from "../log.ts";
import type { Log } from "../log.ts";

/** Builds a page that shows the error, in development; in production readers see no details. */
export type ErrorPage = (error: unknown) => { readonly html: string; readonly policy: string };

/** What the last resort is built with. */
export interface AnswerErrorsParts {
  readonly log: Log;
  readonly errorPage: ErrorPage | null;
  /** Says a message in the site's language. */
  readonly heard: (message: string) => string;
}

/** The last resort, for errors that no handler turned into an answer. The response reveals nothing internal. */
export function answerErrors({ log, errorPage, heard }: AnswerErrorsParts): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const status = statusOf(error);
    if (status >= 500)
      log.error(
        {
          err: error,
          method: request.method,
          path: loggedUrl(request.path),
          requestId: response.getHeader("x-request-id"),
        },
        "request failed",
      );
    if (response.headersSent) return void response.destroy();
    if (status === 503) response.set("retry-after", retryAfterSeconds);
    response.status(status).set("cache-control", "no-store");
    if (status === 500 && errorPage !== null) {
      const { html, policy } = errorPage(error);
      return void response.set("content-security-policy", policy).type("html").send(html);
    }
    response.type("text").send(`${heard(messages[status] ?? unknownFault)}\n`);
  };
}

const unknownFault = "Something went wrong on our side.";

const messages: Readonly<Record<number, string>> = {
  400: "This address cannot be read.",
  503: "The documents cannot be reached right now.",
};

/** A malformed address is the client's error; a failing backend is temporary; anything else is a bug. */
function statusOf(error: unknown): number {
  if (error instanceof URIError) return 400;
  if (error instanceof DocsApiError) return 503;
  return error instanceof Error && "status" in error && error.status === 400 ? 400 : 500;
}
