import express from "express";
import type { Express, RequestHandler, Router } from "express";
import type { Door } from "../answers/door.ts";
import { requestIdOf } from "../answers/listener.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import type { AnswerGraphql } from "../graphql/graphql-door.ts";
import type { Log } from "../log.ts";
import type { FillPage } from "../pages/page-fill.ts";
import { answerErrors } from "./answer-errors.ts";
import { graphqlRoute } from "./graphql-route.ts";
import { mediaRoute } from "./media-route.ts";
import { oneClickPath, oneClickRoute } from "./one-click.ts";
import { operations } from "./operations.ts";
import type { OperationsParts } from "./operations.ts";
import { pageRoute } from "./page-route.ts";
import { securityHeaders } from "./security-headers.ts";

/** The doors of the gateway, and what they need. */
export interface AppParts {
  readonly docsApi: DocsApi;
  readonly answerGraphql: AnswerGraphql;
  /** The doors whose answers are shared, for the requests whose answers are not. */
  readonly shared: readonly Door[];
  readonly fillPage: FillPage;
  /** The built client's files, or the development server. */
  readonly clientFiles: Router | RequestHandler;
  readonly operations: OperationsParts;
  readonly trustedProxies: number;
  readonly log: Log;
}

/** Builds what is never shared: a table of contents. The listener of the answers is in front of it. */
export const createApp = (parts: AppParts): Express => {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("trust proxy", parts.trustedProxies).set("query parser", false);
  app.use(ownHeaders);
  app.use("/operations", operations(parts.operations));
  app.all("/graphql", graphqlRoute(parts.answerGraphql));
  app.post(oneClickPath, oneClickRoute(parts.docsApi));
  app.use(parts.clientFiles);
  app.get("/media/:file", mediaRoute(parts.docsApi));
  app.get("/{*path}", pageRoute(parts.shared, parts.fillPage));
  app.use(answerErrors(parts.log));
  return app;
};

const ownHeaders: RequestHandler = (request, response, next) => {
  response.setHeaders(new Map(Object.entries({ ...securityHeaders, "x-request-id": requestIdOf(request) })));
  next();
};
