import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { findMatch } from "../../answers/find-match.ts";
import type { Route } from "../../answers/route.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { FillPage } from "../../answers/fill-page.ts";
import type { Admit } from "../limits/admission.ts";
import { sendAnswer } from "../send-answer.ts";
import type { DocsApiOf } from "../visitor-backend.ts";

/** Pages and crawler files over one docs backend. */
export interface ReadRoutes {
  readonly routes: readonly Route[];
  readonly fillPage: FillPage;
}

/** What the handler of pages is built with. */
export interface PageHandlerParts {
  /** The shared routes, which only development serves from here. */
  readonly shared: ReadRoutes;
  /** Builds the routes of one visitor: nothing in them is stored. */
  readonly openRoutes: (docsApi: DocsApi) => ReadRoutes;
  readonly docsApiOf: DocsApiOf;
  readonly admit: Admit;
  readonly maySearch: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** Builds a page or a crawler file for one request: in development, and for visitors whose cookies are forwarded. */
export function pageHandler({ shared, openRoutes, docsApiOf, admit, maySearch }: PageHandlerParts): RequestHandler {
  return async (request, response) => {
    const at = request.originalUrl.indexOf("?");
    const target = {
      method: "GET",
      path: request.path,
      search: at === -1 ? "" : request.originalUrl.slice(at),
      accept: request.headers.accept ?? "",
      body: null,
    } as const;
    const { docsApi, setCookies, isPrivate } = docsApiOf(request);
    const { routes, fillPage } = isPrivate ? openRoutes(docsApi) : shared;
    const match = findMatch(routes, target)?.match;
    const refusal = await admit(request, response, match?.rateLimited);
    const ask = (): Promise<boolean> => maySearch(request, response);
    const answer = refusal ?? (await (match?.fill(ask) ?? fillPage(target.path, target.search, ask)));
    await sendAnswer(request, response, answer, setCookies());
  };
}
