import { randomUUID } from "node:crypto";
import express from "express";
import type { Express, RequestHandler, Router } from "express";
import type { CrawlerFills } from "../crawlers/crawler-fills.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import type { AnswerGraphql } from "../graphql/graphql-door.ts";
import type { LimitValues } from "../limits.ts";
import type { Log } from "../log.ts";
import type { FillPage } from "../pages/page-fill.ts";
import { answerErrors } from "./answer-errors.ts";
import { crawlerRoutes } from "./crawler-routes.ts";
import { graphqlRoute } from "./graphql-route.ts";
import { mediaRoute } from "./media-route.ts";
import { operations } from "./operations.ts";
import { pageRoute } from "./page-route.ts";
import { readJsonBody } from "./read-body.ts";
import { securityHeaders } from "./security-headers.ts";

/** The doors of the gateway, and what they need. */
export interface AppParts {
  readonly docsApi: DocsApi;
  readonly answerGraphql: AnswerGraphql;
  readonly fillPage: FillPage;
  readonly crawlerFills: CrawlerFills;
  /** The built client's files, or the development server. */
  readonly clientFiles: Router | RequestHandler;
  readonly isReady: () => boolean;
  readonly limits: LimitValues;
  readonly trustedProxies: number;
  readonly log: Log;
}

/** Builds the gateway's HTTP application: a table of contents. */
export const createApp = (parts: AppParts): Express => {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("trust proxy", parts.trustedProxies).set("query parser", false);
  app.use(requestId);
  app.use(securityHeaders());
  app.use(onlyShortAddresses(parts.limits.LIMIT_REQUEST_URL_BYTES));
  app.all("/graphql", onlyMethods("GET", "HEAD", "POST"), ...readJsonBody(parts.limits.LIMIT_REQUEST_BODY_BYTES), graphqlRoute(parts.answerGraphql));
  app.use(onlyMethods("GET", "HEAD"));
  app.use("/operations", operations(parts.isReady));
  app.use(parts.clientFiles);
  app.get("/media/:file", mediaRoute(parts.docsApi));
  app.use(crawlerRoutes(parts.crawlerFills));
  app.get("/{*path}", pageRoute(parts.fillPage));
  app.use(answerErrors(parts.log));
  return app;
};

const requestId: RequestHandler = (_request, response, next) => {
  response.setHeader("x-request-id", randomUUID());
  next();
};

const onlyShortAddresses =
  (bytesMax: number): RequestHandler =>
  (request, response, next) => {
    if (request.originalUrl.length <= bytesMax) return next();
    response.status(414).set("cache-control", "no-store").type("text").send(`An address must be at most ${bytesMax} bytes.\n`);
  };

/** A path that is there, asked by a method that is not for it (RFC 9110, section 15.5.6). */
const onlyMethods =
  (...allowed: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (allowed.includes(request.method)) return next();
    response.status(405).set({ allow: allowed.join(", "), "cache-control": "no-store" }).type("text").send(`Use ${allowed.join(" or ")} here.\n`);
  };
