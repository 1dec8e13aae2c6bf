import { inject } from "vitest";
import { cleanEnvironment } from "./clean-environment.ts";
import { readConfig } from "../../gateway/config.ts";
import { defaultContentLimits } from "../../gateway/content/content-limits.ts";
import { createContentPipeline } from "../../gateway/content/content-pipeline.ts";
import type { ContentPipeline } from "../../gateway/content/content-pipeline.ts";
import { startGateway } from "../../gateway/gateway.ts";
import type { Gateway } from "../../gateway/gateway.ts";
import { createLog } from "../../gateway/log.ts";
import { makeDataDir } from "./gateway-process.ts";
import { makeIngestedDataDir } from "./ingested-data.ts";
import { demonstrationContent } from "./demonstration-content.ts";

/** A whole site: gateway and embedded backend, or the backend that the settings name, over real HTTP. */
export interface TestSite extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  readonly gateway: Gateway;
  readonly dataDir: string;
}

/** Where a site is that somebody else ends. */
export type ServedSite = Pick<TestSite, "url" | "dataDir">;

/** The demonstration that all files of the run share, for tests that change nothing in it and meet none of its allowances. */
export const demonstration = (): ServedSite => inject("demonstration");

/**
 * What it makes of a text depends on the text alone, so all sites of a process without limits of their own share its thread. On a very busy machine that
 * takes long to start.
 */
let sharedPipeline: ContentPipeline | undefined;

const sharePipeline = (): ContentPipeline =>
  (sharedPipeline ??= createContentPipeline({ limits: { ...defaultContentLimits, waitMs: 60_000 } }));

/**
 * Starts a site in this process on a free port, with a folder of its own for what must survive. Settings are the product's own.
 * `dev`: the client straight from its sources, with the development build of React.
 */
export const startSite = async (
  settings: Readonly<Record<string, string>> = {},
  { dev = false }: { readonly dev?: boolean } = {},
): Promise<TestSite> => {
  const data = settings.DATA_DIR === undefined ? await makeDataFor(settings) : null;
  const dataDir = data?.dir ?? settings.DATA_DIR ?? "";
  const environment = {
    PORT: "0",
    HOST: "127.0.0.1",
    CONTENT_DIR: demonstrationContent,
    LOG_LEVEL: "silent",
    ...settings,
    DATA_DIR: dataDir,
  };
  const config = readConfig(environment);
  const gateway = await startGateway({
    config,
    log: createLog(config.logLevel),
    environment: cleanEnvironment(environment),
    dev,
    ...(Object.keys(settings).some((name) => name.startsWith("LIMIT_CONTENT"))
      ? {}
      : { contentPipeline: sharePipeline() }),
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
};

/** Whether the site shows the demonstration from a store of its own. */
const isDemonstration = ({ CONTENT_DIR, DOCS_API_URL, DATABASE_URL }: Readonly<Record<string, string>>): boolean =>
  CONTENT_DIR === undefined && DOCS_API_URL === undefined && DATABASE_URL === undefined;

const makeDataFor = (settings: Readonly<Record<string, string>>): ReturnType<typeof makeDataDir> =>
  isDemonstration(settings) ? makeIngestedDataDir() : makeDataDir();
