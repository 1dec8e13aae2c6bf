import { statSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { withoutTrailingSlash } from "../addresses/normalised-path.ts";
import { canBeginAddresses } from "../addresses/site-url.ts";
import { defaultContentDir, defaultDataDir } from "../content-folder/default-folders.ts";
import { faultOfPlace } from "../content-folder/inside/find-inside.ts";
import { givenSettings } from "../processes/given-settings.ts";
import { shownSetting } from "../processes/shown-setting.ts";

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting: what was expected, and the value found unless it is a secret. */
export interface SettingProblem {
  readonly name: string;
  readonly text: string;
}

/** How much is logged, from the least on. */
export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const httpUrl = z
  .url({ protocol: /^https?$/, error: "expected addresses of gateways, http: or https:, separated by commas" })
  .transform(withoutTrailingSlash);

/** The settings by name, as the environment has them. */
export const Settings = z.object({
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
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "expected an absolute http: or https: address", abort: true })
    .refine(canBeginAddresses, "expected an address without user, query and fragment")
    .optional(),
  SITE_NAME: z.string().optional(),
  PURGE_SECRET: z.string().min(16, "expected at least 16 characters").optional(),
});

/** The settings that sending mail requires. */
const neededForMail = {
  MAIL_TO: "expected the e-mail address that receives contact messages and sends mail, because SMTP_URL is set",
  SITE_URL: "expected the site's public URL, for the links in mails, because SMTP_URL is set",
} as const;

/** Settings that hold secrets; messages do not repeat their values. */
const secretSettings = ["SMTP_URL", "DATABASE_URL", "PURGE_SECRET"];

/** All problems in the settings, one for each setting. An empty or blank setting counts as unset. */
export function findSettingProblems(environment: Environment): readonly SettingProblem[] {
  const given = givenSettings(environment);
  const issues =
    Settings.safeParse(given).error?.issues.map(({ path, message }) => ({ name: String(path[0]), message })) ?? [];
  const problems = [...issues, ...missingForMail(given), ...missingForPurge(given), ...dataInContent(given)];
  return problems
    .filter(({ name }, index) => problems.findIndex((problem) => problem.name === name) === index)
    .map(({ name, message }) => ({
      name,
      text: `${message}, ${shownSetting(given[name], secretSettings.includes(name))}`,
    }));
}

function missingForMail(given: Environment): readonly { readonly name: string; readonly message: string }[] {
  if (given["SMTP_URL"] === undefined) return [];
  return Object.entries(neededForMail).flatMap(([name, message]) =>
    given[name] === undefined ? [{ name, message }] : [],
  );
}

function missingForPurge(given: Environment): readonly { readonly name: string; readonly message: string }[] {
  if (given["PURGE_URLS"] === undefined || given["PURGE_SECRET"] !== undefined) return [];
  return [{ name: "PURGE_SECRET", message: "expected the gateways' secret, because PURGE_URLS is set" }];
}

function dataInContent({
  CONTENT_DIR = defaultContentDir,
  DATA_DIR = defaultDataDir,
}: Environment): readonly { readonly name: string; readonly message: string }[] {
  if (faultOfPlace(resolve(CONTENT_DIR), resolve(DATA_DIR)) !== null) return [];
  return [
    {
      name: "DATA_DIR",
      message: "expected a folder outside CONTENT_DIR, because everything in CONTENT_DIR is content",
    },
  ];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
