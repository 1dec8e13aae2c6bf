import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Door, Match, Target } from "../answers/door.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import type { FillPage } from "../answers/fill-page.ts";
import type { Admit } from "./admission.ts";
import { sendAnswer } from "./send-answer.ts";
import type { DocsApiOf } from "./visitor-backend.ts";

/** Pages and crawler files, made with one docs backend. */
export interface ReadDoors {
  readonly doors: readonly Door[];
  readonly fillPage: FillPage;
}

export interface PageRouteParts {
  /** The doors of everybody, while developing. */
  readonly shared: ReadDoors;
  /** Opens the doors of one visitor: nothing in them is kept. */
  readonly openDoors: (docsApi: DocsApi) => ReadDoors;
  readonly docsApiOf: DocsApiOf;
  readonly admit: Admit;
  readonly maySearch: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/** Makes a page or a crawler's file for one request: while developing, and for visitors whose cookies are passed on. */
export const pageRoute =
  ({ shared, openDoors, docsApiOf, admit, maySearch }: PageRouteParts): RequestHandler =>
  async (request, response) => {
    const at = request.originalUrl.indexOf("?");
    const target = {
      method: "GET",
      path: request.path,
      search: at === -1 ? "" : request.originalUrl.slice(at),
      accept: request.headers.accept ?? "",
      body: null,
    } as const;
    const { docsApi, setCookies, isPrivate } = docsApiOf(request);
    const { doors, fillPage } = isPrivate ? openDoors(docsApi) : shared;
    const found = findMatch(doors, target);
    const refusal = await admit(request, response, found?.rateLimited);
    const ask = (): Promise<boolean> => maySearch(request, response);
    const answer = refusal ?? (await (found?.fill(ask) ?? fillPage(target.path, target.search, ask)));
    await sendAnswer(request, response, answer, setCookies());
  };

const findMatch = (doors: readonly Door[], target: Target): Match | null => {
  for (const door of doors) {
    const match = door.match(target);
    if (match !== null) return match;
  }
  return null;
};
