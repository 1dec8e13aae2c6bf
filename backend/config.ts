import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { parseBoundedYaml } from "../content-folder/bounded-yaml.ts";
import { faultOfPlace } from "../content-folder/find-inside.ts";
import { readTextInsideSync } from "../content-folder/read-inside.ts";

/** Settings by name, as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used: what was expected, and what came, unless that is a secret. */
export interface SettingProblem {
  readonly name: string;
  readonly text: string;
}

/** The settings cannot be used. The message names each bad one. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** What the docs backend runs with. */
export interface Config {
  readonly contentDir: string;
  /** `DATABASE_URL`: the PostgreSQL database of the store. Null: the store is a file in the data folder. */
  readonly databaseUrl: string | null;
  /** The store's file, where there is no database. */
  readonly storeFile: string;
  /** The folder of what is served as `/media/…`. */
  readonly mediaDir: string;
  /** The secret by which addresses become unreadable keys. */
  readonly secretFile: string;
  /** Where the backend writes its address while it runs. */
  readonly addressFile: string;
  readonly siteId: string;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  /** `PURGE_SECRET`: opens the reports to other machines. Null: to this one only. */
  readonly operatorSecret: string | null;
  /** `PURGE_URLS` with `PURGE_SECRET`: the gateways that are told of changes over HTTP; null: none. */
  readonly purge: PurgeConfig | null;
  /** `SMTP_URL`, `MAIL_TO`, `SITE_URL`, `SITE_NAME`: null where no mail is sent. */
  readonly mail: MailConfig | null;
}

/** Gateways that are told of changes. */
export interface PurgeConfig {
  /** Their addresses, without a trailing slash. */
  readonly urls: readonly string[];
  readonly secret: string;
}

/** How mail is sent, and what it says of the site. */
export interface MailConfig {
  readonly smtpUrl: string;
  /** Who gets the contact messages, and in whose name mail is sent. */
  readonly mailTo: string;
  /** The site's public address, without a trailing slash. */
  readonly siteUrl: string;
  readonly siteName: string;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const defaultContentDir = "content";
const defaultDataDir = ".data";
const defaultSiteName = "Domainlens";

const httpUrl = z
  .url({ protocol: /^https?$/, error: "expected addresses of gateways, http: or https:, separated by commas" })
  .transform((url) => url.replace(/\/+$/, ""));

const Settings = z.object({
  CONTENT_DIR: z
    .string()
    .default(defaultContentDir)
    .refine(isFolder, { error: "expected an existing folder with the content" }),
  DATA_DIR: z.string().default(defaultDataDir),
  SITE_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, "expected lower-case letters, digits and hyphens")
    .optional(),
  BACKEND_HOST: z.string().default("127.0.0.1"),
  BACKEND_PORT: z.coerce.number("expected a port: 0 to 65535").int().min(0).max(65_535).default(0),
  LOG_LEVEL: z.enum(logLevels, { error: `expected one of ${logLevels.join(", ")}` }).default("info"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      hostname: /./,
      error: "expected a PostgreSQL database as postgres://user:password@host:port/database",
    })
    .optional(),
  PURGE_URLS: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .pipe(z.array(httpUrl))
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "expected the mail server as smtp://user:password@host:port or smtps://…",
    })
    .optional(),
  MAIL_TO: z.email("expected one e-mail address").optional(),
  SITE_URL: z.url({ protocol: /^https?$/, error: "expected an absolute http: or https: address" }).optional(),
  SITE_NAME: z.string().optional(),
  PURGE_SECRET: z.string().min(16, "expected at least 16 characters").optional(),
});

/** What a mail cannot be written without. */
const neededForMail = {
  MAIL_TO: "expected the address that contact messages go to and mail comes from, because SMTP_URL is set",
  SITE_URL: "expected the site's public address, which links in mails lead to, because SMTP_URL is set",
} as const;

/** Settings that hold a secret are not repeated in messages. */
const secretSettings = ["SMTP_URL", "DATABASE_URL", "PURGE_SECRET"];

/** Everything that is wrong with the settings; an empty one counts as unset. */
export function findSettingProblems(environment: Environment): readonly SettingProblem[] {
  const given = withoutEmpty(environment);
  const issues =
    Settings.safeParse(given).error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? [];
  return [...issues, ...missingForMail(given), ...missingForPurge(given), ...dataInContent(given)].map(
    ({ name, message }) => ({
      name,
      text: `${message}, got ${secretSettings.includes(name) ? "something else" : `"${given[name] ?? ""}"`}`,
    }),
  );
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}

/** Reads the settings, or throws one `ConfigError` with every problem. An empty setting counts as unset. */
export function readConfig(environment: Environment = process.env): Config {
  const parsed = Settings.safeParse(withoutEmpty(environment));
  const problems = findSettingProblems(environment);
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(
      `The docs backend's settings cannot be used.\n${problems.map(({ name, text }) => `${name}: ${text}`).join("\n")}`,
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

function missingForMail(given: Environment): readonly { readonly name: string; readonly message: string }[] {
  if (given["SMTP_URL"] === undefined) return [];
  return Object.entries(neededForMail).flatMap(([name, message]) =>
    given[name] === undefined ? [{ name, message }] : [],
  );
}

function missingForPurge(given: Environment): readonly { readonly name: string; readonly message: string }[] {
  if (given["PURGE_URLS"] === undefined || given["PURGE_SECRET"] !== undefined) return [];
  return [{ name: "PURGE_SECRET", message: "expected the secret of the gateways, because PURGE_URLS is set" }];
}

function dataInContent({
  CONTENT_DIR = defaultContentDir,
  DATA_DIR = defaultDataDir,
}: Environment): readonly { readonly name: string; readonly message: string }[] {
  if (faultOfPlace(resolve(CONTENT_DIR), resolve(DATA_DIR)) !== null) return [];
  return [
    { name: "DATA_DIR", message: "expected a folder outside of CONTENT_DIR, because what lies in that is content" },
  ];
}

function toPurgeConfig({ PURGE_URLS, PURGE_SECRET }: z.infer<typeof Settings>): PurgeConfig | null {
  return PURGE_URLS === undefined || PURGE_SECRET === undefined ? null : { urls: PURGE_URLS, secret: PURGE_SECRET };
}

function toMailConfig({
  SMTP_URL,
  MAIL_TO,
  SITE_URL,
  SITE_NAME,
  CONTENT_DIR,
}: z.infer<typeof Settings>): MailConfig | null {
  if (SMTP_URL === undefined || MAIL_TO === undefined || SITE_URL === undefined) return null;
  const siteName = SITE_NAME ?? readSite(CONTENT_DIR).name ?? defaultSiteName;
  return { smtpUrl: SMTP_URL, mailTo: MAIL_TO, siteUrl: new URL(SITE_URL).href.replace(/\/+$/, ""), siteName };
}

/** The script that npm runs, where it is npm that starts this process. */
export function findNpmScript(environment: Environment = process.env): string | undefined {
  return environment["npm_lifecycle_event"];
}

/** The content folder alone, for a command that needs nothing else. */
export function readContentDir(environment: Environment = process.env): string {
  return environment["CONTENT_DIR"] || defaultContentDir;
}

const SiteFile = z.object({ id: z.string().optional(), name: z.string().optional() }).catch({});

/** The identifier in `site.yml`, else the name in lower case, as the gateway has it. Its faults are the gateway's to tell. */
function findSiteId(contentDir: string): string {
  const { id, name = defaultSiteName } = readSite(contentDir);
  return id ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function readSite(contentDir: string): z.infer<typeof SiteFile> {
  const found = readTextInsideSync(contentDir, "site.yml");
  const yaml = parseBoundedYaml(found.kind === "read" ? found.text : "");
  return SiteFile.parse(yaml.kind === "read" ? yaml.data : {});
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
