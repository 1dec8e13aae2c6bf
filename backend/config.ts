import { join, resolve } from "node:path";
import type { z } from "zod";
import { withoutTrailingSlash } from "../addresses/normalised-path.ts";
import { defaultContentDir } from "../content-folder/default-folders.ts";
import { givenSettings } from "../processes/given-settings.ts";
import { findSettingProblems, Settings } from "./settings.ts";
import type { Environment, logLevels } from "./settings.ts";
import { findSiteId } from "./site-facts.ts";

/** The settings are invalid. The message names each invalid one. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The settings of the docs backend. */
export interface Config {
  readonly contentDir: string;
  /** `DATABASE_URL`: the PostgreSQL database of the store. Null: the store is a file in the data folder. */
  readonly databaseUrl: string | null;
  /** The store's file, used without a database. */
  readonly storeFile: string;
  /** The folder of the files served as `/media/…`. */
  readonly mediaDir: string;
  /** The file with the key for hashing visitor addresses. */
  readonly secretFile: string;
  /** The file in which the backend writes its own URL while it runs. */
  readonly addressFile: string;
  readonly siteId: string;
  readonly host: string;
  /** 0: the system chooses a free port. */
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  /** `PURGE_SECRET`: grants other machines access to the reports. Null: only this machine has access. */
  readonly operatorSecret: string | null;
  /** `PURGE_URLS` with `PURGE_SECRET`: the gateways to notify of changes over HTTP; null: none. */
  readonly purge: PurgeConfig | null;
  /** `SMTP_URL`, `MAIL_TO`, `SITE_URL`, `SITE_NAME`; null if no mail is sent. */
  readonly mail: MailConfig | null;
}

/** The gateways to notify of changes. */
export interface PurgeConfig {
  /** Their base URLs, without a trailing slash. */
  readonly urls: readonly string[];
  readonly secret: string;
}

/** How mail is sent, and the site facts it contains. */
export interface MailConfig {
  readonly smtpUrl: string;
  /** The recipient of contact messages, and the sender of all mail. */
  readonly mailTo: string;
  /** The site's public URL, without a trailing slash. */
  readonly siteUrl: string;
  /** `SITE_NAME`; null: the name in `site.yml`, as it is when a mail is sent. */
  readonly siteName: string | null;
}

/** Reads the settings, or throws one `ConfigError` that lists every problem. An empty or blank setting counts as unset. */
export function readConfig(environment: Environment = process.env): Config {
  const parsed = Settings.safeParse(givenSettings(environment));
  const problems = findSettingProblems(environment);
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(
      `The docs backend's settings are invalid.\n${problems.map(({ name, text }) => `${name}: ${text}`).join("\n")}`,
    );
  }
  const { CONTENT_DIR, DATA_DIR, SITE_ID, BACKEND_HOST, BACKEND_PORT, LOG_LEVEL, PURGE_SECRET } = parsed.data;
  const dataDir = resolve(DATA_DIR, "backend");
  return {
    contentDir: resolve(CONTENT_DIR),
    databaseUrl: parsed.data.DATABASE_URL ?? null,
    storeFile: join(dataDir, "store.sqlite"),
    mediaDir: join(dataDir, "media"),
    secretFile: join(dataDir, "address-secret"),
    addressFile: join(dataDir, "address"),
    siteId: SITE_ID ?? findSiteId(CONTENT_DIR),
    host: BACKEND_HOST,
    port: BACKEND_PORT,
    logLevel: LOG_LEVEL,
    operatorSecret: PURGE_SECRET ?? null,
    purge: toPurgeConfig(parsed.data),
    mail: toMailConfig(parsed.data),
  };
}

function toPurgeConfig({ PURGE_URLS, PURGE_SECRET }: z.infer<typeof Settings>): PurgeConfig | null {
  return PURGE_URLS === undefined || PURGE_SECRET === undefined ? null : { urls: PURGE_URLS, secret: PURGE_SECRET };
}

function toMailConfig({ SMTP_URL, MAIL_TO, SITE_URL, SITE_NAME }: z.infer<typeof Settings>): MailConfig | null {
  if (SMTP_URL === undefined || MAIL_TO === undefined || SITE_URL === undefined) return null;
  const siteUrl = withoutTrailingSlash(new URL(SITE_URL).href);
  return { smtpUrl: SMTP_URL, mailTo: MAIL_TO, siteUrl, siteName: SITE_NAME ?? null };
}

/** The script that npm runs; undefined if npm did not start this process. */
export function findNpmScript(environment: Environment = process.env): string | undefined {
  return environment["npm_lifecycle_event"];
}

/** The content folder only, for commands that need no other setting. */
export function readContentDir(environment: Environment = process.env): string {
  return givenSettings(environment)["CONTENT_DIR"] ?? defaultContentDir;
}
