import { createEpoch } from "./answers/epoch.ts";
import type { Epoch } from "./answers/epoch.ts";
import { summarise } from "../content-folder/summary.ts";
import type { Config } from "./config.ts";
import { createProblems } from "./content-problems.ts";
import { createContentPipeline } from "./content/content-pipeline.ts";
import type { ContentPipeline } from "./content/content-pipeline.ts";
import { createDocsApi } from "./docs-api/docs-api.ts";
import type { DocsApi } from "./docs-api/docs-api.ts";
import type { GatewayOptions } from "./options.ts";
import { toContentLimits, toDocsApiLimits } from "./limits-by-part.ts";
import type { Log } from "./log.ts";
import { createNoticedChanges } from "./noticed-changes.ts";
import type { NoticedChanges, Reader } from "./noticed-changes.ts";
import { createPurge } from "./purge.ts";
import type { Shared } from "./redis/open-redis.ts";
import { createMissingPaths } from "./server/observability/missing-paths.ts";
import type { MissingPaths } from "./server/observability/missing-paths.ts";
import { createMetrics } from "./server/observability/metrics.ts";
import type { Metrics } from "./server/observability/metrics.ts";
import { openSiteFiles } from "./site/site-files.ts";
import type { SiteFiles } from "./site/site-files.ts";
import type { SiteFacts } from "./site/site.ts";
import { startEmbeddedBackend } from "./supervisor/embedded-backend.ts";
import type { BackendProcessSettings } from "./supervisor/backend-process.ts";
import { within } from "./stop-time.ts";
import type { EmbeddedBackend } from "./supervisor/embedded-backend.ts";

/** What the routes are built on: data sources, the gate for HTML, metrics. */
export interface Parts {
  readonly siteFiles: SiteFiles;
  readonly docsApi: DocsApi;
  readonly contentPipeline: ContentPipeline;
  /** Counts purges. */
  readonly epoch: Epoch;
  /** What several gateways share; null for a single gateway. */
  readonly shared: Shared | null;
  /** Marks everything known so far as stale. */
  readonly purge: () => void;
  readonly noticedChanges: NoticedChanges;
  /** Registers a listener that is called after every purge: something may have changed. */
  readonly onPurged: (listener: () => void) => void;
  /** Registers a listener for content problems, as lines: called at once, and again whenever they change. */
  readonly onProblems: (listener: (lines: readonly string[]) => void) => void;
  readonly metrics: Metrics;
  readonly missingPaths: MissingPaths;
  readonly backendPid: () => number | null;
  /** The embedded backend is killed when it has not ended within this time. */
  readonly stop: (limitMs: number) => Promise<void>;
}

/** Reads the site's files, starts the embedded backend if it is used, and builds the rest. */
export async function createParts(options: GatewayOptions, port: number): Promise<Parts> {
  const { config, log } = options;
  const epoch = createEpoch();
  const metrics = createMetrics();
  let docsApi: DocsApi | null = null;
  let shared: Shared | null = null;
  const { purge, purgeHere, onPurged } = createPurge(() => ({ docsApi, shared }), epoch);
  const { reportProblems, onProblems } = createProblems(log);
  const noticedChanges = createNoticedChanges(config.limits.LIMIT_CHANGE_MS);
  const onNoticed = (reader: Reader) => (isPending: boolean) =>
    isPending ? noticedChanges.notice(reader) : noticedChanges.settle(reader);
  const contentPipeline =
    options.shared?.contentPipeline ?? createContentPipeline({ limits: toContentLimits(config.limits), log });
  const ownPipeline = options.shared?.contentPipeline === undefined ? contentPipeline : null;
  const siteFiles = await openSiteFiles({
    contentDir: config.contentDir,
    overrides: { ...config.site, url: config.siteUrl ?? `http://localhost:${port}` },
    onChanged: () => {
      purge();
      warnOfNewId(log, siteId, siteFiles.site().id);
    },
    onNoticed: onNoticed("site"),
    // The embedded backend reports problems in the whole content folder, these files included; an operator's own does not know these files.
    onProblems: config.backend === null ? () => undefined : (problems) => reportProblems(summarise(problems)),
    onGone: (what) => log.warn(`site: ${what}`),
  });
  const siteId = siteFiles.site().id;
  // Its thread takes a while to start, meanwhile so does the backend.
  if (options.warms) contentPipeline.warm();
  const backend = await openBackend(options, siteFiles.site(), {
    onChanged: purge,
    onNoticed: onNoticed("documents"),
    onProblems: reportProblems,
  }).catch(async (error: unknown) => {
    siteFiles.stop();
    await ownPipeline?.stop();
    throw error;
  });
  // The Redis client is loaded only if a Redis is configured.
  shared =
    config.redisUrl === null
      ? null
      : (await import("./redis/open-redis.ts")).openRedis(
          { url: config.redisUrl, prefix: `lectern:${siteId}:`, answerMs: config.limits.LIMIT_REDIS_MS, log },
          purgeHere,
        );
  docsApi = createDocsApi({
    ...addressesOf(config, backend),
    ...docsApiSettings(options, metrics),
    siteId,
    ...(shared && { shared: shared.answers }),
  });
  const opened = docsApi;
  const missingPaths = createMissingPaths(opened, (bug) =>
    log.error({ err: bug }, "missing addresses could not be reported"),
  );
  return {
    siteFiles,
    docsApi: opened,
    contentPipeline,
    epoch,
    shared,
    purge,
    noticedChanges,
    onPurged,
    onProblems,
    metrics,
    missingPaths,
    backendPid: () => backend?.pid() ?? null,
    stop: async (limitMs) => {
      const deadline = performance.now() + limitMs;
      siteFiles.stop();
      await Promise.all([
        ownPipeline?.stop(),
        // Missing paths are sent first, while the backend is still running.
        within(limitMs / 2, missingPaths.stop()).then(() =>
          Promise.all([opened.stop(), backend?.stop(deadline - performance.now()), shared?.stop()]),
        ),
      ]);
    },
  };
}

/** The site id is part of every call to the backend, embedded or not, and stays the one that both started with. */
function warnOfNewId(log: Log, atStart: string, now: string): void {
  if (now !== atStart)
    log.warn(
      `site: id is now "${now}", but the docs backend is still queried for "${atStart}"; restart the gateway to use the new one`,
    );
}

/** Starts the embedded backend, unless the operator has one. */
async function openBackend(
  { config, log, environment, signal }: GatewayOptions,
  site: SiteFacts,
  callbacks: Pick<BackendProcessSettings, "onChanged" | "onNoticed" | "onProblems">,
): Promise<EmbeddedBackend | null> {
  if (config.backend !== null) return null;
  const own = {
    CONTENT_DIR: config.contentDir,
    DATA_DIR: config.dataDir,
    SITE_ID: site.id,
    SITE_URL: site.url,
    // Otherwise it follows site.yml, which may change.
    ...(config.site.name !== null && { SITE_NAME: config.site.name }),
    LOG_LEVEL: config.logLevel,
  };
  return startEmbeddedBackend({ environment: { ...environment, ...own }, ...callbacks, log }, signal);
}

/** Addresses as functions: the port of the embedded backend changes when it restarts. */
function addressesOf({ backend: own }: Config, embedded: EmbeddedBackend | null) {
  const at = (path: string): string | null => {
    const url = embedded?.url() ?? null;
    return url === null ? null : `${url}${path}`;
  };
  return own === null
    ? { apiUrl: () => at("/api"), contentUrl: () => at("") }
    : { apiUrl: () => own.apiUrl, contentUrl: () => own.contentUrl };
}

function docsApiSettings({ config, log }: GatewayOptions, metrics: Metrics) {
  return {
    freshSeconds: config.freshSeconds,
    staleSeconds: config.staleSeconds,
    limits: toDocsApiLimits(config.limits),
    log,
    onCall: metrics.timeUpstream,
    random: Math.random,
  };
}
