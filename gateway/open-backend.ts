import type { Config } from "./config.ts";
import type { GatewayOptions } from "./options.ts";
import type { SiteFacts } from "./site/site.ts";
import type { BackendProcessSettings } from "./supervisor/backend-process.ts";
import { startEmbeddedBackend } from "./supervisor/embedded-backend.ts";
import type { EmbeddedBackend } from "./supervisor/embedded-backend.ts";

/** Starts the embedded backend, unless the operator has one. */
export async function openBackend(
  { config, log, environment, signal }: GatewayOptions,
  site: SiteFacts,
  callbacks: Pick<BackendProcessSettings, "onChanged" | "onNoticed" | "onProblems">,
): Promise<EmbeddedBackend | null> {
  if (config.backend !== null) return null;
  const own = {
    CONTENT_DIR: config.contentDir,
    DATA_DIR: config.dataDir,
    SITE_ID: site.id,
    SITE_URL: site.url,
    // Otherwise it follows site.yml, which may change.
    ...(config.site.name !== null && { SITE_NAME: config.site.name }),
    LOG_LEVEL: config.logLevel,
  };
  return startEmbeddedBackend({ environment: { ...environment, ...own }, ...callbacks, log }, signal);
}

/** The addresses of the backend, as functions: the port of the embedded one changes when it restarts. */
export function addressesOf({ backend: own }: Config, embedded: EmbeddedBackend | null) {
  const at = (path: string): string | null => {
    const url = embedded?.url() ?? null;
    return url === null ? null : `${url}${path}`;
  };
  return own === null
    ? { apiUrl: () => at("/api"), contentUrl: () => at("") }
    : { apiUrl: () => own.apiUrl, contentUrl: () => own.contentUrl };
}
