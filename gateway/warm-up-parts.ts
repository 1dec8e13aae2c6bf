import type { RequestListener } from "node:http";
import { addressesOf } from "./features/site/page-addresses.ts";
import { persistedDocuments } from "./generated/persisted-documents.ts";
import type { GatewayOptions } from "./options.ts";
import type { Routes } from "./routes.ts";
import type { SiteFacts } from "./site/site.ts";
import type { WarmUpParts } from "./warm-up/warm-up.ts";

/** What the warm-up of a gateway needs: its own pages, and the operation that every page of the client sends. */
export function toWarmUpParts(
  { config, log }: GatewayOptions,
  { routeOf, site }: Pick<Routes, "routeOf"> & { readonly site: () => SiteFacts },
  listener: RequestListener,
): WarmUpParts {
  const [hash = "", text = ""] =
    Object.entries(persistedDocuments).find(([, text]) => text.startsWith("query SiteChrome ")) ?? [];
  return {
    listener,
    kindOf: (path) => kindOf(routeOf, site(), path),
    operation: { hash, text },
    waitMs: config.limits.LIMIT_WARM_UP_MS,
    report: (bug) => log.error({ err: bug }, "the warm-up failed"),
  };
}

function kindOf(routeOf: Routes["routeOf"], site: SiteFacts, path: string): string | null {
  const route = routeOf?.(addressesOf(site), path, "").route;
  return route === undefined || route.isBare || route.path === "*" ? null : route.file;
}
