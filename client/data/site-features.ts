import { createContext, use } from "react";
import type { SiteFeatures as SchemaFeatures } from "../generated/schema.ts";

/** What a site can switch off. */
export type SiteFeatures = Omit<SchemaFeatures, "__typename">;

const SwitchedOffContext = createContext<readonly string[]>([]);

/** Gives the names of what the site has switched off to the components below it. */
export const SiteFeaturesProvider = SwitchedOffContext;

/** Whether the site has something that it may have switched off. */
export function useHas(feature: keyof SiteFeatures): boolean {
  return !use(SwitchedOffContext).includes(feature);
}
