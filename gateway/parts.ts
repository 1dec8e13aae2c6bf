import { createEpoch } from "./answers/epoch.ts";
import type { Epoch } from "./answers/epoch.ts";
import type { CauseSummary } from "../content-folder/summary.ts";
import { describeSummary, summarise } from "../content-folder/summary.ts";
import type { Config } from "./config.ts";
import { createContentPipeline } from "./content/content-pipeline.ts";
import type { ContentPipeline } from "./content/content-pipeline.ts";
import { defaultContentLimits } from "./content/content-limits.ts";
import { createDocsApi } from "./docs-api/docs-api.ts";
import type { DocsApi } from "./docs-api/docs-api.ts";
import { defaultDocsApiLimits } from "./docs-api/limits.ts";
import type { GatewayOptions } from "./options.ts";
import type { LimitValues } from "./limits.ts";
import type { Log } from "./log.ts";
import type { Shared } from "./redis/open-redis.ts";
import { createMissingPaths } from "./server/missing-paths.ts";
import type { MissingPaths } from "./server/missing-paths.ts";
import { createMetrics } from "./server/metrics.ts";
import type { Metrics } from "./server/metrics.ts";
import { openSiteFiles } from "./site/site-files.ts";
import type { SiteFiles } from "./site/site-files.ts";
import type { SiteFacts } from "./site/site.ts";
import { startEmbeddedBackend } from "./supervisor/embedded-backend.ts";
import type { BackendProcessSettings } from "./supervisor/backend-process.ts";
import type { EmbeddedBackend } from "./supervisor/embedded-backend.ts";

/** What the doors are built on: where the data comes from, and the gate for HTML. */
export interface Parts {
  readonly siteFiles: SiteFiles;
  readonly docsApi: DocsApi;
  readonly contentPipeline: ContentPipeline;
  /** Counts purges. */
  readonly epoch: Epoch;
  /** What several gateways share; null for one alone. */
  readonly shared: Shared | null;
  /** Makes everything known so far old. */
  readonly purge: () => void;
  /** Calls back after every purge: something may have changed. */
  readonly onPurged: (listener: () => void) => void;
  /** Calls back with what is wrong in the content, in lines, now and whenever that has changed. */
  readonly onProblems: (listener: (lines: readonly string[]) => void) => void;
  readonly metrics: Metrics;
  readonly missingPaths: MissingPaths;
  readonly backendPid: () => number | null;
  readonly stop: () => Promise<void>;
}

/** Reads the site's files, starts the embedded backend where it is used, and builds the rest. */
export const createParts = async (options: GatewayOptions, port: number): Promise<Parts> => {
  const { config, log } = options;
  const epoch = createEpoch();
  const metrics = createMetrics();
  let docsApi: DocsApi | null = null;
  let shared: Shared | null = null;
  const { purge, purgeHere, onPurged } = createPurge(() => ({ docsApi, shared }), epoch);
  const { tellProblems, onProblems } = createProblems(log);
  const siteFiles = await openSiteFiles({
    contentDir: config.contentDir,
    overrides: { ...config.site, url: config.siteUrl ?? `http://localhost:${port}` },
    onChanged: () => {
      purge();
      warnOfNewId(log, siteId, siteFiles.site().id);
    },
    // The embedded backend tells what is wrong in the whole content folder, these files included; an operator's own knows nothing of them.
    onProblems: config.backend === null ? () => undefined : (problems) => tellProblems(summarise(problems)),
    onGone: (what) => log.warn(`site: ${what}`),
  });
  const siteId = siteFiles.site().id;
  const backend = await openBackend(options, siteFiles.site(), { onChanged: purge, onProblems: tellProblems }).catch(
    (error: unknown) => {
      siteFiles.stop();
      throw error;
    },
  );
  // Its client is loaded where there is a Redis.
  shared =
    config.redisUrl === null
      ? null
      : (await import("./redis/open-redis.ts")).openRedis(
          { url: config.redisUrl, prefix: `lectern:${siteId}:`, log },
          purgeHere,
        );
  docsApi = createDocsApi({
    ...addressesOf(config, backend),
    ...docsApiSettings(options, metrics),
    siteId,
    ...(shared && { shared: shared.answers }),
  });
  const contentPipeline =
    options.contentPipeline ?? createContentPipeline({ limits: contentLimits(config.limits), log });
  const ownPipeline = options.contentPipeline === undefined ? contentPipeline : null;
  const opened = docsApi;
  const missingPaths = createMissingPaths(opened, (bug) =>
    log.error({ err: bug }, "missing addresses could not be told"),
  );
  return {
    siteFiles,
    docsApi: opened,
    contentPipeline,
    epoch,
    shared,
    purge,
    onPurged,
    onProblems,
    metrics,
    missingPaths,
    backendPid: () => backend?.pid() ?? null,
    stop: () => stopParts(siteFiles, missingPaths, [opened, ownPipeline, backend, shared]),
  };
};

/** The data first, what is shared before what is here: who begins anew in the new epoch must not be given what was known in the old one. */
const createPurge = (
  data: () => { readonly docsApi: DocsApi | null; readonly shared: Shared | null },
  epoch: Epoch,
) => {
  const listeners: (() => void)[] = [];
  const purgeHere = (): void => {
    data().docsApi?.purge();
    epoch.raise();
    for (const listener of listeners) listener();
  };
  return {
    purge: (): void => {
      data().shared?.purge();
      purgeHere();
    },
    /** Another gateway was purged, and has told all. */
    purgeHere,
    onPurged: (listener: () => void) => void listeners.push(listener),
  };
};

/** Logs what is wrong in files, and passes it on to whoever shows it. */
const createProblems = (log: Log) => {
  let latest: readonly string[] = [];
  const listeners: ((lines: readonly string[]) => void)[] = [];
  return {
    tellProblems: (causes: readonly CauseSummary[]): void => {
      latest = describeSummary(causes);
      for (const line of latest) log.warn(`content: ${line}`);
      for (const listener of listeners) listener(latest);
    },
    onProblems: (listener: (lines: readonly string[]) => void): void => {
      listeners.push(listener);
      listener(latest);
    },
  };
};

/** What was counted is told to the backend while it is still there. */
const stopParts = async (
  siteFiles: SiteFiles,
  missingPaths: MissingPaths,
  others: readonly ({ readonly stop: () => Promise<void> } | null)[],
): Promise<void> => {
  siteFiles.stop();
  await missingPaths.stop();
  await Promise.all(others.map(async (part) => part?.stop()));
};

/** The identifier is part of every call to the backend, embedded or not, which goes on under the one that both began with. */
const warnOfNewId = (log: Log, atStart: string, now: string): void => {
  if (now !== atStart)
    log.warn(
      `site: id is now "${now}", and the docs backend is still asked for "${atStart}"; start the gateway again to use the new one`,
    );
};

/** The embedded backend, unless the operator has one. */
const openBackend = async (
  { config, log, environment }: GatewayOptions,
  site: SiteFacts,
  told: Pick<BackendProcessSettings, "onChanged" | "onProblems">,
): Promise<EmbeddedBackend | null> => {
  if (config.backend !== null) return null;
  const own = {
    CONTENT_DIR: config.contentDir,
    DATA_DIR: config.dataDir,
    SITE_ID: site.id,
    SITE_URL: site.url,
    SITE_NAME: site.name,
    LOG_LEVEL: config.logLevel,
  };
  return startEmbeddedBackend({ environment: { ...environment, ...own }, ...told, log });
};

/** The embedded backend moves when it restarts, so its addresses are asked for anew each time. */
const addressesOf = ({ backend: own }: Config, embedded: EmbeddedBackend | null) => {
  const at = (path: string): string | null => {
    const url = embedded?.url() ?? null;
    return url === null ? null : `${url}${path}`;
  };
  return own === null
    ? { apiUrl: () => at("/api"), contentUrl: () => at("") }
    : { apiUrl: () => own.apiUrl, contentUrl: () => own.contentUrl };
};

const docsApiSettings = ({ config, log }: GatewayOptions, metrics: Metrics) => ({
  freshSeconds: config.freshSeconds,
  staleSeconds: config.staleSeconds,
  limits: docsApiLimits(config.limits),
  log,
  onCall: metrics.timeUpstream,
  random: Math.random,
});

const docsApiLimits = (limits: LimitValues) => ({
  ...defaultDocsApiLimits,
  connectMs: limits.LIMIT_UPSTREAM_CONNECT_MS,
  totalMs: limits.LIMIT_UPSTREAM_TOTAL_MS,
  sitemapTotalMs: limits.LIMIT_UPSTREAM_SITEMAP_MS,
  bodyBytes: limits.LIMIT_UPSTREAM_BODY_BYTES,
  bigBodyBytes: limits.LIMIT_UPSTREAM_BIG_BODY_BYTES,
  callsAtOnce: limits.LIMIT_UPSTREAM_CALLS_COUNT,
  callsWaiting: limits.LIMIT_UPSTREAM_WAITING_COUNT,
  breakerCalls: limits.LIMIT_BREAKER_CALLS_COUNT,
  breakerWindowMs: limits.LIMIT_BREAKER_WINDOW_MS,
  breakerOpenMs: limits.LIMIT_BREAKER_OPEN_MS,
});

const contentLimits = (limits: LimitValues) => ({
  ...defaultContentLimits,
  contentBytes: limits.LIMIT_CONTENT_BYTES,
  cpuMs: limits.LIMIT_CONTENT_CPU_MS,
  waitMs: limits.LIMIT_CONTENT_WAIT_MS,
});
