import type { SiteYml } from "../../content-folder/site-files/site-yml.ts";

/** The values of `site.yml`, of faulty ones those from before. */
export function withFormer(site: SiteYml, faulty: readonly (keyof SiteYml)[], before: SiteYml): SiteYml {
  return faulty.reduce((kept, key) => ({ ...kept, [key]: before[key] }), site);
}
