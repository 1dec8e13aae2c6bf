import type { RequestHandler } from "express";
import type { FillPage } from "../pages/page-fill.ts";
import { sendAnswer } from "./send-answer.ts";

/** Makes a page for one request: while developing, and for visitors whose cookies are passed on. */
export const pageRoute =
  (fillPage: FillPage): RequestHandler =>
  async (request, response) => {
    const at = request.originalUrl.indexOf("?");
    const search = at === -1 ? "" : request.originalUrl.slice(at);
    await sendAnswer(request, response, await fillPage(request.path, search));
  };
