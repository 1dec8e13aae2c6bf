import { resolve } from "node:path";
import type { z } from "zod";
import { givenSettings } from "../processes/given-settings.ts";
import { shownSetting } from "../processes/shown-setting.ts";
import { Limits, limitNames, nearestLimit } from "./limits.ts";
import type { LimitValues } from "./limits.ts";
import { Settings } from "./settings.ts";

/** The variables of the environment, as the system gives them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The gateway's settings: each field names its environment variables (docs/guides/deploy.md lists them all). */
export interface Config {
  /** `PORT`, `HOST`, `LISTEN_WHEN`: the listening address; port 0 lets the system choose, no host means all interfaces. */
  readonly listen: {
    readonly port: number;
    readonly host: string | undefined;
    /** `starting`: who comes during the start waits for its end; `ready`: connections are refused until then. */
    readonly when: "starting" | "ready";
  };
  /** `SITE_URL`: the public URL without a trailing slash; null means `http://localhost:PORT`. */
  readonly siteUrl: string | null;
  /** `SITE_NAME`, `SITE_ID`, `LOGIN_URL`, `CERTIFICATION_URL`: overrides of `site.yml`. */
  readonly site: {
    readonly name: string | null;
    readonly id: string | null;
    readonly loginUrl: string | null;
    readonly certificationUrl: string | null;
  };
  /** `DOCS_API_URL`, `DOCS_CONTENT_URL`: the operator's backend; null means the embedded one. */
  readonly backend: { readonly apiUrl: string; readonly contentUrl: string } | null;
  /** `CONTENT_DIR`, `DATA_DIR`: absolute paths. */
  readonly contentDir: string;
  readonly dataDir: string;
  /** `CACHE_FRESH_SECONDS`, `CACHE_STALE_SECONDS`. */
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  /** `REDIS_URL`: the Redis that several gateways share; null for a single gateway. */
  readonly redisUrl: string | null;
  /** `ALLOWED_HOSTS`: `Host` values accepted in addition to the host of `SITE_URL` and loopback names. */
  readonly allowedHosts: readonly string[];
  /** `CORS_ORIGINS`: the origins whose pages may read public answers; `*` for all. */
  readonly corsOrigins: "*" | readonly string[];
  /** `FORWARD_COOKIES`: cookies that are forwarded to the docs backend and make a request private. */
  readonly forwardCookies: readonly string[];
  /** `PURGE_SECRET`: the bearer secret for purge and remote metrics; null: no purge over HTTP, and metrics from loopback only. */
  readonly purgeSecret: string | null;
  /** `INDEXNOW_KEY`, `INDEXNOW_URL`: key and endpoint for notifying search engines of changes; null disables it. */
  readonly indexNow: { readonly key: string; readonly endpoint: string } | null;
  /** `TRUST_PROXY`: the number of proxies whose `X-Forwarded-For` is trusted, or their addresses and networks. */
  readonly trustedProxies: number | readonly string[];
  /** `PLAYGROUND`: `off` disables introspection too. */
  readonly playground: boolean;
  /** `SERVICE_WORKER`: `off` disables offline reading, and removes workers that browsers have already installed. */
  readonly offlineReading: boolean;
  /** `LOG_LEVEL`. */
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** `LIMIT_<NAME>_<UNIT>`. */
  readonly limits: LimitValues;
}

/** The process environment; nothing else in the gateway reads `process.env`. */
export function readEnvironment(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Thrown for invalid settings; the message lists each of them. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** An invalid setting: what was expected and, unless it is a secret, what was given. */
export interface SettingProblem {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads the settings from the environment; an empty or blank variable counts as unset.
 *
 * @param others problems in the settings of the embedded backend, to be reported with the gateway's own.
 * @throws ConfigError naming every invalid variable, what was expected and what was given.
 */
export function readConfig(environment: Environment, others: readonly SettingProblem[] = []): Config {
  const given = givenSettings(environment);
  const settings = Settings.safeParse(given);
  const limits = Limits.safeParse(given);
  const issues = [
    ...(settings.error?.issues ?? []),
    ...(limits.error?.issues ?? []),
    ...unknownLimits(given),
    ...missingForIndexNow(given),
  ];
  const own = issues.map((issue) => toProblem(issue, given));
  const problems = [...own, ...others.filter(({ name }) => !own.some((problem) => problem.name === name))];
  if (!settings.success || !limits.success || problems.length > 0) {
    throw new ConfigError(
      `The settings are invalid:\n${problems.map(({ name, text }) => `  ${name}: ${text}`).join("\n")}`,
    );
  }
  return toConfig(settings.data, limits.data);
}

function toConfig(env: z.infer<typeof Settings>, limits: LimitValues): Config {
  return {
    listen: { port: env.PORT, host: env.HOST, when: env.LISTEN_WHEN },
    siteUrl: env.SITE_URL ?? null,
    site: {
      name: env.SITE_NAME ?? null,
      id: env.SITE_ID ?? null,
      loginUrl: env.LOGIN_URL ?? null,
      certificationUrl: env.CERTIFICATION_URL ?? null,
    },
    backend: env.DOCS_API_URL
      ? { apiUrl: env.DOCS_API_URL, contentUrl: env.DOCS_CONTENT_URL ?? new URL(env.DOCS_API_URL).origin }
      : null,
    contentDir: resolve(env.CONTENT_DIR),
    dataDir: resolve(env.DATA_DIR),
    freshSeconds: env.CACHE_FRESH_SECONDS,
    staleSeconds: env.CACHE_STALE_SECONDS,
    redisUrl: env.REDIS_URL ?? null,
    allowedHosts: env.ALLOWED_HOSTS,
    corsOrigins: env.CORS_ORIGINS,
    forwardCookies: env.FORWARD_COOKIES,
    purgeSecret: env.PURGE_SECRET ?? null,
    indexNow: env.INDEXNOW_KEY === undefined ? null : { key: env.INDEXNOW_KEY, endpoint: env.INDEXNOW_URL },
    trustedProxies: env.TRUST_PROXY,
    playground: env.PLAYGROUND === "on",
    offlineReading: env.SERVICE_WORKER === "on",
    logLevel: env.LOG_LEVEL,
    limits,
  };
}

/** Search engines need public URLs, so IndexNow requires `SITE_URL`. */
function missingForIndexNow(given: Environment): readonly Issue[] {
  return given["INDEXNOW_KEY"] !== undefined && given["SITE_URL"] === undefined
    ? [{ path: ["SITE_URL"], message: "expected the site's public URL, because INDEXNOW_KEY is set" }]
    : [];
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function unknownLimits(given: Environment): readonly Issue[] {
  return Object.keys(given)
    .filter((name) => name.startsWith("LIMIT_") && !limitNames.includes(name))
    .map((name) => ({
      path: [name],
      message: `there is no such limit; the closest is ${nearestLimit(name)}. docs/guides/deploy.md lists them all`,
    }));
}

/** Settings whose values never appear in messages. */
const secretSettings = ["REDIS_URL", "PURGE_SECRET"];

function toProblem({ path, message }: Issue, given: Environment): SettingProblem {
  const name = String(path[0]);
  return { name, text: `${message}, ${shownSetting(given[name], secretSettings.includes(name))}` };
}
