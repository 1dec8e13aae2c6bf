import { Router } from "express";
import type { CrawlerFills } from "../crawlers/crawler-fills.ts";
import { sendAnswer } from "./send-answer.ts";

/** robots.txt and the sitemaps: real files whatever the Accept header. A name that no sitemap has is left to the pages. */
export const crawlerRoutes = (fills: CrawlerFills): Router => {
  const router = Router();
  router.get("/robots.txt", async (request, response) => sendAnswer(request, response, await fills.robots()));
  router.get("/:name.xml", async (request, response, next) => {
    const answer = await fills.sitemap(request.params.name);
    if (answer === null) return next();
    await sendAnswer(request, response, answer);
  });
  return router;
};
