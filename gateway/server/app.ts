import express from "express";
import type { Express, RequestHandler, Router } from "express";
import { requestIdOf } from "../answers/listener.ts";
import type { Log } from "../log.ts";
import { answerErrors } from "./answer-errors.ts";
import type { ErrorPage } from "./answer-errors.ts";
import { graphqlRoute } from "./graphql-route.ts";
import type { GraphqlRouteParts } from "./graphql-route.ts";
import { mcpRoute } from "./mcp-route.ts";
import type { LoadMcp } from "./mcp-route.ts";
import { mediaRoute } from "./media-route.ts";
import type { MediaRouteParts } from "./media-route.ts";
import { oneClickPath, oneClickRoute } from "./one-click.ts";
import { operations } from "./operations.ts";
import type { OperationsParts } from "./operations.ts";
import { pageRoute } from "./page-route.ts";
import type { PageRouteParts } from "./page-route.ts";
import { securityHeaders } from "./security-headers.ts";

/** The doors of the gateway, and what they need. */
export interface AppParts extends GraphqlRouteParts, PageRouteParts, MediaRouteParts {
  /** The built client's files, or the development server. */
  readonly clientFiles: Router | RequestHandler;
  readonly operations: OperationsParts;
  /** Loads what answers the Model Context Protocol. */
  readonly loadMcp: LoadMcp;
  readonly errorPage: ErrorPage | null;
  readonly log: Log;
}

/** Builds what is never shared: a table of contents. The listener of the answers is in front of it. */
export const createApp = (parts: AppParts): Express => {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", false);
  app.use(ownHeaders);
  app.use("/operations", operations(parts.operations));
  app.all("/graphql", graphqlRoute(parts));
  app.all("/mcp", mcpRoute(parts));
  app.post(oneClickPath, oneClickRoute(parts.docsApiOf));
  app.use(parts.clientFiles);
  app.get("/media/:file", mediaRoute(parts));
  app.get("/{*path}", pageRoute(parts));
  app.use(answerErrors(parts.log, parts.errorPage));
  return app;
};

const ownHeaders: RequestHandler = (request, response, next) => {
  response.setHeaders(new Map(Object.entries({ ...securityHeaders, "x-request-id": requestIdOf(request) })));
  next();
};
