import type { RequestListener } from "node:http";
import type { DocumentTypes } from "../content-folder/document-types/document-type.ts";
import { schemaTypesOf } from "./features/documents/schema-types.ts";
import { persistedDocuments } from "./generated/persisted-documents.ts";
import type { GatewayOptions } from "./options.ts";
import type { Routes } from "./routes.ts";
import type { WarmUpParts } from "./warm-up/warm-up.ts";

/** What the warm-up of a gateway needs: its own pages, and the operation that every page of the client sends. */
export function toWarmUpParts(
  { config, log }: GatewayOptions,
  { routeOf, types }: Pick<Routes, "routeOf"> & { readonly types: () => DocumentTypes },
  listener: RequestListener,
): WarmUpParts {
  const [hash = "", text = ""] =
    Object.entries(persistedDocuments).find(([, text]) => text.startsWith("query SiteChrome ")) ?? [];
  return {
    listener,
    kindOf: (path) => kindOf(routeOf, types(), path),
    operation: { hash, text },
    waitMs: config.limits.LIMIT_WARM_UP_MS,
    report: (bug) => log.error({ err: bug }, "the warm-up failed"),
  };
}

function kindOf(routeOf: Routes["routeOf"], types: DocumentTypes, path: string): string | null {
  const route = routeOf?.(schemaTypesOf(types), path, "").route;
  return route === undefined || route.isBare || route.path === "*" ? null : route.file;
}
