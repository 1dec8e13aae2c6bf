import { createEpoch } from "./answers/epoch.ts";
import type { Epoch } from "./answers/epoch.ts";
import { summarise } from "../content-folder/summary.ts";
import { createProblems } from "./content-problems.ts";
import { createContentPipeline } from "./content/content-pipeline.ts";
import type { ContentPipeline } from "./content/content-pipeline.ts";
import { createDocsApi } from "./docs-api/docs-api.ts";
import type { DocsApi } from "./docs-api/docs-api.ts";
import { addressesOf, openBackend } from "./open-backend.ts";
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
  const pipeline = openContentPipeline(options);
  const onNoticed = noticingFor(noticedChanges);
  const siteFiles = await openSite(options, port, { purge, onNoticed: onNoticed("site"), reportProblems });
  const siteId = siteFiles.site().id;
  // Its thread takes a while to start, meanwhile so does the backend.
  if (options.warms) pipeline.contentPipeline.warm();
  const backend = await openBackend(options, siteFiles.site(), {
    onChanged: purge,
    onNoticed: onNoticed("documents"),
    onProblems: reportProblems,
  }).catch(async (error: unknown) => {
    siteFiles.stop();
    await pipeline.stop();
    throw error;
  });
  shared = await openShared(options, siteId, purgeHere);
  docsApi = createDocsApi({
    ...addressesOf(config, backend),
    ...docsApiSettings(options, metrics),
    siteId,
    ...(shared && { shared: shared.answers }),
  });
  const missingPaths = createMissingPaths(docsApi, (bug) =>
    log.error({ err: bug }, "missing addresses could not be reported"),
  );
  return {
    siteFiles,
    docsApi,
    contentPipeline: pipeline.contentPipeline,
    epoch,
    shared,
    purge,
    noticedChanges,
    onPurged,
    onProblems,
    metrics,
    missingPaths,
    backendPid: () => backend?.pid() ?? null,
    stop: createStop({ siteFiles, pipeline, missingPaths, docsApi, backend, shared }),
  };
}

/** The gate for HTML. One that several gateways share is not stopped with this one. */
function openContentPipeline({ config, log, shared }: GatewayOptions) {
  const given = shared?.contentPipeline;
  if (given !== undefined) return { contentPipeline: given, stop: async () => undefined };
  const contentPipeline = createContentPipeline({ limits: toContentLimits(config.limits), log });
  return { contentPipeline, stop: () => contentPipeline.stop() };
}

/** Passes on that a reader has noticed changes, or has read them. */
function noticingFor(changes: NoticedChanges) {
  return (reader: Reader) => (isPending: boolean) => (isPending ? changes.notice(reader) : changes.settle(reader));
}

/** Reads the site's own files, and follows them. */
async function openSite(
  { config, log }: GatewayOptions,
  port: number,
  {
    purge,
    onNoticed,
    reportProblems,
  }: {
    readonly purge: () => void;
    readonly onNoticed: (isPending: boolean) => void;
    readonly reportProblems: BackendProcessSettings["onProblems"];
  },
): Promise<SiteFiles> {
  const siteFiles = await openSiteFiles({
    contentDir: config.contentDir,
    overrides: { ...config.site, url: config.siteUrl ?? `http://localhost:${port}` },
    onChanged: () => {
      purge();
      warnOfNewId(log, siteId, siteFiles.site().id);
    },
    onNoticed,
    // The embedded backend reports problems in the whole content folder, these files included; an operator's own does not know these files.
    onProblems: config.backend === null ? () => undefined : (problems) => reportProblems(summarise(problems)),
    onGone: (what) => log.warn(`site: ${what}`),
  });
  const siteId = siteFiles.site().id;
  return siteFiles;
}

/** What several gateways share; null without Redis, whose client is loaded only then. */
async function openShared({ config, log }: GatewayOptions, siteId: string, purgeHere: () => void) {
  if (config.redisUrl === null) return null;
  const { openRedis } = await import("./redis/open-redis.ts");
  return openRedis(
    { url: config.redisUrl, prefix: `lectern:${siteId}:`, answerMs: config.limits.LIMIT_REDIS_MS, log },
    purgeHere,
  );
}

/** Stops the parts: missing paths are sent first, while the backend is still running. */
function createStop({
  siteFiles,
  pipeline,
  missingPaths,
  docsApi,
  backend,
  shared,
}: Pick<Parts, "siteFiles" | "missingPaths" | "docsApi" | "shared"> & {
  readonly pipeline: ReturnType<typeof openContentPipeline>;
  readonly backend: EmbeddedBackend | null;
}): Parts["stop"] {
  return async (limitMs) => {
    const deadline = performance.now() + limitMs;
    siteFiles.stop();
    await Promise.all([
      pipeline.stop(),
      within(limitMs / 2, missingPaths.stop()).then(() =>
        Promise.all([docsApi.stop(), backend?.stop(deadline - performance.now()), shared?.stop()]),
      ),
    ]);
  };
}

/** The site id is part of every call to the backend, embedded or not, and stays the one that both started with. */
function warnOfNewId(log: Log, atStart: string, now: string): void {
  if (now !== atStart)
    log.warn(
      `site: id is now "${now}", but the docs backend is still queried for "${atStart}"; restart the gateway to use the new one`,
    );
}

function docsApiSettings({ config, log }: GatewayOptions, metrics: Metrics) {
  return {
    freshSeconds: config.freshSeconds,
    staleSeconds: config.staleSeconds,
    limits: toDocsApiLimits(config.limits),
    log,
    hasTree: config.backend === null,
    onCall: metrics.timeUpstream,
    random: Math.random,
  };
}
