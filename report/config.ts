import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { defaultPort } from "../addresses/default-port.ts";
import { withoutTrailingSlash } from "../addresses/normalised-path.ts";
import { defaultSiteId } from "../content-folder/site-definition/default-site-id.ts";
import { defaultContentDir, defaultDataDir } from "../content-folder/default-folders.ts";
import type { DocumentTypes } from "../content-folder/document-types/document-type.ts";
import { takeTypes } from "../content-folder/document-types/take-types.ts";
import { typesInForce } from "../content-folder/document-types/types-in-force.ts";
import { defaultSiteName } from "../content-folder/fields.ts";
import { readTextInsideSync } from "../content-folder/inside/read-inside.ts";
import { isMapping, readYaml } from "../content-folder/yaml/yaml-reading.ts";

/** The settings of a report. */
export interface ReportSettings {
  /** Base URL of the docs API, including `/api`. */
  readonly apiUrl: string;
  /** Where the URL was found, for messages. */
  readonly foundIn: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly types: DocumentTypes;
  /** Public URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** `PURGE_SECRET`: grants access to the reports of a backend on another machine. */
  readonly secret: string | null;
  /** The output file. */
  readonly output: string;
  /** `REPORT_STALE_MONTHS`: a document that has not changed for this many months is stale. */
  readonly staleMonths: number;
}

/** The report cannot be generated. The message says what was expected, what was found and how to fix it. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

const SiteFile = z
  .object({ id: z.string().optional(), name: z.string().default(defaultSiteName) })
  .catch({ name: defaultSiteName });
const Months = z.coerce.number().int().min(1).max(1_200);

/**
 * Reads the settings. The output is the command's first argument, by default `report.html` in `DATA_DIR`.
 *
 * @throws ReportError, when a setting cannot be used, or no docs backend is found.
 */
export function readReportSettings(
  output: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ReportSettings {
  const given = (name: string): string | null => (environment[name]?.trim() ? (environment[name] ?? null) : null);
  const dataDir = resolve(given("DATA_DIR") ?? defaultDataDir);
  const site = readSite(given("CONTENT_DIR") ?? defaultContentDir);
  const siteName = given("SITE_NAME") ?? site.name;
  const months = Months.safeParse(given("REPORT_STALE_MONTHS") ?? "12");
  if (!months.success)
    throw new ReportError(
      `REPORT_STALE_MONTHS: expected a whole number of months from 1 to 1200, got "${given("REPORT_STALE_MONTHS")}".`,
    );
  return {
    ...findBackend(given("DOCS_API_URL"), join(dataDir, "backend", "address")),
    siteId: given("SITE_ID") ?? site.id ?? defaultSiteId(siteName),
    siteName,
    types: site.types,
    siteUrl: withoutTrailingSlash(given("SITE_URL") ?? `http://localhost:${given("PORT") ?? defaultPort}`),
    secret: given("PURGE_SECRET"),
    output: resolve(output ?? join(dataDir, "report.html")),
    staleMonths: months.data,
  };
}

function findBackend(docsApiUrl: string | null, addressFile: string): Pick<ReportSettings, "apiUrl" | "foundIn"> {
  if (docsApiUrl !== null) return { apiUrl: withoutTrailingSlash(docsApiUrl), foundIn: "DOCS_API_URL" };
  try {
    return { apiUrl: `${readFileSync(addressFile, "utf8").trim()}/api`, foundIn: addressFile };
  } catch {
    throw new ReportError(
      `No docs backend was found: expected DOCS_API_URL, or a running site that has written ${addressFile}, got neither. ` +
        "Start the site with npm start (and the same DATA_DIR), or set DOCS_API_URL to your own backend.",
    );
  }
}

function readSite(contentDir: string): z.infer<typeof SiteFile> & Pick<ReportSettings, "types"> {
  const found = readTextInsideSync(contentDir, "site.yml");
  const yaml = readYaml(found.kind === "read" ? found.text : "");
  const types = yaml.kind === "read" && isMapping(yaml.value) ? takeTypes(yaml.value, yaml.lineOf) : null;
  return { ...SiteFile.parse(yaml.kind === "read" ? yaml.value : {}), types: typesInForce(types, null) };
}
