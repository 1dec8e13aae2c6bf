import type { RequestHandler } from "express";
import type { FillPage } from "../pages/page-fill.ts";
import { sendAnswer } from "./send-answer.ts";

/** Answers pages: every path that nothing else took. */
export const pageRoute =
  (fillPage: FillPage): RequestHandler =>
  async (request, response) => {
    const at = request.originalUrl.indexOf("?");
    const search = at === -1 ? "" : request.originalUrl.slice(at);
    await sendAnswer(request, response, await fillPage(request.path, search));
  };
