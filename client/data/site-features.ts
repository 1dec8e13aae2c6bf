import { createContext, use } from "react";

/** What a site can switch off. */
export interface SiteFeatures {
  readonly ratings: boolean;
  readonly newsletter: boolean;
  readonly contact: boolean;
}

/** A site that has switched nothing off. */
export const allFeatures: SiteFeatures = { ratings: true, newsletter: true, contact: true };

const SiteFeaturesContext = createContext<SiteFeatures>(allFeatures);

/** Gives the site's features to the components below it. */
export const SiteFeaturesProvider = SiteFeaturesContext;

/** What the site has. */
export function useSiteFeatures(): SiteFeatures {
  return use(SiteFeaturesContext);
}
