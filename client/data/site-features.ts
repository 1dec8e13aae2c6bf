import { createContext, use } from "react";
import type { SiteFeatures as SchemaFeatures } from "../generated/schema.ts";

/** What a site can switch off. */
export type SiteFeatures = Omit<SchemaFeatures, "__typename">;

/** A site that has switched nothing off. */
const allFeatures: SiteFeatures = {
  ratings: true,
  feedback: true,
  newsletter: true,
  contact: true,
  playground: true,
  mcp: true,
  offline: true,
  glossaryCards: true,
  authors: true,
  docsTree: true,
};

const SwitchedOffContext = createContext<readonly string[]>([]);

/** Gives the names of what the site has switched off to the components below it. */
export const SiteFeaturesProvider = SwitchedOffContext;

/** What the site has. */
export function useSiteFeatures(): SiteFeatures {
  return { ...allFeatures, ...Object.fromEntries(use(SwitchedOffContext).map((name) => [name, false])) };
}
