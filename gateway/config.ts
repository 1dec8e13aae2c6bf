import { resolve } from "node:path";
import type { z } from "zod";
import { Limits, limitNames, nearestLimit } from "./limits.ts";
import type { LimitValues } from "./limits.ts";
import { Settings } from "./settings.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The gateway's settings; each field says what its variable means (docs/guides/deploy.md lists them all). */
export interface Config {
  /** `PORT`, `HOST`: where the gateway listens; 0 lets the system choose a port, no host means all interfaces. */
  readonly listen: { readonly port: number; readonly host: string | undefined };
  /** `SITE_URL`: the public address, without a trailing slash; null: `http://localhost:PORT`. */
  readonly siteUrl: string | null;
  /** `SITE_NAME`, `SITE_ID`, `LOGIN_URL`, `CERTIFICATION_URL`: what overrides `site.yml`. */
  readonly site: {
    readonly name: string | null;
    readonly id: string | null;
    readonly loginUrl: string | null;
    readonly certificationUrl: string | null;
  };
  /** `DOCS_API_URL`, `DOCS_CONTENT_URL`: the operator's backend; null: the embedded one. */
  readonly backend: { readonly apiUrl: string; readonly contentUrl: string } | null;
  /** `CONTENT_DIR`, `DATA_DIR`: absolute folders. */
  readonly contentDir: string;
  readonly dataDir: string;
  /** `CACHE_FRESH_SECONDS`, `CACHE_STALE_SECONDS`. */
  readonly freshSeconds: number;
  readonly staleSeconds: number;
  /** `REDIS_URL`: what several gateways share; null: this one is alone. */
  readonly redisUrl: string | null;
  /** `ALLOWED_HOSTS`: further `Host` values that are answered, beside that of `SITE_URL` and loopback names. */
  readonly allowedHosts: readonly string[];
  /** `CORS_ORIGINS`: the origins whose pages may read what is public: all of them, or these. */
  readonly corsOrigins: "*" | readonly string[];
  /** `FORWARD_COOKIES`: names of cookies that make a request private. */
  readonly forwardCookies: readonly string[];
  /** `PURGE_SECRET`: the bearer secret of purge and metrics from elsewhere; null: from loopback only. */
  readonly purgeSecret: string | null;
  /** `INDEXNOW_KEY`, `INDEXNOW_URL`: the key by which search engines are told of changes, and where; null: they are not told. */
  readonly indexNow: { readonly key: string; readonly endpoint: string } | null;
  /** `TRUST_PROXY`: the number of proxies whose `X-Forwarded-For` is believed, or their addresses and networks. */
  readonly trustedProxies: number | readonly string[];
  /** `PLAYGROUND`: `off` turns introspection off too. */
  readonly playground: boolean;
  /** `SERVICE_WORKER`: `off` ends offline reading, also for those who have it already. */
  readonly offlineReading: boolean;
  /** `LOG_LEVEL`. */
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** `LIMIT_<NAME>_<UNIT>`. */
  readonly limits: LimitValues;
}

/** The process's environment: the only place that reads it. */
export const readEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Thrown for settings that cannot be used; the message names each of them. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** A setting that cannot be used: what was expected, and what came, unless that is a secret. */
export interface SettingProblem {
  readonly name: string;
  readonly text: string;
}

/**
 * Reads the settings from the environment; an empty variable counts as not given.
 *
 * @param others what is wrong with the settings of the program that this one starts.
 * @throws ConfigError that names every bad variable, what was expected and what came.
 */
export const readConfig = (environment: Environment, others: readonly SettingProblem[] = []): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
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
      `The settings cannot be used:\n${problems.map(({ name, text }) => `  ${name}: ${text}`).join("\n")}`,
    );
  }
  return toConfig(settings.data, limits.data);
};

const toConfig = (env: z.infer<typeof Settings>, limits: LimitValues): Config => ({
  listen: { port: env.PORT, host: env.HOST },
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
});

/** Search engines are told public addresses. */
const missingForIndexNow = (given: Environment): readonly Issue[] =>
  given["INDEXNOW_KEY"] !== undefined && given["SITE_URL"] === undefined
    ? [{ path: ["SITE_URL"], message: "expected the site's public address, because INDEXNOW_KEY is set" }]
    : [];

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const unknownLimits = (given: Environment): readonly Issue[] =>
  Object.keys(given)
    .filter((name) => name.startsWith("LIMIT_") && !limitNames.includes(name))
    .map((name) => ({
      path: [name],
      message: `there is no such limit; the nearest is ${nearestLimit(name)}, and docs/guides/deploy.md has them all`,
    }));

/** Settings that hold a secret are not repeated in messages. */
const secretSettings = ["REDIS_URL", "PURGE_SECRET"];

const toProblem = ({ path, message }: Issue, given: Environment): SettingProblem => {
  const name = String(path[0]);
  return {
    name,
    text: `${message}, got ${secretSettings.includes(name) ? "something else" : JSON.stringify(given[name] ?? null)}`,
  };
};
