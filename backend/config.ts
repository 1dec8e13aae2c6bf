import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Settings by name, as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings cannot be used. The message names each bad one. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** What the docs backend runs with. */
export interface Config {
  readonly contentDir: string;
  /** The store's file. */
  readonly storeFile: string;
  /** The folder of what is served as `/media/…`. */
  readonly mediaDir: string;
  /** The secret by which addresses become unreadable keys. */
  readonly secretFile: string;
  readonly siteId: string;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const defaultContentDir = "content";
const defaultSiteName = "Domainlens";

const Settings = z.object({
  CONTENT_DIR: z.string().default(defaultContentDir).refine(isFolder, { error: "expected an existing folder with the content" }),
  DATA_DIR: z.string().default(".data"),
  SITE_ID: z.string().regex(/^[a-z0-9-]+$/, "expected lower-case letters, digits and hyphens").optional(),
  BACKEND_HOST: z.string().default("127.0.0.1"),
  BACKEND_PORT: z.coerce.number("expected a port: 0 to 65535").int().min(0).max(65_535).default(0),
  LOG_LEVEL: z.enum(logLevels, { error: `expected one of ${logLevels.join(", ")}` }).default("info"),
  DATABASE_URL: z.undefined({ error: "PostgreSQL is not supported yet; unset it to use the store in DATA_DIR" }).optional(),
});

/** Reads the settings, or throws one `ConfigError` with every problem. An empty setting counts as unset. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}, got "${given[String(path[0])] ?? ""}"`);
    throw new ConfigError(`The docs backend's settings cannot be used.\n${lines.join("\n")}`);
  }
  const { CONTENT_DIR, DATA_DIR, SITE_ID, BACKEND_HOST, BACKEND_PORT, LOG_LEVEL } = parsed.data;
  const dataDir = resolve(DATA_DIR, "backend");
  return {
    contentDir: resolve(CONTENT_DIR),
    storeFile: join(dataDir, "store.sqlite"),
    mediaDir: join(dataDir, "media"),
    secretFile: join(dataDir, "address-secret"),
    siteId: SITE_ID ?? findSiteId(CONTENT_DIR),
    host: BACKEND_HOST,
    port: BACKEND_PORT,
    logLevel: LOG_LEVEL,
  };
}

/** The content folder alone, for a command that needs nothing else. */
export function readContentDir(environment: Environment = process.env): string {
  return environment["CONTENT_DIR"] || defaultContentDir;
}

const SiteFile = z.object({ id: z.string().optional(), name: z.string().optional() }).catch({});

/** The identifier in `site.yml`, else the name in lower case, as the gateway has it. Its faults are the gateway's to tell. */
function findSiteId(contentDir: string): string {
  const { id, name = defaultSiteName } = SiteFile.parse(readSiteFile(join(contentDir, "site.yml")));
  return id ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function readSiteFile(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
