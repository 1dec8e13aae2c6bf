import express from "express";
import type { Express, RequestHandler, Router } from "express";
import { requestIdOf } from "../answers/exchange.ts";
import type { Log } from "../log.ts";
import { answerErrors } from "./answer-errors.ts";
import type { ErrorPage } from "./answer-errors.ts";
import { closedAddresses } from "./handlers/closed-addresses.ts";
import { graphqlHandler } from "./handlers/graphql-handler.ts";
import type { GraphqlHandlerParts } from "./handlers/graphql-handler.ts";
import { mcpHandler } from "./handlers/mcp-handler.ts";
import type { LoadMcp } from "./handlers/mcp-handler.ts";
import { mediaHandler } from "./handlers/media-handler.ts";
import type { MediaHandlerParts } from "./handlers/media-handler.ts";
import { oneClickPath, oneClickHandler } from "./handlers/one-click.ts";
import { operations } from "./handlers/operations.ts";
import type { OperationsParts } from "./handlers/operations.ts";
import { pageHandler } from "./handlers/page-handler.ts";
import type { PageHandlerParts } from "./handlers/page-handler.ts";
import { securityHeaders } from "./security-headers.ts";

/** The handlers of the gateway, and what they need. */
export interface AppParts extends GraphqlHandlerParts, PageHandlerParts, MediaHandlerParts {
  /** The built client's files, or the development server. */
  readonly clientFiles: Router | RequestHandler;
  readonly operations: OperationsParts;
  /** Loads the function that answers the Model Context Protocol. */
  readonly loadMcp: LoadMcp;
  /** Whether an address is of something that the site has switched off. */
  readonly isClosed: (path: string) => boolean;
  /** Says a message of ours, or of the docs backend, in the site's language. */
  readonly heard: (message: string) => string;
  readonly errorPage: ErrorPage | null;
  readonly log: Log;
}

/** Builds the Express app for everything that is never shared. The listener of shared answers is in front of it. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", false);
  app.use(ownHeaders);
  app.use(closedAddresses(parts.isClosed, parts.heard));
  app.use("/operations", operations(parts.operations));
  app.all("/graphql", graphqlHandler(parts));
  app.all("/mcp", mcpHandler(parts));
  app.post(oneClickPath, oneClickHandler(parts));
  app.use(parts.clientFiles);
  app.get("/media/:file", mediaHandler(parts));
  app.get("/{*path}", pageHandler(parts));
  app.use(answerErrors(parts));
  return app;
}

const ownHeaders: RequestHandler = (request, response, next) => {
  response.setHeaders(new Map(Object.entries({ ...securityHeaders, "x-request-id": requestIdOf(request) })));
  next();
};
