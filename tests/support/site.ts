import { cleanEnvironment } from "./clean-environment.ts";
import { openBuild } from "../../gateway/open-client.ts";
import type { Client } from "../../gateway/client.ts";
import { readConfig } from "../../gateway/config.ts";
import { defaultContentLimits } from "../../gateway/content/content-limits.ts";
import { createContentPipeline } from "../../gateway/content/content-pipeline.ts";
import type { ContentPipeline } from "../../gateway/content/content-pipeline.ts";
import { startGateway } from "../../gateway/gateway.ts";
import type { Gateway } from "../../gateway/gateway.ts";
import { createBoundedSchema } from "../../gateway/graphql/cost/bounded-schema.ts";
import type { BoundedSchema } from "../../gateway/graphql/cost/bounded-schema.ts";
import { createLog } from "../../gateway/log.ts";
import { makeDataDir } from "./gateway-process.ts";
import { makeIngestedDataDir } from "./ingested-data.ts";
import { demonstrationContent } from "./demonstration-content.ts";
import { patience } from "./patience.ts";

/** A complete site over real HTTP: the gateway with its embedded backend, or with the one that the settings name. */
export interface TestSite extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  readonly gateway: Gateway;
  readonly dataDir: string;
}

/**
 * A pipeline's output depends only on the text, so all sites of a process without content limits of their own share one. Its thread can take long to
 * start on a busy machine, hence the long wait.
 */
let sharedPipeline: ContentPipeline | undefined;

function sharePipeline(): ContentPipeline {
  return (sharedPipeline ??= createContentPipeline({ limits: { ...defaultContentLimits, waitMs: 60_000 } }));
}

let sharedSchema: BoundedSchema | undefined;

let sharedClient: Promise<Client> | undefined;

/** The client's build, read once per process: the run has made it before its first test. */
function shareClient(): Promise<Client> {
  return (sharedClient ??= openBuild(() => undefined));
}

export interface SiteParts {
  readonly dev?: boolean;
  /** In place of the one that the sites of this process share. It is the caller's to stop. */
  readonly contentPipeline?: ContentPipeline;
  /** Reads the client's build anew, in place of what the sites of this process share. */
  readonly rereadClient?: boolean;
  /** Warms up as the product does; other tests need no warm gateway. */
  readonly warms?: boolean;
}

/**
 * Starts a site in this process on a free port with a temporary data folder. Settings are those of the product, with patience. `dev`: serves the
 * client from its sources, with React's development build.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  { dev = false, contentPipeline, rereadClient = false, warms = false }: SiteParts = {},
): Promise<TestSite> {
  const data = settings.DATA_DIR === undefined ? await makeDataFor(settings) : null;
  const dataDir = data?.dir ?? settings.DATA_DIR ?? "";
  const environment = {
    PORT: "0",
    HOST: "127.0.0.1",
    CONTENT_DIR: demonstrationContent,
    LOG_LEVEL: "silent",
    ...patience,
    ...settings,
    DATA_DIR: dataDir,
  };
  const config = readConfig(environment);
  const gateway = await startGateway({
    config,
    log: createLog(config.logLevel),
    environment: cleanEnvironment(environment),
    dev,
    warms,
    shared: {
      ...(rereadClient ? {} : { client: await shareClient() }),
      schema: (sharedSchema ??= createBoundedSchema()),
      ...(Object.keys(settings).some((name) => name.startsWith("LIMIT_CONTENT"))
        ? {}
        : { contentPipeline: contentPipeline ?? sharePipeline() }),
    },
  });
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    gateway,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      await gateway.stop();
      await data?.[Symbol.asyncDispose]();
    },
  };
}

/** Whether the site serves the demonstration from its own store. */
function isDemonstration({ CONTENT_DIR, DOCS_API_URL, DATABASE_URL }: Readonly<Record<string, string>>): boolean {
  return CONTENT_DIR === undefined && DOCS_API_URL === undefined && DATABASE_URL === undefined;
}

function makeDataFor(settings: Readonly<Record<string, string>>): ReturnType<typeof makeDataDir> {
  return isDemonstration(settings) ? makeIngestedDataDir() : makeDataDir();
}
