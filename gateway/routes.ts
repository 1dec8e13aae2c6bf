import type { Server } from "node:http";
import { join } from "node:path";
import { toGraphqlLimits } from "./limits-by-part.ts";
import { createLastGoodFiles, noLastGoodFiles } from "./crawlers/last-good-files.ts";
import type { Client } from "./client.ts";
import type { GatewayOptions } from "./options.ts";
import { openClient } from "./open-client.ts";
import { createApolloServer } from "./graphql/apollo-server.ts";
import { createBoundedSchema } from "./graphql/cost/bounded-schema.ts";
import type { BoundedSchema } from "./graphql/cost/bounded-schema.ts";
import { createEstimateOperation } from "./graphql/estimate.ts";
import { createSharedExecution } from "./graphql/execute.ts";
import type { OpenSharedExecution } from "./graphql/execute.ts";
import { createAnswerGraphql } from "./graphql/answer-graphql.ts";
import { createPersistedQueries } from "./graphql/persisted-queries.ts";
import { openOtherRoutes } from "./other-routes.ts";
import type { Parts } from "./parts.ts";
import { createReadRoutes } from "./read-routes.ts";
import type { AppParts } from "./server/app.ts";
import { isClosed } from "../content-folder/site-definition/closed-addresses.ts";
import { heardIn } from "../words/speech.ts";
import { createReference } from "./graphql/reference.ts";
import { createGraphqlRoute } from "./graphql/graphql-route.ts";
import type { ReadRoutes } from "./server/handlers/page-handler.ts";

/** The public routes: pages, GraphQL, crawler files, and the client's own files. */
export type Routes = Pick<
  AppParts,
  "answerGraphql" | "estimateOperation" | "openRoutes" | "clientFiles" | "isClosed" | "heard" | "errorPage" | "loadMcp"
> & {
  /** The routes of shared answers, in matching order. */
  readonly shared: ReadRoutes;
  /** Finds the page of an address; null in development. */
  readonly routeOf: Client["routeOf"];
  readonly stop: () => Promise<void>;
};

/** Builds the routes, after building the client if its build is missing or out of date. */
export async function createRoutes(options: GatewayOptions, parts: Parts, server: Server): Promise<Routes> {
  const { config, log } = options;
  options.signal?.throwIfAborted();
  const bounded = options.shared?.schema ?? createBoundedSchema();
  const siteNow = parts.siteFiles.site;
  const { keepsPages, showsSchema, isClosedNow } = followFeatures(config, siteNow);
  const heard = (message: string): string => heardIn(siteNow().words.speech, message);
  const client = await openClient(options, parts, server);
  const report = (bug: unknown): void => {
    log.error({ err: bug }, "a resolver failed");
    client.showBug(bug);
  };
  const graphql = await openGraphql(options, parts, bounded, { showsSchema, report });
  const { openExecution, answerGraphql, estimateOperation } = graphql;
  const lastGood = openLastGoodFiles(options, parts);
  const others = openOtherRoutes(options, {
    siteFiles: parts.siteFiles,
    onPurged: parts.onPurged,
    openExecution: () => openExecution(parts.docsApi),
    shell: client.playground,
    report,
  });
  const openRoutes = createReadRoutes({
    openExecution,
    renderer: client.renderer,
    routeOf: client.routeOf,
    site: siteNow,
    keepsPages,
    epoch: parts.epoch.current,
    staleSeconds: config.staleSeconds,
    others: others.routes,
    warn: (message) => log.warn(message),
  });
  const shared = openRoutes(parts.docsApi, lastGood, true);
  return {
    answerGraphql,
    estimateOperation,
    clientFiles: client.files({ keepsPages, heard }),
    isClosed: isClosedNow,
    heard,
    errorPage: client.errorPage,
    routeOf: client.routeOf,
    shared: { ...shared, routes: [createGraphqlRoute(answerGraphql, estimateOperation), ...shared.routes] },
    openRoutes: (docsApi) => openRoutes(docsApi, noLastGoodFiles, false),
    loadMcp: mcpOnFirstUse(openExecution, parts),
    stop: async () => {
      await Promise.all([others.stop(), graphql.stop(), client.stop()]);
    },
  };
}

/** Builds what executes operations: those sent to us, and our own documents. */
async function openGraphql(
  { config, dev }: GatewayOptions,
  parts: Parts,
  { schema, turns, measureCost }: BoundedSchema,
  { showsSchema, report }: { readonly showsSchema: () => boolean; readonly report: (bug: unknown) => void },
) {
  const apiReference = createReference({ schema, measureCost }, config.limits);
  const contextParts = {
    ...contextPartsOf(config, parts),
    apiReference: () => (showsSchema() ? apiReference() : null),
  };
  const bugs = { report, showBugs: dev };
  const limits = toGraphqlLimits(config.limits);
  const persisted = createPersistedQueries();
  const apollo = createApolloServer(schema, {
    showsSchema,
    persistedQueries: persisted.cache,
    limits,
    measureCost,
    bugs,
  });
  await apollo.start();
  return {
    openExecution: createSharedExecution(schema, contextParts, bugs),
    answerGraphql: createAnswerGraphql(apollo, contextParts, limits, turns),
    estimateOperation: createEstimateOperation({ schema, measureCost, limits, textOf: persisted.textOf }),
    stop: () => apollo.stop(),
  };
}

/** What every operation's context is made of. */
function contextPartsOf({ limits }: GatewayOptions["config"], { docsApi, contentPipeline, siteFiles }: Parts) {
  return {
    docsApi,
    contentPipeline,
    site: siteFiles.site,
    callsTotalMs: limits.LIMIT_PAGE_TOTAL_MS,
    walkedPagesMax: limits.LIMIT_WALKED_PAGES_COUNT,
  };
}

/** The last good files of crawlers, which several gateways may share. */
function openLastGoodFiles({ config, log }: GatewayOptions, { shared }: Parts) {
  const here = createLastGoodFiles({
    folder: join(config.dataDir, "gateway/last-good"),
    memoryBytes: config.limits.LIMIT_ANSWER_BYTES,
    warn: (problem) => log.warn({ err: problem }, "a last good copy could not be saved"),
  });
  return shared?.files(here) ?? here;
}

/** What the operator and the site may each switch off, while the site runs. */
function followFeatures(config: GatewayOptions["config"], site: Parts["siteFiles"]["site"]) {
  return {
    keepsPages: () => config.offlineReading && site().features.offline,
    showsSchema: () => config.playground && site().features.playground,
    isClosedNow: (path: string) => isClosed(site().features, path),
  };
}

/** Loads MCP on first use: the protocol's library is large, and rarely needed. */
function mcpOnFirstUse(openExecution: OpenSharedExecution, { docsApi, siteFiles }: Parts): Routes["loadMcp"] {
  return once(async () =>
    (await import("./mcp/mcp-server.ts")).createAnswerMcp({
      openExecution: (maySearch) => openExecution(docsApi, maySearch),
      site: siteFiles.site,
    }),
  );
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load());
}
