import type { RequestHandler } from "express";
import type { Door } from "../answers/door.ts";
import type { FillPage } from "../pages/page-fill.ts";
import { sendAnswer } from "./send-answer.ts";

/** Makes a page or a crawler's file for one request: while developing, and for visitors whose cookies are passed on. */
export const pageRoute =
  (doors: readonly Door[], fillPage: FillPage): RequestHandler =>
  async (request, response) => {
    const at = request.originalUrl.indexOf("?");
    const target = { method: "GET", path: request.path, search: at === -1 ? "" : request.originalUrl.slice(at), accept: "", body: null } as const;
    const match = doors.map((door) => door.match(target)).find((found) => found !== null);
    await sendAnswer(request, response, await (match?.fill() ?? fillPage(target.path, target.search)));
  };
