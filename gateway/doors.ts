import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LimitValues } from "./limits.ts";
import { createLastGoodFiles, noLastGoodFiles } from "./crawlers/last-good-files.ts";
import type { GatewayOptions } from "./options.ts";
import { createApolloServer } from "./graphql/apollo-server.ts";
import { boundExecution } from "./graphql/cost/bound-execution.ts";
import { createMeasureCost } from "./graphql/cost/measure-cost.ts";
import { createTurns } from "./graphql/cost/turns.ts";
import { createEstimateOperation } from "./graphql/estimate.ts";
import { createSharedExecution } from "./graphql/execute.ts";
import { createAnswerGraphql } from "./graphql/graphql-door.ts";
import { createPersistedQueries } from "./graphql/persisted-queries.ts";
import { createSchema } from "./graphql/schema.ts";
import { ensureBuild } from "./pages/build.ts";
import { startDevelopment } from "./pages/development.ts";
import { developmentPlaygroundShell, readPlaygroundShell } from "./pages/playground.ts";
import { loadRenderer } from "./pages/renderer.ts";
import { openOtherDoors } from "./other-doors.ts";
import type { Parts } from "./parts.ts";
import { createReadDoors } from "./read-doors.ts";
import type { AppParts } from "./server/app.ts";
import { createGraphqlDoor } from "./graphql/shared-door.ts";
import type { ReadDoors } from "./server/page-route.ts";
import { staticFiles } from "./server/static-files.ts";

/** The public doors: pages, GraphQL, crawler files, and the client's own files. */
export type Doors = Pick<
  AppParts,
  "answerGraphql" | "estimateOperation" | "openDoors" | "clientFiles" | "errorPage" | "loadMcp"
> & {
  /** What is the same for every visitor, in the order in which it is looked for. */
  readonly shared: ReadDoors;
  readonly stop: () => Promise<void>;
};

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the doors. Makes the client's build where it is missing or older than its sources. */
export const createDoors = async (options: GatewayOptions, parts: Parts, server: Server): Promise<Doors> => {
  const { config, log } = options;
  const turns = createTurns();
  const schema = boundExecution(createSchema(), turns);
  const measureCost = createMeasureCost(schema);
  const contextParts = {
    docsApi: parts.docsApi,
    contentPipeline: parts.contentPipeline,
    site: parts.siteFiles.site,
    callsTotalMs: config.limits.LIMIT_PAGE_TOTAL_MS,
    walkedPagesMax: config.limits.LIMIT_WALKED_PAGES_COUNT,
  };
  const client = await openClient(options, parts, server);
  const report = (bug: unknown): void => {
    log.error({ err: bug }, "a resolver failed");
    client.showBug(bug);
  };
  const bugs = { report, showBugs: options.dev };
  const graphqlLimits = toGraphqlLimits(config.limits);
  const persisted = createPersistedQueries();
  const apollo = createApolloServer(schema, {
    introspection: config.playground,
    persistedQueries: persisted.cache,
    limits: graphqlLimits,
    measureCost,
    bugs,
  });
  await apollo.start();
  const openExecution = createSharedExecution(schema, contextParts, bugs);
  const answerGraphql = createAnswerGraphql(apollo, contextParts, graphqlLimits, turns);
  const estimateOperation = createEstimateOperation({
    schema,
    measureCost,
    limits: graphqlLimits,
    textOf: persisted.textOf,
  });
  const lastGoodHere = createLastGoodFiles({
    folder: join(config.dataDir, "gateway/last-good"),
    memoryBytes: config.limits.LIMIT_ANSWER_BYTES,
    warn: (problem) => log.warn({ err: problem }, "a last good copy could not be kept"),
  });
  const lastGood = parts.shared?.files(lastGoodHere) ?? lastGoodHere;
  const openOwn = () => openExecution(parts.docsApi);
  const others = openOtherDoors(options, {
    siteFiles: parts.siteFiles,
    onPurged: parts.onPurged,
    openExecution: openOwn,
    shell: client.playground,
    report,
  });
  const openDoors = createReadDoors({
    openExecution,
    renderer: client.renderer,
    routeOf: client.routeOf,
    epoch: parts.epoch.current,
    staleSeconds: config.staleSeconds,
    others: others.doors,
    warn: (message) => log.warn(message),
  });
  const shared = openDoors(parts.docsApi, lastGood);
  return {
    answerGraphql,
    estimateOperation,
    clientFiles: client.files,
    errorPage: client.errorPage,
    shared: { ...shared, doors: [createGraphqlDoor(answerGraphql, estimateOperation), ...shared.doors] },
    openDoors: (docsApi) => openDoors(docsApi, noLastGoodFiles),
    // Few ask, and the protocol's library is large: it is loaded when somebody does.
    loadMcp: once(async () =>
      (await import("./mcp/mcp-server.ts")).createAnswerMcp({
        openExecution: (maySearch) => openExecution(parts.docsApi, maySearch),
        site: parts.siteFiles.site,
      }),
    ),
    stop: async () => {
      await others.stop();
      await apollo.stop();
      await client.stop();
    },
  };
};

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () => (loading ??= load());
};

/** The client: its sources while developing, else its build. */
const openClient = async ({ config, dev, log }: GatewayOptions, parts: Parts, server: Server) => {
  if (dev) {
    const { renderer, middleware, openPages, stop } = await startDevelopment(root, server);
    parts.onPurged(openPages.reload);
    parts.onProblems(openPages.showProblems);
    // Sources may change at any moment, so nothing of them is kept.
    return {
      renderer,
      routeOf: null,
      files: middleware,
      playground: () => developmentPlaygroundShell,
      stop,
      showBug: openPages.showBug,
      errorPage: openPages.errorPage,
    };
  }
  await ensureBuild(root, (line) => log.info(line));
  const renderer = await loadRenderer(root);
  return {
    renderer: () => Promise.resolve(renderer),
    routeOf: renderer.routeOf,
    files: staticFiles(root, config.offlineReading),
    playground: () => readPlaygroundShell(root),
    stop: () => Promise.resolve(),
    showBug: () => undefined,
    errorPage: null,
  };
};

const toGraphqlLimits = (limits: LimitValues) => ({
  characters: limits.LIMIT_GRAPHQL_CHARACTERS,
  tokens: limits.LIMIT_GRAPHQL_TOKENS,
  depth: limits.LIMIT_GRAPHQL_DEPTH,
  aliases: limits.LIMIT_GRAPHQL_ALIASES_COUNT,
  directives: limits.LIMIT_GRAPHQL_DIRECTIVES_COUNT,
  rootFields: limits.LIMIT_GRAPHQL_ROOT_FIELDS_COUNT,
  cost: limits.LIMIT_GRAPHQL_COST,
  answer: { fields: limits.LIMIT_GRAPHQL_FIELDS_COUNT, bytes: limits.LIMIT_GRAPHQL_ANSWER_BYTES },
});
