import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Door } from "./answers/door.ts";
import { createCrawlerFills } from "./crawlers/crawler-fills.ts";
import type { LimitValues } from "./limits.ts";
import { createLastGoodFiles } from "./crawlers/last-good-files.ts";
import type { GatewayOptions } from "./gateway.ts";
import { createApolloServer } from "./graphql/apollo-server.ts";
import { createSharedExecution } from "./graphql/execute.ts";
import { createAnswerGraphql } from "./graphql/graphql-door.ts";
import { createSchema } from "./graphql/schema.ts";
import { ensureBuild } from "./pages/build.ts";
import { startDevelopment } from "./pages/development.ts";
import { createPageFill } from "./pages/page-fill.ts";
import { loadRenderer } from "./pages/renderer.ts";
import type { Parts } from "./parts.ts";
import type { AppParts } from "./server/app.ts";
import { createCrawlerDoor } from "./server/crawler-door.ts";
import { createGraphqlDoor } from "./server/graphql-shared-door.ts";
import { createPageDoor } from "./server/page-door.ts";
import { staticFiles } from "./server/static-files.ts";

/** The public doors: pages, GraphQL, crawler files, and the client's own files. */
export type Doors = Pick<AppParts, "answerGraphql" | "fillPage" | "clientFiles"> & {
  /** What is the same for every visitor, in the order in which it is looked for. */
  readonly shared: readonly Door[];
  readonly stop: () => Promise<void>;
};

const root = fileURLToPath(new URL("..", import.meta.url));

/** Builds the doors. Makes the client's build where it is missing or older than its sources. */
export const createDoors = async (options: GatewayOptions, parts: Parts, server: Server): Promise<Doors> => {
  const { config, log } = options;
  const report = (bug: unknown): void => log.error({ err: bug }, "a resolver failed");
  const schema = createSchema();
  const contextParts = {
    docsApi: parts.docsApi,
    contentPipeline: parts.contentPipeline,
    site: parts.siteFiles.site,
    callsTotalMs: config.limits.LIMIT_PAGE_TOTAL_MS,
    walkedPagesMax: config.limits.LIMIT_WALKED_PAGES_COUNT,
  };
  const client = await openClient(options, server);
  const graphqlLimits = toGraphqlLimits(config.limits);
  const apollo = createApolloServer(schema, { introspection: config.playground, limits: graphqlLimits, report });
  await apollo.start();
  const openExecution = createSharedExecution(schema, contextParts, report);
  const answerGraphql = createAnswerGraphql(apollo, contextParts, graphqlLimits);
  const fillPage = createPageFill({ renderer: client.renderer, openExecution });
  const lastGood = createLastGoodFiles({
    folder: join(config.dataDir, "gateway/last-good"),
    memoryBytes: config.limits.LIMIT_ANSWER_BYTES,
    warn: (problem) => log.warn({ err: problem }, "a last good copy could not be kept"),
  });
  const crawlerFills = createCrawlerFills({ openExecution, lastGood, staleSeconds: config.staleSeconds });
  return {
    answerGraphql,
    fillPage,
    clientFiles: client.files,
    shared: [
      createGraphqlDoor(answerGraphql),
      createCrawlerDoor(crawlerFills, fillPage),
      ...(client.addressOf === null ? [] : [createPageDoor(fillPage, client.addressOf)]),
    ],
    stop: async () => {
      await apollo.stop();
      await client.stop();
    },
  };
};

/** The client: its sources while developing, else its build. */
const openClient = async ({ config, dev, log }: GatewayOptions, server: Server) => {
  if (dev) {
    const { renderer, middleware, stop } = await startDevelopment(root, server);
    // Sources may change at any moment, so nothing of them is kept.
    return { renderer, addressOf: null, files: middleware, stop };
  }
  await ensureBuild(root, (line) => log.info(line));
  const renderer = await loadRenderer(root);
  return { renderer: () => Promise.resolve(renderer), addressOf: renderer.addressOf, files: staticFiles(root, config.offlineReading), stop: () => Promise.resolve() };
};

const toGraphqlLimits = (limits: LimitValues) => ({
  characters: limits.LIMIT_GRAPHQL_CHARACTERS,
  tokens: limits.LIMIT_GRAPHQL_TOKENS,
  depth: limits.LIMIT_GRAPHQL_DEPTH,
  aliases: limits.LIMIT_GRAPHQL_ALIASES_COUNT,
  directives: limits.LIMIT_GRAPHQL_DIRECTIVES_COUNT,
  rootFields: limits.LIMIT_GRAPHQL_ROOT_FIELDS_COUNT,
});
