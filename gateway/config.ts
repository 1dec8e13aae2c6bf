import { resolve } from "node:path";
import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { Limits, limitNames } from "./limits.ts";
import type { LimitValues } from "./limits.ts";

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

const httpUrl = z
  .url({ protocol: /^https?$/, error: "expected an absolute http: or https: address" })
  .transform(withoutTrailingSlash);

/** Words separated by commas. */
const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );

const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().optional(),
  SITE_URL: httpUrl.optional(),
  SITE_NAME: z.string().max(60).optional(),
  SITE_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "expected lower-case letters, digits and hyphens")
    .optional(),
  LOGIN_URL: httpUrl.optional(),
  CERTIFICATION_URL: httpUrl.optional(),
  DOCS_API_URL: httpUrl.optional(),
  DOCS_CONTENT_URL: httpUrl.optional(),
  CONTENT_DIR: z.string().default("content"),
  DATA_DIR: z.string().default(".data"),
  CACHE_FRESH_SECONDS: z.coerce.number().min(0).default(60),
  CACHE_STALE_SECONDS: z.coerce.number().min(0).default(86_400),
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: "expected redis://host:port or rediss://host:port, with user and password where they are needed",
    })
    .optional(),
  ALLOWED_HOSTS: list,
  FORWARD_COOKIES: list,
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "expected 8 to 128 letters, digits and hyphens")
    .optional(),
  INDEXNOW_URL: httpUrl.default("https://api.indexnow.org/indexnow"),
  PURGE_SECRET: z.string().min(16, "expected at least 16 characters").optional(),
  TRUST_PROXY: z
    .string()
    .default("0")
    .transform(toProxies)
    .refine(
      (proxies) => typeof proxies === "number" || proxies.every(isNetwork),
      "expected a number of proxies, or their addresses and networks",
    ),
  PLAYGROUND: z.enum(["on", "off"]).default("on"),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The process's environment: the only place that reads it. */
export const readEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Thrown for settings that cannot be used; the message names each of them. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings from the environment; an empty variable counts as not given.
 *
 * @throws ConfigError that names every bad variable, what was expected and what came.
 */
export const readConfig = (environment: Environment): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const settings = Settings.safeParse(given);
  const limits = Limits.safeParse(given);
  const issues = [
    ...(settings.error?.issues ?? []),
    ...(limits.error?.issues ?? []),
    ...unknownLimits(given),
    ...missingForIndexNow(given),
  ];
  if (!settings.success || !limits.success || issues.length > 0) {
    throw new ConfigError(
      `The settings cannot be used:\n${issues.map((issue) => describeIssue(issue, given)).join("\n")}`,
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
    .map((name) => ({ path: [name], message: `there is no such limit; known: ${limitNames.join(", ")}` }));

/** Settings that hold a secret are not repeated in messages. */
const secretSettings = ["REDIS_URL", "PURGE_SECRET"];

const describeIssue = ({ path, message }: Issue, given: Environment): string => {
  const name = String(path[0]);
  return `  ${name}: ${message}, got ${secretSettings.includes(name) ? "something else" : JSON.stringify(given[name] ?? null)}`;
};

/** @example toProxies("2") // 2 */
function toProxies(text: string): number | readonly string[] {
  return /^\d{1,2}$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim());
}

/** @example isNetwork("10.0.0.0/8") // true */
function isNetwork(text: string): boolean {
  const [address = "", bits = "0", ...more] = text.split("/");
  return (
    isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128)
  );
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
